"""Times cairosvg drawing python-chess's board, for comparison with the renderer's own table.

    python3 -m venv venv && venv/bin/pip install cairosvg chess
    venv/bin/python tests/bench/cairosvg_board.py

Prints a row for the table of `cargo run --release -p lasermate-render --example bench`:
a board of 720 pixels with coordinates, last move and one arrow, from position to PNG.
"""

import statistics
import time

import cairosvg
import chess
import chess.svg

ROUNDS = 12


def draw(board: chess.Board) -> bytes:
    svg = chess.svg.board(
        board,
        size=720,
        lastmove=board.peek(),
        arrows=[chess.svg.Arrow(chess.H1, chess.A8)],
    )
    return cairosvg.svg2png(bytestring=svg.encode())


def main() -> None:
    board = chess.Board()
    board.push_san("d4")
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        png = draw(board)
        times.append((time.perf_counter() - begin) * 1e3)
    print("| picture | size | first, ms | then (median), ms | least, ms | KB |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    print(
        f"| cairosvg {cairosvg.__version__}, python-chess {chess.__version__} | 720x720 "
        f"| {times[0]:.2f} | {statistics.median(times[1:]):.2f} | {min(times):.2f} | {len(png) / 1024:.1f} |"
    )


if __name__ == "__main__":
    main()

//! What costs much is bounded: few at once, a bounded wait, one drawing of each picture, and none that nobody waits for.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use lasermate_domain::limits::DRAWINGS_WAITING;
use lasermate_domain::port::{CommandId, Intent, Invocation, PictureFile, PictureKind};
use lasermate_service::drawing::{
    DrawingKey, DrawingLane, Drawings, NotDrawn, PATIENCE, PoolPlace, PoolTimeout,
};
use lasermate_service::questions::PictureError;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

fn key(n: usize) -> DrawingKey {
    DrawingKey::Own(n.to_string())
}

#[expect(clippy::unnecessary_wraps, reason = "what draws may fail")]
fn drawn() -> Result<PictureFile, PictureError> {
    Ok(PictureFile { kind: PictureKind::Gif, bytes: vec![1; 100] })
}

/// All places of a lane.
async fn taken(drawings: &Drawings, lane: DrawingLane) -> Vec<PoolPlace> {
    let mut places = Vec::new();
    for _ in 0..lane.places() {
        places.push(drawings.pool().place(lane, None).await.unwrap());
    }
    places
}

/// Draws until it is called off, telling when it begins and when it ends.
fn endless(
    tell: UnboundedSender<&'static str>,
) -> impl FnOnce(&dyn Fn() -> bool) -> Result<PictureFile, PictureError> {
    move |stopped| {
        tell.send("begun").unwrap();
        while !stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        tell.send("stopped").unwrap();
        Err(PictureError::NoGame(0))
    }
}

async fn hears(hear: &mut UnboundedReceiver<&'static str>, what: &str) {
    assert_eq!(hear.recv().await, Some(what));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_replays_is_drawn_a_few_at_once_and_each_once() {
    const PICTURES: usize = 40;
    const ASKERS: usize = 10;
    let drawings = Arc::new(Drawings::default());
    let (at_once, most, drawings_made) =
        (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let mut tasks = Vec::new();
    for n in 0..PICTURES * ASKERS {
        let (drawings, at_once) = (Arc::clone(&drawings), Arc::clone(&at_once));
        let (most, made) = (Arc::clone(&most), Arc::clone(&drawings_made));
        tasks.push(tokio::spawn(async move {
            let draw = move |_: &dyn Fn() -> bool| {
                most.fetch_max(at_once.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                made.fetch_add(1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(1));
                at_once.fetch_sub(1, Ordering::SeqCst);
                drawn()
            };
            drawings
                .draw(key(n % PICTURES), DrawingLane::Replays, None, draw)
                .await
                .map(|drawn| drawn.bytes.len())
        }));
    }
    for task in tasks {
        assert_eq!(task.await.unwrap(), Ok(100));
    }
    assert!(most.load(Ordering::SeqCst) <= DrawingLane::Replays.places());
    assert_eq!(drawings_made.load(Ordering::SeqCst), PICTURES, "shared, and then kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_finds_no_place_in_time_is_told_so_and_other_lanes_go_on() {
    let drawings = Arc::new(Drawings::default());
    let places = taken(&drawings, DrawingLane::Replays).await;
    let soon = Some(Duration::from_millis(1));
    let late = drawings.draw(key(1), DrawingLane::Replays, soon, |_| drawn()).await;
    assert_eq!(late.unwrap_err(), NotDrawn::Busy);
    assert_eq!(
        drawings.draw(key(2), DrawingLane::Boards, Some(PATIENCE), |_| drawn()).await.unwrap().bytes.len(),
        100
    );
    drop(places);
    assert!(
        drawings.draw(key(1), DrawingLane::Replays, Some(PATIENCE), |_| drawn()).await.is_ok(),
        "and asked again"
    );
    assert_eq!(drawings.pool().at_work(DrawingLane::Replays), 0);
}

/// Six `/solve` of one name took `/hint`, evaluations and `/solve` from everybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_place_of_a_lane_and_the_next_ones_wait_without_one() {
    const ASKED: usize = 6;
    for lane in DrawingLane::ALL.into_iter().filter(|lane| lane.places() > 1) {
        let drawings = Arc::new(Drawings::default());
        let ask = |who: &'static str, patience: Duration| {
            let drawings = Arc::clone(&drawings);
            async move { drawings.pool().place_of(lane, who, patience).await }
        };
        let first = ask("ann", PATIENCE).await.unwrap();
        // A place is given back where it was got: which of them is next is nobody's choice.
        let more: Vec<_> = (0..ASKED)
            .map(|_| ask("ann", PATIENCE * 1000))
            .map(|asked| tokio::spawn(async { asked.await.map(drop) }))
            .collect();
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        assert_eq!(drawings.pool().at_work(lane), 1, "{lane:?}: one place for one person");
        assert_eq!(ask("ann", Duration::from_millis(1)).await.map(drop), Err(PoolTimeout));
        let others: Vec<_> = ["bob", "cat", "dan"][..lane.places() - 1].to_vec();
        for who in others {
            assert!(ask(who, Duration::from_millis(500)).await.is_ok(), "{lane:?}: {who}");
        }
        drop(first);
        for task in more {
            assert_eq!(task.await.unwrap(), Ok(()), "each in its turn");
        }
        assert_eq!((drawings.pool().at_work(lane), drawings.pool().waiting(lane)), (0, 0));
    }
}

#[test]
fn problems_take_no_place_of_hints() {
    let lane = |command| {
        lasermate_service::drawing::lane(&Intent::Command(Invocation { command, options: BTreeMap::new() }))
    };
    assert_ne!(lane(CommandId::Solve), lane(CommandId::Hint));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_wait_than_the_bound_says() {
    let drawings = Arc::new(Drawings::default());
    let places = taken(&drawings, DrawingLane::Scans).await;
    let wait = |drawings: Arc<Drawings>| async move {
        drawings.pool().place(DrawingLane::Scans, Some(Duration::from_secs(3600))).await.map(drop)
    };
    let waiting: Vec<_> = (0..DRAWINGS_WAITING).map(|_| tokio::spawn(wait(Arc::clone(&drawings)))).collect();
    while drawings.pool().waiting(DrawingLane::Scans) < DRAWINGS_WAITING {
        tokio::task::yield_now().await;
    }
    assert_eq!(wait(Arc::clone(&drawings)).await, Err(PoolTimeout), "at once");
    drop(places);
    for task in waiting {
        assert_eq!(task.await.unwrap(), Ok(()));
    }
    assert_eq!(drawings.pool().waiting(DrawingLane::Scans), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_ends_when_the_last_of_those_who_wait_has_gone() {
    let drawings = Arc::new(Drawings::default());
    let (tell, mut hear) = unbounded_channel();
    let wait = |drawings: Arc<Drawings>, tell: UnboundedSender<_>| {
        tokio::spawn(async move { drawings.draw(key(1), DrawingLane::Replays, None, endless(tell)).await })
    };
    let first = wait(Arc::clone(&drawings), tell.clone());
    hears(&mut hear, "begun").await;
    // The second joins: it begins no drawing of its own.
    let second = drawings.draw(key(1), DrawingLane::Replays, None, endless(tell.clone()));
    let mut second = Box::pin(second);
    tokio::select! {
        biased;
        _ = &mut second => panic!("nothing is drawn yet"),
        () = tokio::task::yield_now() => {}
    }
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    assert!(hear.try_recv().is_err(), "the second still waits");
    drop(second);
    hears(&mut hear, "stopped").await;
    // Asked for again it is drawn anew.
    let again = wait(Arc::clone(&drawings), tell);
    hears(&mut hear, "begun").await;
    again.abort();
    hears(&mut hear, "stopped").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_while_waiting_for_a_place_leaves_nothing_behind() {
    let drawings = Arc::new(Drawings::default());
    let places = taken(&drawings, DrawingLane::Replays).await;
    let (tell, mut hear) = unbounded_channel();
    let waiting = {
        let drawings = Arc::clone(&drawings);
        tokio::spawn(async move { drawings.draw(key(1), DrawingLane::Replays, None, endless(tell)).await })
    };
    while drawings.pool().waiting(DrawingLane::Replays) == 0 {
        tokio::task::yield_now().await;
    }
    waiting.abort();
    while drawings.pool().waiting(DrawingLane::Replays) > 0 {
        tokio::task::yield_now().await;
    }
    drop(places);
    assert_eq!(hear.recv().await, None, "it never began");
    assert_eq!(drawings.pool().at_work(DrawingLane::Replays), 0);
}

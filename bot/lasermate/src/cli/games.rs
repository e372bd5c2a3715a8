//! `lasermate games`: the presets and their options, with what each stands at.

use std::io::{self, Write};

use lasermate_engine::variants::Preset;

pub fn write(out: &mut impl Write) -> io::Result<()> {
    for (index, preset) in Preset::all().iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}  ({})", preset.name, preset.title)?;
        writeln!(out, "    {}", preset.summary)?;
        for (option, default) in preset.defaults() {
            let others =
                option.values().into_iter().map(|(value, _)| value).filter(|value| *value != default);
            let mut others: Vec<_> = others.collect();
            if others.is_empty() {
                others.push("another value");
            }
            // Some texts have commas of their own.
            let between = if option.texts().is_some() { " or " } else { ", " };
            let needs =
                option.needs.map(|needs| format!("  (with {}={})", needs.option, needs.values.join("|")));
            writeln!(
                out,
                "    {}={default}  or {}{}",
                option.name,
                others.join(between),
                needs.unwrap_or_default()
            )?;
            writeln!(out, "        {}", option.help)?;
        }
    }
    Ok(())
}

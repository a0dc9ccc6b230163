#include "print/print.hpp"

namespace hoyle::print {

std::string_view style()
{
    return R"css(.hoyle-report {
  color-scheme: light dark;
  --hoyle-ink: #1f1d1a; --hoyle-soft: #5d574e; --hoyle-ground: #fffdf6; --hoyle-card: #f6f1e4; --hoyle-rule: #cfc6b2;
  --hoyle-red: #a01818; --hoyle-link: #24487a; --hoyle-paper: transparent;
  box-sizing: border-box; max-width: 50rem; margin: 0 auto; padding: 1rem; color: var(--hoyle-ink); background: var(--hoyle-ground);
  font: 1rem/1.45 Georgia, "Old Standard TT", "DejaVu Serif", serif; font-variant-emoji: text; overflow-wrap: anywhere;
}
@media (prefers-color-scheme: dark) {
  .hoyle-report {
    --hoyle-ink: #ece6d8; --hoyle-soft: #b5ab98; --hoyle-ground: #1b1916; --hoyle-card: #26231e; --hoyle-rule: #4c463b;
    --hoyle-red: #ff8f85; --hoyle-link: #9dc1f5;
  }
}
body:has(> main > .hoyle-report) { margin: 0; background: #fffdf6 }
@media (prefers-color-scheme: dark) { body:has(> main > .hoyle-report) { background: #1b1916 } }
.hoyle-report h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 }
.hoyle-report header p { margin: .3rem 0 0; color: var(--hoyle-soft) }
.hoyle-report h2 { font-size: 1.25rem; line-height: 1.25; margin: 1.8rem 0 .6rem; border-bottom: 1px solid var(--hoyle-rule) }
.hoyle-report .verdict h2 { font-size: 1.05rem; margin: 1rem 0 .4rem; border: 0 }
.hoyle-report h3 { font-size: 1.05rem; line-height: 1.3; margin: 0 0 .5rem }
.hoyle-report p { margin: .4rem 0 }
.hoyle-report a { color: var(--hoyle-link) }
.hoyle-report code { font: .85em/1.4 ui-monospace, "DejaVu Sans Mono", monospace }
.hoyle-report sup { line-height: 0; font-size: .72em }
.hoyle-report ul, .hoyle-report ol { margin: .4rem 0; padding-left: 1.5rem }
.hoyle-report li { margin: .2rem 0 }
.hoyle-report .verdict { border: 2px solid var(--hoyle-ink); padding: .5rem 1rem; margin: 1rem 0 }
.hoyle-report .tasks { list-style: none; padding-left: 1.6rem }
.hoyle-report .tasks .square { margin-left: -1.6rem; margin-right: .7rem }
.hoyle-report .square {
  display: inline-block; box-sizing: border-box; width: .9em; height: .9em; border: 1.5px solid currentColor; margin-right: .5em;
  vertical-align: -.08em
}
.hoyle-report .finding { background: var(--hoyle-card); border-left: 4px solid var(--hoyle-red); padding: .7rem 1rem; margin: 1rem 0 }
.hoyle-report .label { display: inline-block; min-width: 3.2em }
.hoyle-report .log { margin: 0 0 .6rem; display: grid; grid-template-columns: auto 1fr; gap: .2rem .8rem; font-size: .95rem }
.hoyle-report .log dt { color: var(--hoyle-soft); white-space: nowrap }
.hoyle-report .log dd { margin: 0 }
.hoyle-report .log i { color: var(--hoyle-soft) }
.hoyle-report mark { color: inherit; background: none; border: 2px solid var(--hoyle-red); padding: 0 .15em }
.hoyle-report mark.proof { border-style: dashed }
.hoyle-report .table { display: flex; flex-wrap: wrap; gap: 1.2rem 2rem; align-items: flex-start; justify-content: space-between }
.hoyle-report .hands {
  display: grid; grid-template: ". North ." auto "West turned East" auto ". South ." auto / auto auto auto; gap: .2rem .8rem;
  flex: 1 1 19rem; align-items: center
}
.hoyle-report .hand.North { grid-area: North }
.hoyle-report .hand.East { grid-area: East }
.hoyle-report .hand.South { grid-area: South }
.hoyle-report .hand.West { grid-area: West }
.hoyle-report .turned { grid-area: turned; text-align: center; margin: 0 }
.hoyle-report .hand p { margin: 0; overflow-wrap: break-word; font-size: .85rem; line-height: 1.25; color: var(--hoyle-soft) }
.hoyle-report .hand p b { color: var(--hoyle-ink); font-size: .95rem }
.hoyle-report .hand ul { list-style: none; margin: 0; padding: 0; line-height: 1.35 }
.hoyle-report .hand li { margin: 0; white-space: nowrap }
.hoyle-report .suit { font-family: "DejaVu Sans", "Segoe UI Symbol", sans-serif; font-size: .95em; margin-right: .05em }
.hoyle-report .red { color: var(--hoyle-red) }
.hoyle-report table { border-collapse: collapse; font-size: .95rem; font-variant-numeric: lining-nums tabular-nums }
.hoyle-report .rows caption, .hoyle-report .heard, .hoyle-report .lead {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap
}
.hoyle-report th { font-weight: normal; color: var(--hoyle-soft); text-align: left; font-size: .85rem }
.hoyle-report td, .hoyle-report th { padding: .12rem .55rem .12rem 0; vertical-align: baseline }
.hoyle-report .tricks td { white-space: nowrap }
.hoyle-report .tricks caption { caption-side: bottom; text-align: left; font-size: .8rem; color: var(--hoyle-soft); padding-top: .3rem }
.hoyle-report .tricks caption b { font-weight: normal }
.hoyle-report .tricks td:has(.lead)::before { content: "›"; color: var(--hoyle-soft) }
.hoyle-report .tricks b { text-decoration: underline; text-underline-offset: .18em }
.hoyle-report .tricks s { color: var(--hoyle-soft); text-decoration-thickness: 1.5px }
.hoyle-report .box { color: inherit; text-decoration: none; border: 2px solid var(--hoyle-red); padding: 0 .2em }
.hoyle-report .box.proof { border-style: dashed }
.hoyle-report .rows { width: 100%; margin: .4rem 0 }
.hoyle-report .rows tr { border-bottom: 1px solid var(--hoyle-rule) }
.hoyle-report .rows tr.noted { border: 0 }
.hoyle-report .rows td, .hoyle-report .rows th { overflow-wrap: normal }
.hoyle-report .rows td:nth-child(n+3) { white-space: nowrap }
.hoyle-report .told ul { font-size: .9rem; columns: 17rem }
.hoyle-report figure { margin: 0; max-width: 34rem }
.hoyle-report figure svg { width: 100%; height: auto; display: block }
.hoyle-report .notes { font-size: .88rem; color: var(--hoyle-ink) }
.hoyle-report .notes li { margin: .35rem 0 }
@media (min-width: 45rem) {
  .hoyle-report .notes { columns: 2; column-gap: 2rem }
  .hoyle-report .notes li { break-inside: avoid }
}
@media (max-width: 30rem) {
  .hoyle-report { padding: .8rem }
  .hoyle-report .rows { font-size: .85rem }
  .hoyle-report .hands { flex-basis: 100%; gap: .2rem .4rem; font-size: .95rem }
  .hoyle-report .hand p { overflow-wrap: anywhere }
  .hoyle-report .tricks { width: 100% }
}
@media print {
  @page { size: A4; margin: 16mm 15mm }
  .hoyle-report {
    color-scheme: light; --hoyle-ink: #000; --hoyle-soft: #333; --hoyle-ground: #fff; --hoyle-card: #fff; --hoyle-rule: #999;
    --hoyle-red: #000; --hoyle-link: #000; max-width: none; padding: 0; font-size: 10.5pt
  }
  body:has(> main > .hoyle-report) { background: #fff }
  .hoyle-report a { text-decoration: none }
  .hoyle-report .finding { border: 1px solid #000; border-left-width: 4px }
  .hoyle-report h2, .hoyle-report h3 { break-after: avoid }
  .hoyle-report .finding, .hoyle-report table, .hoyle-report .table, .hoyle-report .verdict, .hoyle-report figure, .hoyle-report tr,
  .hoyle-report .notes li { break-inside: avoid }
  .hoyle-report + .hoyle-report { break-before: page }
}
)css";
}

}  // namespace hoyle::print

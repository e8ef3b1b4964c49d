/** A game looked back on, as a page of its own that needs nothing else. */
import { costliest, percent, points, signed } from './lines.ts'
import type { LookedBack } from './looked-back.ts'

const WIDTH = 800
const HEIGHT = 240

export function reviewPage(looked: LookedBack): string {
  const { seats, outcome, review } = looked
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(seats.join(' against '))}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
svg { width: 100%; height: auto } .half { stroke: gray; stroke-dasharray: 4 } .line { fill: none; stroke: #d80; stroke-width: 2 }
td, th { text-align: left; padding: 0 1rem 0.3rem 0; vertical-align: top }
</style>
<h1>${escaped(seats.join(' against '))}</h1>
<p>${escaped(outcome ?? 'The game was left.')} ${review.turns} turns, ${review.decisions} decisions.</p>
${graph(looked)}
${turning(looked)}
${seats.map((_, seat) => sideOf(looked, seat)).join('\n')}
</html>
`
}

function graph({ review: { chances }, seats }: LookedBack): string {
  if (chances.length < 2) return ''
  const points = chances.map(
    (chance, at) =>
      `${((at / (chances.length - 1)) * WIDTH).toFixed(1)},${((1 - chance) * HEIGHT).toFixed(1)}`,
  )
  return `<h2>Chance to win of ${escaped(seats[0]!)}</h2>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="From ${percent(chances[0]!)} to ${percent(chances.at(-1)!)}">
<path class="half" d="M0 ${HEIGHT / 2}H${WIDTH}"/><polyline class="line" points="${points.join(' ')}"/></svg>`
}

const turning = ({ review, seats }: LookedBack): string =>
  review.turning.length === 0
    ? ''
    : `<h2>Where it turned</h2>
<table><tr><th>Turn</th><th></th><th>${escaped(seats[0]!)}</th></tr>
${review.turning
  .map(
    ({ turn, text, before, after }) =>
      `<tr><td>${turn}</td><td>${escaped(text)}</td><td>${percent(before)} → ${percent(after)}</td></tr>`,
  )
  .join('\n')}
</table>`

function sideOf({ seats, account, weighed }: LookedBack, seat: number): string {
  const luck = seat === 0 ? account.luck : -account.luck
  const rows = costliest(weighed, seat).map(
    ({ at, turn, given, better }) =>
      `<tr><td>${turn}</td><td>${at}</td><td>${escaped(given)}</td><td>${escaped(better.answer)}</td><td>${points(better.loss)}</td></tr>`,
  )
  return `<h2>${escaped(seats[seat]!)}</h2>
<p>Decisions gave away ${points(account.losses[seat]!)} points of the chance to win, luck gave ${signed(luck)}.</p>
${rows.length === 0 ? '' : `<table><tr><th>Turn</th><th>Decision</th><th>Made</th><th>Better</th><th>By</th></tr>\n${rows.join('\n')}\n</table>`}`
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark]!)

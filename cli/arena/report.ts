/** The report of an arena as one page that needs nothing else. */
import type { Rating, Standing } from '@dejarik/bots'
import { lengths, type Match, paces, sharesByDeck } from './match.ts'
import { bars, columns, escaped } from './plots.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto; font-size: 12px; fill: currentColor }
.track { fill: light-dark(#eee, #333) } .bar { fill: light-dark(#3b6fb5, #7aa7e0) }
.whisker { stroke: currentColor; stroke-width: 2 }
table { border-collapse: collapse } td, th { padding: .2rem 1rem .2rem 0; text-align: left }
td.number { text-align: right; font-variant-numeric: tabular-nums }`

export interface Report {
  readonly title: string
  readonly matches: readonly Match[]
  readonly ratings: readonly Rating[]
}

export function reportPage({ title, matches, ratings }: Report): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    ratingTable(ratings),
    ...matches.map(matchSection),
    '</body></html>\n',
  ].join('\n')
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

function ratingTable(ratings: readonly Rating[]): string {
  const rows = ratings.map(
    ({ bot, elo }) => `<tr><td>${escaped(bot)}</td><td class="number">${Math.round(elo)}</td></tr>`,
  )
  return `<h2>Ratings</h2><p>Elo from all matches together; the average is 0.</p>
<table><tr><th>bot</th><th>Elo</th></tr>${rows.join('')}</table>`
}

function matchSection(match: Match): string {
  const { bots, tally, standing } = match
  const name = bots.join(' against ')
  return [
    `<h2>${escaped(name)}</h2>`,
    `<p>${tally.games} paired games: ${summary(bots[0], standing)}. Draws ${tally.draws}, unfinished ${tally.unfinished}, faults ${tally.faults.length}.</p>`,
    '<h3>Points by deck</h3>',
    bars(
      `Points by deck, ${name}`,
      sharesByDeck(match).map(({ bot, deck, games, share, interval }) => ({
        label: `${bot}: ${deck}`,
        value: share,
        text: `${percent(share)} of ${games}`,
        interval,
      })),
    ),
    '<h3>Length of the games, in decisions</h3>',
    columns(
      `Length of the games, ${name}`,
      lengths(tally.records).map(({ from, to, count }) => ({ label: `${from}–${to}`, count })),
    ),
    '<h3>Time for a decision</h3>',
    paceBars(match, name),
  ].join('\n')
}

const summary = (bot: string, { share, interval }: Standing): string =>
  `${escaped(bot)} has ${percent(share)} of the points (95%: ${percent(interval.low)} to ${percent(interval.high)})`

function paceBars(match: Match, name: string): string {
  const found = paces(match)
  const most = Math.max(Number.MIN_VALUE, ...found.map(({ mean }) => mean))
  return bars(
    `Time for a decision, ${name}`,
    found.map(({ bot, mean, longest }) => ({
      label: bot,
      value: mean / most,
      text: `${mean.toFixed(2)} ms, at most ${longest.toFixed(0)}`,
    })),
  )
}

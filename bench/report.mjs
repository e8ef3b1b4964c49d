/** The figures of all contestants as one table, and ours against the peers' as ratios. */
import { CONTESTANTS, PAIRS } from './contestants.mjs'

const FIGURES = [
  { key: 'decisionsPerSecond', title: 'decisions/s' },
  { key: 'msPerGame', title: 'ms/game' },
  { key: 'usPerFork', title: 'µs/fork' },
  { key: 'usPerView', title: 'µs/view' },
  { key: 'usPerSaveRestore', title: 'µs/save+restore' },
  { key: 'iterationsPerSecond', title: 'iterations/s' },
  { key: 'simulationsPerSecond', title: 'simulations/s' },
  { key: 'bytesPerGame', title: 'bytes/live game' },
  { key: 'bytesPerSave', title: 'bytes/save' },
]

/** Null where a contestant has no such figure. */
function median(values) {
  if (values.includes(null)) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const forEachFigure = (find) => Object.fromEntries(FIGURES.map(({ key }) => [key, find(key)]))
const seriesOf = ({ rounds, memory }, key) =>
  key in memory ? [memory[key]] : rounds.map((round) => round[key])
const quotient = (ours, peer) => (ours === null || peer === null ? null : ours / peer)

/** The median of the quotients of rounds that followed each other: noise that lasts longer than a round cancels out. */
function compare(ours, peer) {
  return forEachFigure((key) => {
    const against = seriesOf(peer, key)
    return median(seriesOf(ours, key).map((value, round) => quotient(value, against[round])))
  })
}

/** Figures by contestant, and ratios as ours / peer. */
export function report(results) {
  const find = (name) => results.find((result) => result.name === name)
  const figures = results.map((result) => [
    result.name,
    forEachFigure((key) => median(seriesOf(result, key))),
  ])
  const ratios = PAIRS.map(([name, against]) => ({ name, against, ...compare(find(name), find(against)) }))
  return { contestants: Object.fromEntries(figures), ratios }
}

export function table({ contestants, ratios }) {
  const titleOf = (name) => CONTESTANTS.find((contestant) => contestant.name === name).title
  const row = (title, figures, say) => [title, ...FIGURES.map(({ key }) => say(figures[key]))]
  return columns([
    ['', ...FIGURES.map(({ title }) => title)],
    ...CONTESTANTS.map(({ name, title }) => row(title, contestants[name], sayFigure)),
    ['ours / peer'],
    ...ratios.map((pair) => row(`${titleOf(pair.name)} / ${titleOf(pair.against)}`, pair, sayRatio)),
  ])
}

function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const cell = (text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

const precise = (value) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))
const sayFigure = (value) => (value === null ? '–' : precise(value))
const sayRatio = (value) => (value === null ? '–' : `${precise(value)}×`)

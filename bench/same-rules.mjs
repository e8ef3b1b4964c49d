/**
 * Whether the boardgame.io port of Skirmish is the same game: `node bench/same-rules.mjs` lets random players play
 * thousands of games of both and compares how long they are and who wins. Their dice fall differently.
 */
import { CONTESTANTS } from './contestants.mjs'

const MATCHES = [
  { ours: 'skirmish-2', port: 'boardgame-io-2', seats: 2, games: 4000 },
  { ours: 'skirmish-6', port: 'boardgame-io-6', seats: 6, games: 600 },
]
/** Equal games differ by more once in a thousand comparisons. The seeds are fixed, so the answer is always the same. */
const MOST_DEVIATIONS = 3.29
const MOST_DISTANCE = 1.95

async function outcomes(name, games) {
  const engine = await CONTESTANTS.find((contestant) => contestant.name === name).load()
  return Array.from({ length: games }, (_, index) => engine.outcome(index + 1))
}

/** The largest difference between the two distributions, in units of its expected size (Kolmogorov and Smirnov). */
function distance(left, right) {
  const upTo = (values, limit) => values.filter((value) => value <= limit).length / values.length
  const limits = new Set([...left, ...right])
  const gaps = [...limits].map((limit) => Math.abs(upTo(left, limit) - upTo(right, limit)))
  return Math.max(...gaps) * Math.sqrt((left.length * right.length) / (left.length + right.length))
}

/** How many standard deviations two shares of successes lie apart. */
function deviations(left, right, games) {
  const share = (left + right) / (2 * games)
  return (left - right) / games / Math.sqrt((2 * share * (1 - share)) / games)
}

function compare({ seats, games }, ours, port) {
  const lengths = [ours, port].map((played) => played.map(({ decisions }) => decisions))
  const mean = (values) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)
  const apart = distance(...lengths)
  const length = { what: `decisions a game: ${lengths.map(mean).join(' and ')}`, apart, most: MOST_DISTANCE }
  const wins = Array.from({ length: seats }, (_, seat) => {
    const [left, right] = [ours, port].map(
      (played) => played.filter((game) => game.winners.includes(seat)).length,
    )
    const what = `seat ${seat} wins: ${left} and ${right} of ${games}`
    return { what, apart: Math.abs(deviations(left, right, games)), most: MOST_DEVIATIONS }
  })
  return [length, ...wins]
}

for (const match of MATCHES) {
  const [ours, port] = [await outcomes(match.ours, match.games), await outcomes(match.port, match.games)]
  console.log(`${match.ours} and ${match.port}`)
  for (const { what, apart, most } of compare(match, ours, port)) {
    const same = apart <= most
    if (!same) process.exitCode = 1
    console.log(`  ${same ? 'same' : 'DIFFERENT'}  ${what} (${apart.toFixed(2)}, at most ${most})`)
  }
}

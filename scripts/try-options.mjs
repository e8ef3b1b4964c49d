/** `node scripts/try-options.mjs`: random games with options: each alone, allowed pairs, random sets, or one set. */
import { parseArgs } from 'node:util'
import { chance, newMachine, prepareSetup, sampleAnswer } from '@dejarik/kernel'
import { ALL_OPTIONS, swtcgGame } from '@dejarik/swtcg'

const USAGE = `usage: node scripts/try-options.mjs [alone | pairs | sets | a,b,c …] [--games n] [--seed n] [--part k/n]

Plays random games and tells of every fault and every game without an end. Exit code 1 if there is one.
  alone  every option by itself (default)
  pairs  every allowed pair
  sets   random allowed sets of three to ten options, as many as --games, one game each
  --part k/n  only every nth of the sets, from the kth, so that several processes share them`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '1/1' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const MOST_DECISIONS = 20_000
const names = ALL_OPTIONS.map(({ name }) => name)
const games = Number(values.games)
const first = Number(values.seed)
const isAllowed = (options) => !('reasons' in prepareSetup(swtcgGame, { seed: 1, options }))

function* pairs() {
  for (const [index, one] of names.entries()) for (const other of names.slice(index + 1)) yield [one, other]
}

function* randomSets(count) {
  const below = chance(first, 3)
  for (let made = 0; made < count; ) {
    const left = [...names]
    const set = Array.from({ length: 3 + below(8) }, () => left.splice(below(left.length), 1)[0])
    if (!isAllowed(set)) continue
    made++
    yield set
  }
}

function* chosenSets() {
  const [what = 'alone'] = positionals
  if (what === 'alone') yield* names.map((name) => [name]).filter(isAllowed)
  else if (what === 'pairs') yield* [...pairs()].filter(isAllowed)
  else if (what === 'sets') yield* randomSets(games)
  else yield what.split(',')
}

/** The message of a fault, or null if the game came to its end. */
function playOne(options, seed) {
  const below = chance(seed, 5)
  try {
    const prepared = prepareSetup(swtcgGame, { seed, options: [...options, 'quick-tempo'] })
    if ('reasons' in prepared)
      return `refused: ${prepared.reasons.map(({ code, rule }) => rule ?? code).join(', ')}`
    const machine = newMachine(swtcgGame, prepared.setup)
    machine.journal = null
    for (let decisions = 0; machine.state.asked; decisions++) {
      if (decisions > MOST_DECISIONS) return 'has no end'
      const asked = machine.state.asked
      const question = asked.questions[asked.answers.indexOf(null)]
      const verdict = machine.answer({
        ask: asked.id,
        seat: question.seat,
        value: sampleAnswer(question, below),
      })
      if (!verdict.accepted) return `refuses what it offers: ${question.about}`
      const [breach] = swtcgGame.breaches(machine)
      if (breach) return breach
    }
    return null
  } catch (error) {
    return `${error.message}\n${error.stack.split('\n').slice(1, 5).join('\n')}`
  }
}

const [part, parts] = values.part.split('/').map(Number)
let [sets, played, faults] = [0, 0, 0]
for (const options of chosenSets()) {
  if (sets++ % parts !== part - 1) continue
  const count = positionals[0] === 'sets' ? 1 : games
  for (let game = 0; game < count; game++) {
    const seed = first + (positionals[0] === 'sets' ? sets : game)
    const fault = playOne(options, seed)
    played++
    if (!fault) continue
    faults++
    console.log(`${options.join(',')} seed ${seed}: ${fault}`)
    break
  }
}
console.log(`${played} games, ${faults} sets with faults`)
process.exitCode = faults > 0 ? 1 : 0

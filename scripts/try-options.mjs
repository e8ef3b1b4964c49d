/** `node scripts/try-options.mjs`: random games with options: each alone, allowed pairs, random sets, or one set. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chance, newMachine, prepareSetup, sampleAnswer } from '@dejarik/kernel'
import { ALL_OPTIONS, optionNamed, resolveOptions, swtcgGame } from '@dejarik/swtcg'

const USAGE = `usage: node scripts/try-options.mjs [bars | alone | pairs | sets | extreme | a,b,c …] [--games n] [--jobs n] [--seed n]

Plays random games and tells of every fault and every game without an end. Exit code 1 if there is a fault; a game
without an end is none: with Domination two sides may each hold an arena that the other cannot enter any more.
  bars     all of the following, as many games as the bars ask for (200, 5, 2,000 and 20); or --games of each
  alone    every option by itself, with every value that can be agreed on (default)
  pairs    every allowed pair
  sets     random allowed sets of three to ten options, as many as --games, one game each
  extreme  the book's own extreme example: as it stands it is refused, with the reasons; then with one style at a time
  --jobs n    share the sets among so many processes
  --part k/n  only every nth of the sets, from the kth`

const BARS = { alone: 200, pairs: 5, sets: 2000, extreme: 20 }
const MOST_DECISIONS = 20_000
const UNFINISHED = 'has no end'
/** After so many nobody retreats any more: two who play by lot may run from each other for ever. */
const TIRED_AFTER = 5000
const EXTREME =
  'two-headed-wookiee,three-way-war,galactic-conquest,team-rotation,guerilla-units,action-cards,secondary-locations,unslung-equipment,vongformed,assembler,abomination,krayt,clawdite,command-zone,recruit-zone,supply-zone,unbound,lite,optimal-search-and-shuffle,shadow-ops,cold-war,invade-the-capitol,enhanced-muster,light-over-dark,force-roll,dark-roll,hyper-roll,arena-bonuses,search-the-galaxy,double-time,structured,bureaucrat,massive-battle,breakout,boarding,battlefront,cell-block-1-1-3-8,capture-the-flag,pinpoint-defense,strongholds'.split(
    ',',
  )
const names = ALL_OPTIONS.map(({ name }) => name)
const styles = ALL_OPTIONS.filter(({ seats }) => seats !== undefined).map(({ name }) => name)
const isAllowed = (options) => resolveOptions(options).refused.length === 0

/** An option that needs another comes with it. */
const withNeeds = ({ name, needs }) => (needs ? [optionNamed(needs.oneOf[0]).name, name] : [name])

function* alone() {
  for (const option of ALL_OPTIONS) {
    yield withNeeds(option)
    for (const value of option.agreed?.slice(1) ?? [])
      yield withNeeds(option).map((name) => (name === option.name ? `${name}:${value}` : name))
  }
}

function* pairs() {
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1)) if (isAllowed([one, other])) yield [one, other]
}

function* randomSets(count, seed) {
  const below = chance(seed, 3)
  for (let made = 0; made < count; ) {
    const left = [...names]
    const set = Array.from({ length: 3 + below(8) }, () => left.splice(below(left.length), 1)[0])
    if (!isAllowed(set)) continue
    made++
    yield set
  }
}

/** The example without all styles but one, and without what that one cannot be played with. */
function* extremes() {
  for (const style of [null, ...styles.filter((name) => EXTREME.includes(name))]) {
    let set = EXTREME.filter((name) => name === style || !styles.includes(name))
    const refused = resolveOptions(set).refused.flatMap(({ detail: { first = '', option = '' } }) => [
      ...first.split(', '),
      option,
    ])
    set = set.filter((name) => name === style || !refused.includes(optionNamed(name).title))
    if (isAllowed(set)) yield set
  }
}

const SETS = {
  alone: () => alone(),
  pairs: () => pairs(),
  sets: (games, seed) => randomSets(games, seed),
  extreme: () => extremes(),
}

/** The answer by which everybody stays where they are; null where the question is another. */
function stays({ kind, about, min }) {
  if (!about.startsWith('retreat')) return null
  if (kind === 'action') return 'pass'
  return kind === 'cards' && min === 0 ? [] : null
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
      if (decisions > MOST_DECISIONS) return UNFINISHED
      const { id, questions, answers } = machine.state.asked
      const question = questions[answers.indexOf(null)]
      const value = (decisions > TIRED_AFTER && stays(question)) || sampleAnswer(question, below)
      if (!machine.answer({ ask: id, seat: question.seat, value }).accepted)
        return `refuses what it offers: ${question.about}`
      const [breach] = swtcgGame.breaches(machine)
      if (breach) return breach
    }
    return null
  } catch (error) {
    return `${error.message}\n${error.stack.split('\n').slice(1, 5).join('\n')}`
  }
}

/** Plays this process's part of the sets, telling of each fault as it comes. */
function playPart(what, games, seed, [part, parts]) {
  const sets = SETS[what] ? SETS[what](games, seed) : [what.split(',')]
  const each = what === 'sets' ? 1 : games
  const counted = { sets: 0, played: 0, faults: 0, unfinished: 0 }
  let place = 0
  for (const options of sets) {
    if (place++ % parts !== part - 1) continue
    counted.sets++
    for (let game = 0; game < each; game++) {
      const own = seed + (what === 'sets' ? place : game)
      const fault = playOne(options, own)
      counted.played++
      if (!fault) continue
      counted[fault === UNFINISHED ? 'unfinished' : 'faults']++
      console.log(`${options.join(',')} seed ${own}: ${fault}`)
      if (fault !== UNFINISHED) break
    }
  }
  return counted
}

async function inChild(args) {
  const child = spawn(process.execPath, [import.meta.filename, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (more) => {
    text += more
  })
  await once(child, 'close')
  const lines = text.trimEnd().split('\n')
  const counted = JSON.parse(lines.pop())
  for (const line of lines) console.log(line)
  return counted
}

async function playAll(what, games, seed, jobs) {
  const parts = Array.from({ length: jobs }, (_, index) =>
    inChild([what, '--games', String(games), '--seed', String(seed), '--part', `${index + 1}/${jobs}`]),
  )
  const counted = await Promise.all(parts)
  return counted.reduce((sum, each) => ({
    sets: sum.sets + each.sets,
    played: sum.played + each.played,
    faults: sum.faults + each.faults,
    unfinished: sum.unfinished + each.unfinished,
  }))
}

function tellExtreme() {
  const rules = new Set(resolveOptions(EXTREME).refused.map(({ rule }) => rule))
  console.log(`the extreme example as it stands is refused: ${[...rules].join(', ')}`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    part: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [what = 'alone'] = positionals
const [seed, jobs] = [Number(values.seed), Number(values.jobs)]
if (values.help) console.log(USAGE)
else if (values.part) {
  const counted = playPart(what, Number(values.games ?? 5), seed, values.part.split('/').map(Number))
  console.log(JSON.stringify(counted))
} else {
  let faults = 0
  for (const kind of what === 'bars' ? Object.keys(BARS) : [what]) {
    if (kind === 'extreme') tellExtreme()
    const games = Number(values.games ?? (what === 'bars' ? BARS[kind] : 5))
    const counted = await playAll(kind, games, seed, jobs)
    faults += counted.faults
    console.log(
      `${kind}: ${counted.sets} sets, ${counted.played} games, ${counted.unfinished} without an end, ${counted.faults} sets with faults`,
    )
  }
  process.exitCode = faults > 0 ? 1 : 0
}

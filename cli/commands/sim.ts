/** `dejarik sim`: whole games between bots, counted. */
import { botNames } from '@dejarik/bots'
import { Command } from 'commander'
import { namedBot } from '../bots.ts'
import { withDrawnDecks } from '../drawn-decks.ts'
import { Failure } from '../failure.ts'
import { type ChosenGame, chosenGame, nameList, type SetupFlags, wholeNumber, withMany } from '../flags.ts'
import { grouped, say, sayJson, tellFailures } from '../output.ts'
import { progress } from '../progress.ts'
import type { SimOrder } from '../sim/batch.ts'
import { simulate } from '../sim/crew.ts'
import type { Stops } from '../sim/game.ts'
import type { Tally } from '../sim/tally.ts'
import { tallyReasons } from '../sim/why.ts'

interface SimFlags extends SetupFlags {
  readonly games: number
  readonly bots: readonly string[]
  readonly jobs: number
  readonly limit: number
  readonly record?: string
  readonly drawn?: true
  readonly why?: number
  readonly json?: true
}

const EXAMPLES = `
Game number n of a simulation has the seed S + n, so that one game can be looked at alone.

Examples:
  dejarik sim --games 1000                          a thousand games of the first game
  dejarik sim --game skirmish --seats 4 --options teams,second-look --games 200
  dejarik sim --games 10000 --jobs 4 --json         four threads, figures for a program
  dejarik sim --games 3 --record replays            and keep a replay of each game
  dejarik sim --game swtcg --edition today --drawn --games 2000   every set of today comes up
  dejarik sim --game swccg --edition beginners --why 100000   refusals without a rule of the book`

export function simCommand(): Command {
  return withMany(new Command('sim'))
    .description('play whole games between bots and count them')
    .option('-n, --games <count>', 'how many games', wholeNumber(1), 100)
    .option('--seed <number>', 'the seed of the first game', wholeNumber(0), 1)
    .option(
      '--bots <names>',
      `who plays, by seat, repeated around the table: ${botNames.join(', ')}`,
      nameList,
      ['random'],
    )
    .option('--drawn', 'decks drawn from all cards of the edition, others in each game')
    .option('--record <folder>', 'write a replay of every game there')
    .option(
      '--why <count>',
      'ask “why not?” in random games until so many refusals are counted',
      wholeNumber(1),
    )
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', EXAMPLES)
    .action(sim)
}

async function sim(flags: SimFlags): Promise<void> {
  const chosen = chosenGame({ ...flags, ...seatsOf(flags) })
  checkDrawn(flags, chosen)
  if (flags.why !== undefined) return sayReasons(chosen, flags.why, flags)
  const order = orderOf(flags, chosen)
  const bar = progress(order.games, 'games')
  const start = performance.now()
  const tally = await simulate(order, flags.jobs, bar.at)
  const seconds = (performance.now() - start) / 1000
  bar.end()
  if (flags.json) sayJson(figures(tally, seconds))
  else say(...report(chosen, tally, seconds))
  if (tally.faults.length + tally.complaints.length > 0) tellFailures()
}

function checkDrawn({ drawn }: SimFlags, { definition, request, setup }: ChosenGame): void {
  if (drawn && (setup.seats !== 2 || !definition.takesDecks || request.decks))
    throw new Failure('--drawn is for games of two seats that are played with decks, without --decks.')
}

/** How many refusals named no rule, or one of another book. */
function sayReasons(
  { definition, request, setup }: ChosenGame,
  wanted: number,
  { json, drawn }: SimFlags,
): void {
  const bar = progress(wanted, 'refusals')
  const requestOf = (seed: number) =>
    drawn ? withDrawnDecks(definition.name, { ...request, seed }) : { ...request, seed }
  const range = { from: request.seed, wanted }
  const { refusals, games, unfounded } = tallyReasons(definition, requestOf, range, bar.at)
  bar.end()
  const count = [...unfounded.values()].reduce((sum, each) => sum + each, 0)
  if (json) sayJson({ refusals, games, unfounded: Object.fromEntries(unfounded) })
  else
    say(
      `${grouped(refusals)} refusals in ${grouped(games)} games of ${definition.title} (${setup.edition})`,
      `without a rule of the book  ${grouped(count)}`,
      ...[...unfounded].map(([what, times]) => `  ${grouped(times)} times: ${what}`),
    )
  if (count > 0) tellFailures()
}

/** Several bots and no word about seats: a seat for each. */
function seatsOf({ seats, bots }: SimFlags): { readonly seats?: number } {
  if (seats !== undefined) return { seats }
  return bots.length > 1 ? { seats: bots.length } : {}
}

function orderOf(
  { game, games, bots, limit, record, drawn }: SimFlags,
  { definition, request, setup }: ChosenGame,
): SimOrder {
  if (bots.length === 0) throw new Failure('--bots names nobody.')
  if (bots.length > setup.seats)
    throw new Failure(`--bots names ${bots.length} players, but there are ${setup.seats} seats.`)
  const seated = Array.from({ length: setup.seats }, (_, seat) => bots[seat % bots.length]!)
  for (const name of seated) namedBot(name, definition)
  return {
    game,
    request,
    games,
    bots: seated,
    limit,
    ...(record === undefined ? {} : { record }),
    ...(drawn ? { drawn } : {}),
  }
}

function figures({ faults, complaints, records: _, stops, ...tally }: Tally, seconds: number) {
  return {
    ...tally,
    faults: faults.length,
    complaints: complaints.length,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    oneChoice: tempo(stops, tally.decisions),
    faultFiles: faults.map(({ file }) => file),
  }
}

/** Of all that was asked, what had one choice only; all but what hides something should be nothing. */
function tempo({ hiding, idle }: Stops, decisions: number) {
  const share = (asks: number): number => (decisions === 0 ? 0 : asks / decisions)
  return {
    asks: hiding + idle,
    share: share(hiding + idle),
    hiding,
    otherwise: idle,
    otherShare: share(idle),
  }
}

function report({ definition, setup }: ChosenGame, tally: Tally, seconds: number): string[] {
  const { games, decisions, draws, unfinished, faults, complaints, stops } = tally
  const names = definition.scenario.seats(setup)
  const share = (wins: number): string => `${grouped(wins)} (${((100 * wins) / games).toFixed(1)}%)`
  const rules = [setup.edition, ...setup.options].join(', ')
  return [
    `${grouped(games)} games of ${definition.title} (${rules}), ${setup.seats} seats, from seed ${setup.seed}`,
    `decisions   ${grouped(decisions)}, ${(decisions / games).toFixed(1)} a game, ${grouped(Math.round(decisions / seconds))} a second`,
    `one choice  ${grouped(stops.hiding)} to hide what a seat holds, ${grouped(stops.idle)} otherwise`,
    `wins        ${tally.wins.map((wins, seat) => `${names[seat]} ${share(wins)}`).join(', ')}`,
    `draws       ${grouped(draws)}`,
    `unfinished  ${grouped(unfinished)}`,
    `faults      ${grouped(faults.length)}`,
    ...(complaints.length > 0 ? [`complaints  ${grouped(complaints.length)}`] : []),
    ...complaints.map(({ seed, message }) => `  seed ${seed}: ${message}`),
    ...faults.map(({ seed, message, file }) => `  seed ${seed}: ${message} (dejarik replay show ${file})`),
  ]
}

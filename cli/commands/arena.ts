/** `dejarik arena`: matches between bots, in pairs of games with the same cards and the seats swapped. */
import { botNames, eloTable, type Rating, standing } from '@dejarik/bots'
import { Command } from 'commander'
import { type Match, paces } from '../arena/match.ts'
import { reportPage } from '../arena/report.ts'
import { namedBot } from '../bots.ts'
import { Failure } from '../failure.ts'
import { writeText } from '../files.ts'
import { type ChosenGame, chosenGame, nameList, type SetupFlags, wholeNumber, withMany } from '../flags.ts'
import { grouped, say, sayJson, tellFailures } from '../output.ts'
import { progress } from '../progress.ts'
import { simulate } from '../sim/crew.ts'

interface ArenaFlags extends SetupFlags {
  readonly games: number
  readonly bots: readonly string[]
  readonly jobs: number
  readonly limit: number
  readonly json?: true
  readonly html?: string
}

const SEATS = 2
const EXAMPLES = `
Each deal is played twice: with the first bot at the first seat, then at the other. Several bots meet each other in turn.

Examples:
  dejarik arena --game swtcg --bots cadet,random --games 200
  dejarik arena --bots random,cadet --games 1000 --jobs 2 --json
  dejarik arena --game swtcg --bots random,cadet,captain --games 40 --html arena.html`

export function arenaCommand(): Command {
  return withMany(new Command('arena'))
    .description('let bots play matches and say who is better, and how sure that is')
    .requiredOption('--bots <names>', `who plays: ${botNames.join(', ')}`, nameList)
    .option(
      '-n, --games <count>',
      'how many games for each two bots, rounded up to pairs',
      wholeNumber(1),
      100,
    )
    .option('--seed <number>', 'the seed of the first pair', wholeNumber(0), 1)
    .option('--json', 'print the figures as JSON')
    .option('--html <file>', 'write a report with plots')
    .addHelpText('after', EXAMPLES)
    .action(arena)
}

async function arena(flags: ArenaFlags): Promise<void> {
  const chosen = chosenGame({ ...flags, seats: flags.seats ?? SEATS })
  check(flags, chosen)
  const matches: Match[] = []
  for (const bots of pairs(flags.bots)) matches.push(await play(flags, chosen, bots))
  const ratings = eloTable(matches.map(({ bots, standing: { points, games } }) => ({ bots, points, games })))
  if (flags.json) sayJson(matches.map(figures))
  else say(...matches.flatMap((match) => report(chosen, match)), ...ranking(ratings))
  if (flags.html) {
    const title = `Arena of ${chosen.definition.title}: ${flags.bots.join(', ')}`
    writeText(flags.html, reportPage({ title, matches, ratings }))
  }
  if (matches.some(({ tally }) => tally.faults.length + tally.complaints.length > 0)) tellFailures()
}

function check({ bots }: ArenaFlags, { definition, setup }: ChosenGame): void {
  if (bots.length < 2) throw new Failure('--bots names fewer than two players.')
  if (setup.seats !== SEATS) throw new Failure(`A match is for ${SEATS} seats, not for ${setup.seats}.`)
  for (const name of bots) namedBot(name, definition)
}

/** Everybody against everybody. */
const pairs = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.flatMap((one, index) => bots.slice(index + 1).map((other): [string, string] => [one, other]))

async function play(flags: ArenaFlags, { request }: ChosenGame, bots: Match['bots']): Promise<Match> {
  const games = flags.games + (flags.games % 2)
  const bar = progress(games, `games of ${bots.join(' and ')}`)
  const start = performance.now()
  const order = { game: flags.game, request, games, bots, limit: flags.limit, paired: true as const }
  const tally = await simulate(order, flags.jobs, bar.at)
  bar.end()
  const [wins, losses] = tally.wins as [number, number]
  const seconds = (performance.now() - start) / 1000
  return { bots, tally, standing: standing(wins, tally.draws + tally.unfinished, losses), seconds }
}

function figures(match: Match) {
  const { bots, tally, standing: found, seconds } = match
  const { faults, complaints, records: _, stops: __, ...counted } = tally
  return {
    bots,
    ...counted,
    ...found,
    faults: faults.length,
    complaints: complaints.length,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    faultFiles: faults.map(({ file }) => file),
    paces: paces(match),
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const rating = (elo: number): string =>
  Number.isFinite(elo)
    ? `${elo >= 0 ? '+' : ''}${Math.round(elo)}`
    : elo > 0
      ? 'beyond measure'
      : 'below measure'

/** With more than two bots, where each stands. */
function ranking(ratings: readonly Rating[]): string[] {
  if (ratings.length < 3) return []
  return [
    'Elo of all, from 0 in the middle:',
    ...ratings.map(({ bot, elo }) => `  ${rating(elo).padStart(6)}  ${bot}`),
  ]
}

function report({ definition }: ChosenGame, match: Match): string[] {
  const { bots, tally, standing: found, seconds } = match
  const { interval, eloInterval } = found
  const each = (tally.decisions / tally.games).toFixed(1)
  return [
    `${bots[0]} against ${bots[1]}: ${grouped(tally.games)} paired games of ${definition.title}`,
    `wins        ${bots[0]} ${tally.wins[0]}, ${bots[1]} ${tally.wins[1]}, draws ${tally.draws}, unfinished ${tally.unfinished}`,
    `share       ${bots[0]} ${percent(found.share)} (95%: ${percent(interval.low)} to ${percent(interval.high)})`,
    `Elo         ${rating(found.elo)} (95%: ${rating(eloInterval.low)} to ${rating(eloInterval.high)})`,
    `decisions   ${each} a game, ${grouped(Math.round(tally.decisions / seconds))} a second`,
    `time        ${paces(match)
      .map(
        ({ bot, mean, longest }) => `${bot} ${mean.toFixed(2)} ms a decision (at most ${longest.toFixed(0)})`,
      )
      .join(', ')}`,
    `faults      ${tally.faults.length}`,
    ...tally.faults.map(
      ({ seed, message, file }) => `  seed ${seed}: ${message} (dejarik replay show ${file})`,
    ),
    `complaints  ${tally.complaints.length}`,
    ...tally.complaints.map(({ seed, message }) => `  seed ${seed}: ${message}`),
  ]
}

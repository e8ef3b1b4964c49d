/** `npm run strength`: plays the matches that say whether each bot is as strong as it should be, and prints one table. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, prepare, root } from './prepare.mjs'

const USAGE = `usage: npm run strength -- [--game <name>] [--share <number>] [--jobs <count>] [--only <words>] [--thoughts <count>] [--json]

Plays paired games between the bots and says which bars are met. The whole takes hours; a share of it tells less.
  --game   swtcg or swccg; both if nothing is said
  --share  how much of each match is played, such as 0.1 (at least 2 games)
  --jobs   threads to play in, 2 if nothing is said; times for a decision hold on a quiet machine only
  --only   matches whose name has these words, such as "captain cadet" or "faults"
  --thoughts  games in thought for each question of the admiral instead of a time, for a machine that is busy
  --json   print the figures as JSON instead
`

/** The first bot should have at least this share of the points. */
const BARS = [
  { bots: 'cadet,random', games: 200, least: 0.9 },
  { bots: 'captain,cadet', games: 200, least: 0.6 },
  { bots: 'admiral@50ms,captain', games: 100, least: 0.6 },
  { bots: 'admiral@50ms,random', games: 100, least: 0.98 },
  { bots: 'admiral@20x,admiral', games: 20, least: 0.5 },
  { bots: 'cadet,reference-1', games: 200, least: null },
  { bots: 'random,cadet,captain', games: 500, least: null, name: 'faults' },
]
const GAMES = ['swtcg', 'swccg']

const FLAG = { type: 'boolean', default: false }
const TEXT = { type: 'string' }

function stop(text) {
  process.stderr.write(`strength: ${text}\n`)
  process.exit(2)
}

function readOptions() {
  try {
    const options = {
      game: TEXT,
      share: TEXT,
      jobs: TEXT,
      only: TEXT,
      thoughts: TEXT,
      json: FLAG,
      help: FLAG,
    }
    return parseArgs({ options }).values
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}. Try --help.`)
  }
}

const nameOf = ({ name, bots }) => name ?? bots.replace(',', ' against ')

/** What is played: every bar of every game that was asked for. */
function planOf({ game, share = '1', only = '', thoughts }) {
  const part = Number(share)
  if (!(part > 0 && part <= 1)) stop(`--share is a number above 0 and at most 1, not "${share}".`)
  if (game !== undefined && !GAMES.includes(game))
    stop(`There is no match of "${game}": ${GAMES.join(' or ')}.`)
  if (thoughts !== undefined && !/^[1-9]\d{0,5}$/.test(thoughts))
    stop(`--thoughts is a number from 1, not "${thoughts}".`)
  const words = only.split(' ').filter((word) => word !== '')
  const wanted = BARS.filter((bar) => words.every((word) => nameOf(bar).includes(word)))
  if (wanted.length === 0) stop(`No match is named "${only}".`)
  const bots = (names) => (thoughts ? names.replace('@50ms', `@${thoughts}games`) : names)
  const games = (all) => Math.max(2, Math.ceil((all * part) / 2) * 2)
  return (game ? [game] : GAMES).flatMap((each) =>
    wanted.map((bar) => ({ ...bar, game: each, bots: bots(bar.bots), games: games(bar.games) })),
  )
}

function play({ game, bots, games }, jobs) {
  const command = [join(root, 'cli', 'bin', 'dejarik.mjs'), 'arena', '--json', '--game', game]
  const flags = ['--bots', bots, '--games', String(games), '--jobs', jobs, '--limit', '6000']
  const { stdout } = spawnSync(process.execPath, [...command, ...flags], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  return JSON.parse(stdout)
}

/** One row for each two bots of a match. */
function rowsOf(bar, matches) {
  return matches.map(({ bots, games, share, interval, faults, complaints, unfinished }) => ({
    game: bar.game,
    match: bots.join(' against '),
    games,
    share,
    interval,
    least: bar.least,
    met: bar.least === null ? null : share >= bar.least,
    faults: faults + complaints,
    unfinished,
  }))
}

const percent = (share) => `${(100 * share).toFixed(1)}%`
const sayRow = ({ game, match, games, share, interval, least, met, faults, unfinished }) => [
  game,
  match,
  String(games),
  percent(share),
  `${percent(interval.low)} to ${percent(interval.high)}`,
  least === null ? '–' : percent(least),
  met === null ? '–' : met ? 'met' : 'NOT MET',
  String(faults),
  String(unfinished),
]
const HEAD = ['game', 'match', 'games', 'share', '95%', 'bar', '', 'faults', 'unfinished']

function table(rows) {
  const lines = [HEAD, ...rows.map(sayRow)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column])).join('  ')).join('\n')
}

function main(options) {
  if (options.help) return process.stdout.write(USAGE)
  const plan = planOf(options)
  const jobs = options.jobs ?? '2'
  if (!/^[1-9]\d?$/.test(jobs)) stop(`--jobs is a number from 1 to 99, not "${jobs}".`)
  prepare()
  if (!build()) stop('the build failed.')
  const rows = plan.flatMap((bar) => {
    process.stderr.write(`${bar.game}: ${nameOf(bar)}, ${bar.games} games\n`)
    return rowsOf(bar, play(bar, jobs))
  })
  process.stdout.write(options.json ? `${JSON.stringify(rows, null, 2)}\n` : `${table(rows)}\n`)
  if (rows.some(({ met, faults }) => met === false || faults > 0)) process.exitCode = 1
}

main(readOptions())

/** `dejarik sim`: the figures, faults and their files, and how it takes bad input. */
import { existsSync, readdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { plantFault, uproot } from './faulty.ts'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

afterAll(uproot)

inEmptyFolder()

const figures = async (...args: readonly string[]) => {
  const ended = await dejarik(['sim', '--json', ...args])
  return {
    ...ended,
    figures: JSON.parse(ended.out) as Record<string, number> & { wins: number[]; faultFiles: string[] },
  }
}

test('nobody is asked where there is nothing to choose, but to hide what a seat holds', async () => {
  const { figures: counted } = await figures('-n', '20', '--seats', '3')
  const { asks, share, hiding, otherwise, otherShare } = counted['oneChoice'] as unknown as Record<
    string,
    number
  >
  expect(asks).toBeGreaterThan(0)
  expect({ hiding, otherwise, otherShare }).toEqual({ hiding: asks, otherwise: 0, otherShare: 0 })
  expect(share).toBeCloseTo(asks! / counted['decisions']!)
})

test('counts games, decisions and wins by seat', async () => {
  const { code, figures: counted } = await figures(
    '--game',
    'skirmish',
    '--games',
    '20',
    '--seed',
    '7',
    '--bots',
    'random,random',
  )
  expect(code).toBe(0)
  expect(counted).toMatchObject({ games: 20, faults: 0, unfinished: 0, draws: 0, faultFiles: [] })
  expect(counted.wins).toHaveLength(2)
  expect(counted.wins[0]! + counted.wins[1]!).toBe(20)
  expect(counted['decisions']).toBeGreaterThan(200)
  expect(counted['decisionsPerSecond']).toBeGreaterThan(0)
})

test('says the same in words', async () => {
  const { out } = await dejarik(['sim', '--games', '5', '--seats', '4', '--options', 'teams,second-look'])
  expect(out).toContain('5 games of Skirmish (standard, teams, second-look), 4 seats, from seed 1')
  expect(out).toMatch(/^wins {8}red \d+ \(\d+\.\d%\), blue .*, green .*, gold /m)
})

test('a simulation from seed 5 goes on as one from seed 3 does', async () => {
  const wins = async (seed: number, games: number) =>
    (await figures('--seed', `${seed}`, '-n', `${games}`)).figures.wins
  const [all, first, rest] = [await wins(3, 8), await wins(3, 2), await wins(5, 6)]
  expect(all).toEqual(first.map((count, seat) => count + rest[seat]!))
})

test.each(['swtcg', 'swccg'])(
  'plays %s with decks drawn from its cards, the same from the same seed',
  async (game) => {
    const drawn = async () => (await figures('--game', game, '--drawn', '-n', '2')).figures
    const counted = await drawn()
    expect(counted).toMatchObject({ games: 2, unfinished: 0, faults: 0 })
    expect((await drawn())['decisions']).toBe(counted['decisions'])
    const { figures: usual } = await figures('--game', game, '-n', '2')
    expect(usual['decisions']).not.toBe(counted['decisions'])
  },
)

test('several bots and no word about seats: a seat for each', async () => {
  expect((await figures('-n', '2', '--bots', 'random,random,random')).figures.wins).toHaveLength(3)
})

test('a game that reaches the limit is unfinished', async () => {
  const { code, figures: counted } = await figures('-n', '4', '--limit', '10')
  expect(code).toBe(0)
  expect(counted).toMatchObject({ games: 4, unfinished: 4, decisions: 40, wins: [0, 0] })
})

test('records every game, and the records hold', async () => {
  await dejarik(['sim', '-n', '3', '--seed', '40', '--record', 'kept'])
  expect(readdirSync('kept')).toEqual(['skirmish-40.json', 'skirmish-41.json', 'skirmish-42.json'])
  expect(await dejarik(['replay', 'verify', 'kept/skirmish-41.json'])).toMatchObject({ code: 0, err: '' })
})

test('a fault is counted, named, and can be seen again', async () => {
  plantFault()
  const { code, figures: counted } = await figures('--game', 'faulty', '-n', '6')
  expect(code).toBe(1)
  expect(counted['games']).toBe(6)
  expect(counted['faults']).toBe(counted.faultFiles.length)
  expect(counted['faults']).toBeGreaterThan(0)
  const [file] = counted.faultFiles
  expect(existsSync(file!)).toBe(true)
  const shown = await dejarik(['replay', 'show', file!])
  expect(shown.code).toBe(1)
  expect(shown.out).toMatch(/The record stops at decision \d+: a fault: planted\n$/)
  expect((await dejarik(['replay', 'verify', file!])).out).toContain('the fault happens: a fault: planted')
  expect((await dejarik(['sim', '--game', 'faulty', '-n', '6'])).out).toContain(
    `planted (dejarik replay show ${file})`,
  )
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    [
      'games that are no number',
      ['--games', 'many'],
      "argument 'many' is invalid. Expected a whole number of at least 1.",
    ],
    ['no games', ['--games', '0'], 'at least 1'],
    ['half a game', ['--games', '1.5'], 'whole number'],
    ['a negative seed', ['--seed', '-1'], 'whole number of at least 0'],
    [
      'a seed that is too large',
      ['--seed', '4294967296'],
      'The seed must be a whole number from 0 to 4294967295',
    ],
    ['no jobs', ['--jobs', '0'], 'from 1 to 256'],
    ['an unknown bot', ['--bots', 'random,randm'], 'There is no bot "randm"; did you mean "random"?'],
    ['no bots', ['--bots', ','], '--bots names nobody.'],
    [
      'more bots than seats',
      ['--seats', '2', '--bots', 'random,random,random'],
      'names 3 players, but there are 2 seats',
    ],
    ['too many seats', ['--seats', '9'], 'The game is for 2 to 6 seats, not for 9.'],
    [
      'an odd number of seats in teams',
      ['--seats', '3', '--options', 'teams'],
      'Teams need an even number of seats.',
    ],
    [
      'drawn decks for a game without decks',
      ['--drawn'],
      '--drawn is for games of two seats that are played with decks',
    ],
    ['an unknown edition', ['--edition', 'standart'], 'There is no edition "standart"; try: standard.'],
    ['an unknown option', ['--options', 'team'], 'There is no option "team"; try: teams.'],
    ['an option twice', ['--options', 'teams,teams'], 'The option "teams" is named twice.'],
    [
      'a file where the folder should be',
      ['-n', '1', '--record', '/dev/null'],
      'Cannot write /dev/null/skirmish-1.json',
    ],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(['sim', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })

  test('everything that is wrong with a setup comes at once', async () => {
    const { err } = await dejarik(['sim', '--seats', '7', '--edition', 'old', '--options', 'fast'])
    expect(err).toMatch(/7\..*"old".*"fast"/)
  })
})

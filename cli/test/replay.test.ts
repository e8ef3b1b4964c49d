/** `dejarik replay`: records that hold, records that do not, and files that are none. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

const GAME = 'kept/skirmish-1.json'

beforeAll(async () => {
  await dejarik(['sim', '-n', '1', '--options', 'second-look', '--record', 'kept'])
  mkdirSync('folder')
})

type Json = { [key: string]: unknown } & { decisions: { seat: number; value: unknown }[]; setup: object }

/** The recorded game with something changed, as a file. */
function changed(change: (replay: Json) => object): string {
  const replay = JSON.parse(readFileSync(GAME, 'utf8')) as Json
  writeFileSync('changed.json', JSON.stringify({ ...replay, ...change(replay) }))
  return 'changed.json'
}

describe('verify', () => {
  test('a record that holds', async () => {
    const { code, out } = await dejarik(['replay', 'verify', GAME])
    expect(code).toBe(0)
    expect(out).toMatch(/^kept\/skirmish-1\.json: holds, \d+ decisions\.\n$/)
  })

  test('as JSON', async () => {
    const { out } = await dejarik(['replay', 'verify', GAME, '--json'])
    expect(JSON.parse(out)).toMatchObject({ file: GAME, holds: true, problems: [] })
  })

  test.each([
    [
      'another end',
      () => ({ hash: '0123456789abcdef' }),
      /ends in state [0-9a-f]{16}, the replay says 0123456789abcdef/,
    ],
    [
      'another seed',
      ({ setup }: Json) => ({ setup: { ...setup, seed: 2 } }),
      /decision \d+ is not possible|ends in state/,
    ],
    [
      'a decision of another seat',
      ({ decisions }: Json) => ({ decisions: [{ seat: 1, value: 0 }, ...decisions] }),
      /decision \d+ is not possible/,
    ],
    [
      'decisions after the end',
      ({ decisions }: Json) => ({ decisions: [...decisions, { seat: 0, value: 'pass' }] }),
      /decision \d+ is not possible/,
    ],
    [
      'another engine',
      () => ({ engine: '0.0.9' }),
      /recorded with engine 0\.0\.9; this is 0\.1\.0, and it may play differently/,
    ],
    [
      'other rules',
      () => ({ rules: '0' }),
      /recorded with skirmish rules 0; these are 3, and may play differently/,
    ],
  ])('%s does not hold: exit code 1', async (_, change, message) => {
    const { code, out, err } = await dejarik(['replay', 'verify', changed(change)])
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(out).toMatch(message)
    expect(isOneLine(out)).toBe(true)
  })
})

describe('show', () => {
  test('tells the game by turn', async () => {
    const { code, out } = await dejarik(['replay', 'show', GAME])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Skirmish \(standard, second-look\), 2 seats, seed 1\n {2}The bids are \d, \d\.\nTurn 1: /,
    )
    expect(out).toMatch(/\nTurn 2: \w+\n {2}\w+ draws (?!a card)\w+\.\n/)
    expect(out).toMatch(/\n(red|blue) won\.\n$/)
  })

  test('tells what a seat knew', async () => {
    const { out } = await dejarik(['replay', 'show', GAME, '--seat', '1', '--decisions'])
    expect(out).toContain('  blue draws a card.')
    expect(out).not.toMatch(/ {2}red draws a card\./)
    expect(out).toContain('  > blue: decides something hidden')
  })

  test('tells every decision', async () => {
    const { out } = await dejarik(['replay', 'show', GAME, '--decisions'])
    expect(out).toMatch(/ {2}> red: Pass\n/)
  })

  test('says that a record is of another version, and tells it anyway when told to', async () => {
    const file = changed(() => ({ rules: '0' }))
    const { code, err } = await dejarik(['replay', 'show', file])
    expect(code).toBe(2)
    expect(err).toContain('recorded with skirmish rules 0')
    expect((await dejarik(['replay', 'show', file, '--anyway'])).out).toMatch(/won\.\n$/)
  })

  test('says where a record stops making sense', async () => {
    const file = changed(({ decisions }) => ({
      decisions: [...decisions.slice(0, 3), { seat: 0, value: 'nonsense' }],
    }))
    const { code, out } = await dejarik(['replay', 'show', file])
    expect(code).toBe(1)
    expect(out).toMatch(/The record stops at decision 4: /)
  })

  test('a seat that the game does not have', async () => {
    const { code, err } = await dejarik(['replay', 'show', GAME, '--seat', '3'])
    expect({ code, err }).toEqual({ code: 2, err: 'There is no seat 3; the game has 2.\n' })
  })
})

describe('export', () => {
  test('as JSON, every move with its words and events', async () => {
    const { out } = await dejarik(['replay', 'export', GAME])
    const told = JSON.parse(out) as {
      game: string
      moves: { name: string; words: string }[]
      outcome: string
    }
    expect(told).toMatchObject({ game: 'skirmish', setup: { seed: 1, options: ['second-look'] } })
    expect(told.moves[0]).toMatchObject({ seat: 0, name: 'red', words: expect.stringMatching(/^[012]$/) })
    expect(told.outcome).toMatch(/won\.$/)
  })

  test('as text, to a file', async () => {
    const { out } = await dejarik(['replay', 'export', GAME, '--format', 'text', '--to', 'out/game.txt'])
    expect(out).toBe('Written to out/game.txt.\n')
    const { out: shown } = await dejarik(['replay', 'show', GAME])
    expect(readFileSync('out/game.txt', 'utf8')).toBe(shown)
  })

  test('an unknown format', async () => {
    const { code, err } = await dejarik(['replay', 'export', GAME, '--format', 'xml'])
    expect(code).toBe(2)
    expect(err).toContain('Allowed choices are json, text.')
  })
})

describe('files that are no record: one line, exit code 2', () => {
  const file = (text: string) => () => {
    writeFileSync('bad.json', text)
    return 'bad.json'
  }
  test.each([
    ['a missing file', () => 'nowhere.json', 'Cannot read nowhere.json: there is no such file.'],
    ['a folder', () => 'folder', 'Cannot read folder: that is a folder, not a file.'],
    ['an empty file', file(''), 'bad.json: not a replay: Unexpected end of JSON input.'],
    ['half a file', file('{"format": 1,\n"game": "ski'), 'bad.json: not a replay: '],
    ['a list', file('[]'), 'not a replay: expected a JSON object.'],
    [
      'an object of another kind',
      file('{"name": "dejarik"}'),
      'not a replay: must have required properties format',
    ],
    [
      'a later format',
      () => changed(() => ({ format: 2 })),
      'this replay has format 2; this program reads format 1.',
    ],
    [
      'an unknown game',
      () => changed(() => ({ game: 'sabacc' })),
      'There is no game "sabacc". The games are: skirmish, swtcg, swccg.',
    ],
    [
      'an unknown option',
      () => changed(({ setup }) => ({ setup: { ...setup, options: ['secnd-look'] } })),
      'try: second-look.',
    ],
    [
      'an unknown edition',
      () => changed(({ setup }) => ({ setup: { ...setup, edition: 'first' } })),
      'no edition "first"',
    ],
    [
      'too many seats',
      () => changed(({ setup }) => ({ setup: { ...setup, seats: 99 } })),
      'for 2 to 6 seats, not for 99',
    ],
    [
      'a seed that is a word',
      () => changed(({ setup }) => ({ setup: { ...setup, seed: 'x' } })),
      'setup.seed must match pattern',
    ],
    [
      'an answer of no kind',
      () => changed(() => ({ decisions: [{ seat: 0, value: null }] })),
      'decisions.0.value has the wrong type',
    ],
    [
      'a seat below zero',
      () => changed(() => ({ decisions: [{ seat: -1, value: 0 }] })),
      'decisions.0.seat must be >= 0',
    ],
  ])('%s', async (_, make, message) => {
    const { code, out, err } = await dejarik(['replay', 'verify', make()])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})

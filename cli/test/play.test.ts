/** `dejarik play`: a person who types, against bots. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { plantFault, uproot } from './faulty.ts'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

afterAll(uproot)

inEmptyFolder()

const play = (typed: readonly string[], ...args: readonly string[]) =>
  dejarik(['play', '--seed', '3', ...args], typed)

test('shows the position, the question and how to answer it', async () => {
  const { code, out } = await play([])
  expect(code).toBe(0)
  expect(out).toContain('Skirmish, 2 seats, seed 3. Type ? for help.')
  expect(out).toContain('red (you): credits 5, team 0\n  deck: 13 hidden\n  hand: ')
  expect(out).toMatch(/blue: credits 5, team 1\n {2}deck: 13 hidden\n {2}hand: 4 hidden\n/)
  expect(out).toContain('Bid credits for the first turn.\nType a number from 0 to 2.\n')
})

test('the end of the input leaves the game', async () => {
  expect((await play(['2'])).out).toMatch(/You leave the game\.\n$/)
})

test('tells what happened by turn, and numbers the offers', async () => {
  const { out } = await play(['2'])
  expect(out).toMatch(/ {2}The bids are 2, \d\.\nTurn 1: red\n {2}red draws \w+\.\n/)
  expect(out).toContain('Your turn.\n  1. Pass\n  2. ')
})

test('a game can be played to its end', async () => {
  const { code, out } = await play(Array.from({ length: 400 }, () => '1'))
  expect(code).toBe(0)
  expect(out).toMatch(/(red|blue) won\.\nType save FILE to keep the game, or Enter to leave\./)
})

describe('besides answers', () => {
  test('? helps', async () => {
    expect((await play(['?'])).out).toContain('undo       take your last decision back')
  })

  test('hint says what a bot would do, and why', async () => {
    const { out } = await play(['hint', '2', 'hint'])
    expect(out).toContain('> hint\n0. The first turn is worth no credit.')
    expect(out.match(/> hint\n.+\. .+\.\n/g)).toHaveLength(2)
  })

  test('look shows everything again', async () => {
    expect((await play(['look'])).out.match(/Bid credits/g)).toHaveLength(2)
  })

  test('a refusal is explained, and why says more', async () => {
    const { out } = await play(['why', '7', 'why'])
    expect(out).toContain('> why\nNothing was refused.')
    expect(out).toContain('> 7\nThat number is too high.\nType why for more, ? for help.')
    expect(out).toContain('> why\nThat number is too high.\n  reason: too-high')
  })

  test('undo goes back where nothing was shown, and asks the others elsewhere', async () => {
    const { out } = await play(['undo', '2', 'undo'])
    expect(out).toContain('> undo\nThere is nothing of yours to take back.')
    expect(out).toContain('> undo\nThe others must agree to that take-back.')
  })

  test('friendly bots agree to a take-back', async () => {
    const { out } = await play(['2', 'undo'], '--friendly')
    expect(out.match(/Bid credits/g)).toHaveLength(2)
    expect(out).not.toContain('must agree')
  })

  test('save writes a replay that holds and can be resumed', async () => {
    const { out } = await play(['2', '2', 'save kept/game.json', 'quit'])
    expect(out).toContain('Saved as kept/game.json.')
    expect(await dejarik(['replay', 'verify', 'kept/game.json'])).toMatchObject({ code: 0 })
    const resumed = await dejarik(['play', '--resume', 'kept/game.json'], ['save again.json'])
    expect(resumed.out).toContain('field: ')
    expect(readFileSync('again.json', 'utf8')).toBe(readFileSync('kept/game.json', 'utf8'))
  })

  test('a save that fails loses nothing', async () => {
    const { code, out } = await play(['save', 'save /', '2'])
    expect(code).toBe(0)
    expect(out).toContain('> save\nName a file, as in: save game.json')
    expect(out).toContain('> save /\nCannot write /: that is a folder, not a file.')
    expect(out).toContain('Turn 1: red')
  })
})

test('a fault of the program loses nothing: it is reported and the game goes on', async () => {
  plantFault()
  const { code, out } = await play(
    Array.from({ length: 300 }, (_, line) => (line % 2 ? '1' : '2')),
    '--game',
    'faulty',
  )
  expect(code).toBe(0)
  expect(out).toContain(
    'The program made a mistake (planted); the game goes on. The report is .dejarik/faults/faulty-3.json',
  )
  expect(await dejarik(['replay', 'verify', '.dejarik/faults/faulty-3.json'])).toMatchObject({ code: 1 })
})

test.each([
  ['a seed that is no number', ['--seed', 'x'], 'whole number'],
  ['an unknown option', ['--options', 'secondlook'], 'try: second-look.'],
  [
    'a saved game that is not there',
    ['--resume', 'nowhere.json'],
    'Cannot read nowhere.json: there is no such file.',
  ],
])('%s is bad input', async (_, args, message) => {
  const { code, out, err } = await dejarik(['play', ...args])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
  expect(isOneLine(err)).toBe(true)
})

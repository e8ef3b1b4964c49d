/** `dejarik why`. */
import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

const BUILD = `game: swtcg
title: A build step with too few points
position: { at: build dark, dark: { buildPoints: 1, hand: [Jawa, TIE Hunter] } }
play: [{ expect: { asked: dark } }]
`
function scenario(text = BUILD): string {
  writeFileSync('build.yaml', text)
  return 'build.yaml'
}

test('what can be done, and by which rule the rest cannot', async () => {
  const { code, out } = await dejarik(['why', scenario(), 'tie', 'hunter'])
  expect(code).toBe(0)
  expect(out).toMatch(
    /^TIE Hunter\n {2}can {5}Lay TIE Hunter face-down\n {2}cannot {2}Complete TIE Hunter for /,
  )
  expect(out).toContain('[idc/')
})

test('the same as JSON, with the card that is to blame', async () => {
  const { out } = await dejarik(['why', scenario(), 'tie hunter', '--json'])
  expect(JSON.parse(out)).toMatchObject([
    {
      name: 'TIE Hunter',
      can: ['Lay TIE Hunter face-down'],
      cannot: [{ reasons: [{ card: expect.any(Number) }] }, {}],
    },
  ])
})

test('a recorded game, after some of its decisions', async () => {
  await dejarik(['sim', '--games', '1', '--seed', '4', '--record', 'kept'])
  const { code, out } = await dejarik(['why', 'kept/skirmish-4.json', '--at', '2'])
  expect(code).toBe(0)
  expect(out).toContain('  can     Deploy ')
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    [
      'a card that is not there',
      () => ['why', scenario(), 'TIE Huntr'],
      'Seat 1 knows no card "TIE Huntr"; did you mean',
    ],
    ['a card of another', () => ['why', scenario(), 'Jawa', '--seat', '2'], 'Seat 2 knows no card "Jawa"'],
    [
      'a seat that is not there',
      () => ['why', scenario(), '--seat', '3'],
      'There is no seat 3; the game has 2.',
    ],
    [
      'a scenario that makes no sense',
      () => ['why', scenario(BUILD.replace('Jawa', 'Jwa'))],
      'build.yaml:3:',
    ],
    ['no such file', () => ['why', 'nowhere.json'], 'Cannot read nowhere.json'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(args())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})

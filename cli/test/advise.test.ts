/** `dejarik advise`. */
import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

const BUILD = `game: swtcg
title: A build step
position: { at: build dark, dark: { buildPoints: 4, hand: [Jawa, TIE Hunter] } }
play: [{ expect: { asked: dark } }]
`
function scenario(): string {
  writeFileSync('build.yaml', BUILD)
  return 'build.yaml'
}

test('says what a bot would do where a scenario ends, and why', async () => {
  const { code, out } = await dejarik(['advise', scenario(), '--bot', 'cadet'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Dark Side: .*(Jawa|TIE Hunter).*\. .+\.\n$/)
})

test('a searching bot gives the numbers by which it would decide', async () => {
  const { out } = await dejarik(['advise', scenario(), '--bot', 'admiral@8games', '--json'])
  expect(JSON.parse(out)).toMatchObject([
    { seat: 1, why: expect.stringMatching(/wins about \d+ games of 100/) },
  ])
})

test('a recorded game, after some of its decisions', async () => {
  await dejarik(['sim', '--games', '1', '--seed', '4', '--record', 'kept'])
  const { code, out } = await dejarik(['advise', 'kept/skirmish-4.json', '--at', '2'])
  expect(code).toBe(0)
  expect(out).toMatch(/^(red|blue): .+\. .+\.\n$/)
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    [
      'a bot that is none',
      () => ['advise', scenario(), '--bot', 'captn'],
      'There is no bot "captn"; did you mean',
    ],
    ['a game that is over', () => ['advise', 'kept/skirmish-4.json'], 'nobody is asked anything there'],
    ['a file that is not there', () => ['advise', 'none.yaml'], 'none.yaml'],
  ])('%s', async (_, args, why) => {
    const { code, err } = await dejarik(args())
    expect(code).toBe(2)
    expect(err).toContain(why)
    expect(isOneLine(err)).toBe(true)
  })
})

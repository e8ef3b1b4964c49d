/** Presses of the mouse in whole games against the cadet, the same deals each time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ccgPerson, type Pressed, playSparingly, type Sparing, tcgPerson } from './sparing.ts'
import { type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** What of a game is played: enough to see it in full swing. */
const TURNS = 14

async function turnsOf(title: string, person: Sparing, seed: number): Promise<readonly Pressed[]> {
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, `?seed=${seed}&pace=instant`)
  await page.getByRole('button', { name: new RegExp(`Play now.*${title}`) }).click()
  const turns = await playSparingly(page, person, TURNS)
  await page.context().close()
  return turns
}

async function inGames(
  title: string,
  person: Sparing,
  seeds: readonly number[],
): Promise<readonly Pressed[]> {
  const games: Pressed[] = []
  for (const seed of seeds) games.push(...(await turnsOf(title, person, seed)))
  return games
}

describe('presses of the mouse', () => {
  test('an ordinary turn of the Star Wars TCG takes five; a further build, a third arena and each answer one more', async () => {
    const turns = await inGames('Trading', tcgPerson, [5, 8, 11])
    expect(turns.length).toBeGreaterThanOrEqual(6)
    const ordinary = turns.filter(
      ({ builds, fights, answers }) => builds <= 2 && fights <= 2 && answers === 0,
    )
    expect(ordinary.length).toBeGreaterThanOrEqual(2)
    for (const turn of ordinary) expect(turn.presses, turn.turn).toBeLessThanOrEqual(5)
    for (const { turn, presses, builds, fights, answers } of turns)
      expect(presses, turn).toBeLessThanOrEqual(1 + builds + fights + answers)
  })

  test('no turn of the Star Wars CCG takes more than eight, battles or not', async () => {
    const turns = await inGames('Customizable', ccgPerson, [5, 9])
    expect(turns.length).toBeGreaterThanOrEqual(10)
    expect(turns.filter(({ fights }) => fights > 0).length).toBeGreaterThanOrEqual(3)
    for (const { turn, presses } of turns) expect(presses, turn).toBeLessThanOrEqual(8)
  })
})

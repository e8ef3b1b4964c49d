/** Presses of the mouse, counted while recorded games against the cadet are played again by hand. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeUp } from './hands.ts'
import { type Deed, deedOf, recorded } from './recorded.ts'
import { type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** In the page: every press is counted for the turn that is shown. */
const COUNT = `(() => {
  const turns = (window.pressed = {})
  addEventListener('pointerdown', () => {
    const turn = document.querySelector('.top h1')?.textContent ?? ''
    turns[turn] = (turns[turn] ?? 0) + 1
  }, true)
})()`

const TITLES = { swtcg: 'Trading', swccg: 'Customizable' } as const

interface Turn {
  readonly turn: string
  readonly presses: number
  readonly deeds: readonly Deed[]
}

interface Asked {
  readonly ask: string | null
  readonly about: string | null
  readonly turn: string
}

/** What is asked after a question, once nothing waits to answer itself; null when the game is over. */
async function asked(page: Page, before: string | null): Promise<Asked | null> {
  const question = page.locator(`.prompt.is-mine:not(:has(.lapse)):not([data-ask="${before}"])`)
  await question.or(page.locator('.over')).first().waitFor()
  if ((await question.count()) === 0) return null
  const turn = (await page.locator('.top h1').textContent()) ?? ''
  return {
    ask: await question.getAttribute('data-ask'),
    about: await question.getAttribute('data-about'),
    turn,
  }
}

/** Plays the whole record again; fails where the game goes another way than it went then. */
async function playAgain(name: string): Promise<readonly Turn[]> {
  const { game, seed, steps } = recorded(name)
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, `?seed=${seed}&pace=instant`)
  await page.evaluate(COUNT)
  await page.getByRole('button', { name: new RegExp(`Play now.*${TITLES[game]}`) }).click()
  const deeds = new Map<string, Deed[]>()
  let [at, now] = [0, await asked(page, '')]
  for (; now && at < steps.length; now = await asked(page, now.ask)) {
    const where = `${name}, decision ${at}, ${now.turn}; recorded under other rules? node scripts/record-games.mjs`
    expect(now.about, where).toBe(steps[at]!.about)
    const done = await takeUp(page, steps.slice(at))
    deeds.set(now.turn, [...(deeds.get(now.turn) ?? []), ...steps.slice(at, at + done).map(deedOf)])
    at += done
  }
  expect(at, name).toBe(steps.length)
  const pressed = (await page.evaluate('window.pressed')) as Readonly<Record<string, number>>
  await page.context().close()
  return [...deeds]
    .filter(([turn]) => turn.startsWith('Turn'))
    .map(([turn, done]) => ({ turn, presses: pressed[turn] ?? 0, deeds: done }))
}

async function inGames(...names: readonly string[]): Promise<readonly Turn[]> {
  const turns: Turn[] = []
  for (const name of names) turns.push(...(await playAgain(name)))
  return turns
}

const count = ({ deeds }: Turn, ...wanted: readonly Deed[]): number =>
  deeds.filter((deed) => wanted.includes(deed)).length
/** Of all turns, whatever happens in them. */
const usual = (turns: readonly Turn[]): number =>
  turns.map(({ presses }) => presses).toSorted((one, other) => one - other)[Math.floor(turns.length / 2)] ?? 0
const said = ({ turn, presses, deeds }: Turn): string => `${turn}: ${presses} presses for ${deeds.join(', ')}`

/** Every turn: a press for each decision, one more for an answer with several parts, and one for points that are left. */
function expectFew(turns: readonly Turn[]): void {
  for (const turn of turns)
    expect(turn.presses, said(turn)).toBeLessThanOrEqual(turn.deeds.length + count(turn, 'answer') + 1)
}

describe('presses of the mouse', () => {
  test('an ordinary turn of the Star Wars TCG takes five at most, however many arenas are fought over', async () => {
    const turns = await inGames('swtcg-5', 'swtcg-8', 'swtcg-12')
    expectFew(turns)
    // Two cards are built or moved, all attack, and neither a card nor the other side asks anything in between.
    const ordinary = turns.filter((turn) => count(turn, 'build', 'move') <= 2 && count(turn, 'answer') === 0)
    expect(ordinary.length).toBeGreaterThanOrEqual(turns.length / 2)
    expect(usual(turns)).toBeLessThanOrEqual(5)
    for (const turn of ordinary) expect(turn.presses, said(turn)).toBeLessThanOrEqual(5)
  })

  test('an ordinary turn of the Star Wars CCG takes eight at most, with a battle or without', async () => {
    const turns = await inGames('swccg-5', 'swccg-9')
    expectFew(turns)
    // Four cards are deployed or moved and one battle is fought, and neither a card nor the other side asks anything in between.
    const ordinary = turns.filter(
      (turn) =>
        count(turn, 'deploy', 'move') <= 4 && count(turn, 'battle') <= 1 && count(turn, 'answer') === 0,
    )
    expect(ordinary.length).toBeGreaterThanOrEqual((turns.length * 2) / 3)
    expect(usual(turns)).toBeLessThanOrEqual(8)
    for (const turn of ordinary) expect(turn.presses, said(turn)).toBeLessThanOrEqual(8)
  })
})

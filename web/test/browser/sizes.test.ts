/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { decide, isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

/** 720 by 450 is a desktop of 1440 by 900 at 200% zoom. */
const SIZES = [
  [1440, 900],
  [1366, 650],
  [1024, 768],
  [390, 844],
  [844, 390],
  [720, 450],
] as const

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** In the page: one's units of what is fought or shown, the hand, the question and what others have, as far as they are not wholly in sight. */
function cutOff(): readonly string[] {
  const { innerWidth, innerHeight } = window
  const fought = document.querySelector('.arena.is-now, .stage')
  const shown = [
    ...(fought ?? document).querySelectorAll(
      ':is(.arena, .location, .fighters, .arena.is-now) .is-mine .tile, .is-mine .tile',
    ),
    ...document.querySelectorAll('.hand > .placed .tile, .own .seat, .prompt'),
    ...document.querySelectorAll('.prompt-line, .prompt > .answers > button'),
    ...document.querySelectorAll('.opponents .seat > *, .opponents .pile, .start-card, .sources .chip'),
  ]
  const displayed = [...new Set(shown)].filter((element) => element.getClientRects().length > 0)
  return displayed.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const frame = element.closest('.board, .own, .prompt, .opponents .seat')!.getBoundingClientRect()
    // Many others are swept through, so their strips may lie beyond the edge of the window.
    const isSwept = element.closest('.opponents.is-many') !== null
    const width = isSwept ? Infinity : innerWidth
    const isCut =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 4
    if (isCut && element.matches('.opponents h2, .answers > button, .prompt-line'))
      return [`the words "${element.textContent}" are cut`]
    const slack = element.classList.contains('is-tapped') ? 9 : 1
    const isIn =
      left >= (isSwept ? frame.left : Math.max(0, frame.left)) - slack &&
      top >= Math.max(0, frame.top) - slack &&
      right <= Math.min(width, frame.right) + slack &&
      bottom <= Math.min(innerHeight, frame.bottom) + slack
    return isIn
      ? []
      : [
          `${element.className} "${element.textContent?.slice(0, 30)}" ${[left, top, right, bottom].map(Math.round)}`,
        ]
  })
}

/** In the page: seats of others whose open piles cannot be opened. */
const withoutPiles = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.opponents .seat')]
    .filter(
      (seat) => ![...seat.querySelectorAll('.pile:enabled')].some((pile) => pile.getClientRects().length > 0),
    )
    .map((seat) => seat.getAttribute('aria-label'))

/** In the page: every number of an only opponent’s strip as long as it may become, so that a late game is measured too. */
function growNumbers(): void {
  for (const number of document.querySelectorAll<HTMLElement>('.opponents:not(.is-many) .seat b')) {
    number.dataset['was'] ??= number.textContent ?? ''
    number.textContent = '48'
  }
}
function shrinkNumbers(): void {
  for (const number of document.querySelectorAll<HTMLElement>('.opponents [data-was]')) {
    number.textContent = number.dataset['was'] ?? ''
    delete number.dataset['was']
  }
}

const scrolls = (): boolean =>
  document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth

async function checkAllSizes(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(growNumbers)
    await expect
      .poll(() => page.evaluate(cutOff), { message: `${what} at ${width}x${height}`, timeout: 2000 })
      .toEqual([])
    expect(await page.evaluate(withoutPiles), `${what} at ${width}x${height}: piles`).toEqual([])
    expect(await page.evaluate(scrolls), `${what} at ${width}x${height} scrolls`).toBe(false)
    await page.evaluate(shrinkNumbers)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The same while a card is taken up, with all that it can do among the answers. */
async function checkInHand(page: Page, what: string): Promise<void> {
  const able = page.locator('.hand > .placed .tile.can-act')
  for (let at = 0; at < Math.min(3, await able.count()); at++) {
    await able.nth(at).click({ position: { x: 8, y: 40 } })
    await page.locator('.hand .is-picked').first().waitFor()
    await checkAllSizes(page, `${what}, with a card taken up`)
    await page.keyboard.press('Escape')
    await page.locator('.hand .is-picked').waitFor({ state: 'detached' })
  }
}

/** The part of the turn, and how many open piles the others have: each more takes room of their strip. */
function turnPart(): string | null {
  const part = document.querySelector('.turn-parts .is-now')?.textContent
  return part ? `${part}, ${document.querySelectorAll('.opponents .pile').length} piles of others` : null
}

/** A battle, or how many locations there are. */
function rowNow(): string | null {
  const count = document.querySelectorAll('.location').length
  if (document.querySelector('.stage')) return 'a battle'
  return count >= 3 ? `${count} locations` : null
}

/** Plays on and looks at all sizes whenever there is something new to be seen; says what was seen. */
async function lookAround(
  page: Page,
  most: number,
  seen: () => Promise<string | null>,
): Promise<ReadonlySet<string>> {
  const looked = new Set<string>()
  for (let made = 0; made < most && (await isAsked(page)); made++) {
    const now = await seen()
    if (now !== null && !looked.has(now)) {
      looked.add(now)
      await checkAllSizes(page, now)
      await checkInHand(page, now)
    }
    await decide(page)
  }
  return looked
}

describe('one’s units, the hand and the question are in sight without scrolling at every size', () => {
  test('two seats of the TCG', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await page.getByRole('button', { name: /Play now.*Trading/ }).click()
    const looked = await lookAround(page, 60, () => page.evaluate(turnPart))
    expect(looked.size).toBeGreaterThanOrEqual(4)
    expect(there.errors).toEqual([])
  })

  test.each([
    ['Two-Headed Wookiee, four seats', 4],
    ['Fight On All Fronts, six seats', 6],
  ])('%s', async (style, seats) => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await page.getByText('Choose side, decks, edition and opponent').click()
    await page.getByLabel('Style').selectOption({ label: style })
    await page.getByRole('button', { name: 'Accept these rules and play' }).click()
    const looked = await lookAround(page, 40, () => page.evaluate(turnPart))
    expect(await page.locator('.seat').count()).toBe(seats)
    expect(looked.size).toBeGreaterThanOrEqual(2)
    await picture(page, `sizes-${seats}-seats`)
    expect(await seriousFaults(page)).toEqual([])
    expect(there.errors).toEqual([])
  })

  test('three to nine locations of the CCG, and its battles', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await page.getByRole('button', { name: /Customizable/ }).click()
    const looked = await lookAround(page, 160, () => page.evaluate(rowNow))
    // In a turn of the program several come at once; the numbers between are reckoned in lay-row.test.ts.
    expect([...looked]).toContain('a battle')
    const counts = [...looked].map((each) => Number.parseInt(each, 10)).filter((count) => count > 0)
    expect(Math.min(...counts)).toBe(3)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(9)
    expect(await seriousFaults(page)).toEqual([])
    expect(there.errors).toEqual([])
  })
})

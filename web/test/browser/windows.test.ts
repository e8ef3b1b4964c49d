/// <reference lib="dom" />
/** What opens over a table lies in the window at every size, with its way out in sight. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { picture, plainTitle, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
  [720, 450],
] as const

/** In the page: which windows lie partly outside, want to be swept sideways, or hide their way out. */
function faults(): readonly string[] {
  const windows = [...document.querySelectorAll('dialog[open], .settings')]
  if (windows.length === 0) return ['nothing is open']
  return windows.flatMap((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const isSwept = each.scrollWidth > each.clientWidth
    const close = [...each.querySelectorAll('button')].find((button) => button.textContent === 'Close')
    close?.scrollIntoView({ block: 'nearest' })
    const way = close?.getBoundingClientRect()
    const isOut = way !== undefined && way.left >= left && way.right <= right && way.bottom <= bottom + 1
    return isIn && !isSwept && isOut
      ? []
      : [`${each.className}: in sight ${isIn}, swept ${isSwept}, way out ${isOut}`]
  })
}

async function expectWhole(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(faults), { message: what, timeout: 3000 }).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('dialog[open], .settings').waitFor({ state: 'detached' })
}

describe.each([
  ['Star Wars TCG', /Play now.*Trading/],
  ['Star Wars CCG', /Play now.*Customizable/],
])('%s', (game, play) => {
  test.each(SIZES)('a card, a pile and the menu at %i by %i', async (width, height) => {
    const page = await there.open({ viewport: { width, height } })
    await page.getByRole('button', { name: play }).click()
    for (let made = 0; made < 5 && (await isAsked(page)); made++) await decide(page)
    await page
      .locator('.hand .tile')
      .first()
      .click({ button: 'right', position: { x: 8, y: 40 } })
    await picture(page, `card-${game.slice(-3)}-${width}`)
    await expectWhole(page, 'a card')
    await page.locator('.own .pile:enabled').last().click()
    await expectWhole(page, 'a pile of one’s own')
    await page.locator('.opponents .pile:enabled').last().click()
    await expectWhole(page, 'a pile of the other side')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectWhole(page, 'the menu')
    expect(there.errors).toEqual([])
  })
})

test('the menu offers what the game has, and a press elsewhere closes it', async () => {
  const page = await there.open({ viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: /Play now.*Customizable/ }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Standing orders').click()
  await page.getByLabel('Always drain everywhere').waitFor()
  expect(await page.getByText('attack whom I attacked').count()).toBe(0)
  await page.locator('.top h1').click()
  await page.locator('.settings').waitFor({ state: 'detached' })
})

test.each([
  [1024, 768],
  [390, 844],
  [844, 390],
  [720, 450],
])(
  'what happened is offered beside the cards, and a hint beside the question, at %i by %i',
  async (width, height) => {
    const page = await there.open({ viewport: { width, height } }, '?seed=5&pace=quick')
    await page.getByRole('button', { name: /Play now.*Customizable/ }).click()
    const chip = page.locator('.recap-chip')
    for (let made = 0; made < 25 && (await isAsked(page)) && !(await chip.isVisible()); made++)
      await decide(page)
    await chip.waitFor()
    await page.mouse.move(2, 2)
    await page.keyboard.press('h')
    await page.locator('.advice').waitFor()
    await picture(page, `recap-chip-${width}`)
    const covered = await page.evaluate(() => {
      const box = (element: Element): DOMRect => element.getBoundingClientRect()
      /** The words of a question: where it is narrow, the chip has a place beside them. */
      const lines = (element: Element): DOMRect[] => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return [...words.getClientRects()]
      }
      const chip = box(document.querySelector('.recap-chip')!)
      const shown = [
        ...document.querySelectorAll('.rows .tile, .hand .tile, .top button, .pile, .prompt-line'),
      ]
      return shown
        .filter((each) => each.getClientRects().length > 0)
        .filter((each) =>
          (each.matches('.prompt-line') ? lines(each) : [box(each)]).some(
            ({ left, top, right, bottom }) =>
              left < chip.right - 2 &&
              right > chip.left + 2 &&
              top < chip.bottom - 2 &&
              bottom > chip.top + 2,
          ),
        )
        .map((each) => each.textContent)
    })
    expect(covered).toEqual([])
    const line = (await page.locator('.prompt-line').boundingBox())!
    expect(line.width).toBeGreaterThan(100)
    const parts = page.locator('.turn-parts li').last()
    if (await parts.count())
      expect(
        await parts.evaluate(
          (last) =>
            last.getBoundingClientRect().right <= last.parentElement!.getBoundingClientRect().right + 14,
        ),
      ).toBe(true)
    expect(there.errors).toEqual([])
  },
)

test('on a tablet a mouse that rests on a card reads it, and a hint leaves the answers whole', async () => {
  const page = await there.open({ viewport: { width: 1024, height: 768 } })
  await page.getByRole('button', { name: /Play now.*Customizable/ }).click()
  for (let made = 0; made < 7 && (await isAsked(page)); made++) await decide(page)
  await isAsked(page)
  const name = (await page.locator('.hand .tile .tile-name').first().textContent()) ?? ''
  await page
    .locator('.hand .tile')
    .first()
    .hover({ position: { x: 8, y: 40 } })
  await expect
    .poll(() => page.locator('.glance h3').allTextContents())
    .toEqual([expect.stringContaining(plainTitle(name))])
  await page.mouse.move(500, 10)
  await page.locator('.glance').waitFor({ state: 'detached' })
  await page.keyboard.press('h')
  await page.locator('.advice').waitFor()
  const cut = await page
    .locator('.prompt > .answers > button, .advice')
    .evaluateAll((each) =>
      each.filter((one) => one.scrollHeight > one.clientHeight + 3).map((one) => one.textContent),
    )
  expect(cut).toEqual([])
  expect(there.errors).toEqual([])
})

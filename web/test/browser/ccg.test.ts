import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideByTouch, longPress } from './by-hand.ts'
import { decide, decideByKeyboard, isAsked, tabTo } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

/** More decisions than any game of this newcomer takes. */
const MOST_DECISIONS = 1500
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const begin = (page: Page) => page.getByRole('button', { name: /Customizable Card Game/ })

/** Decides until something is to be seen. */
async function playUntil(page: Page, shown: string): Promise<void> {
  for (let made = 0; made < 120 && (await isAsked(page)); made++) {
    if (await page.locator(shown).first().isVisible()) return
    await decide(page)
  }
  throw new Error(`the game went by without ${shown}`)
}

describe('a newcomer to the Star Wars CCG', () => {
  test('plays a whole game against the program by touch alone, on a phone', async () => {
    const page = await there.open(PHONE)
    await begin(page).tap()
    let decisions = 0
    while ((await isAsked(page)) && decisions++ < MOST_DECISIONS) {
      await decideByTouch(page)
      if (decisions === 30) await picture(page, 'ccg-phone')
    }
    expect(await page.locator('.over').textContent()).toMatch(/won/)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    expect(there.errors).toEqual([])
  })

  test('plays a whole game by keys alone, and sees its battles on the stage', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await begin(page).waitFor()
    await tabTo(page, '.play-now', 'Customizable')
    await page.keyboard.press('Enter')
    let [decisions, stages] = [0, 0]
    while ((await isAsked(page)) && decisions++ < MOST_DECISIONS) {
      if ((await page.locator('.stage .destiny').count()) > 0 && stages++ === 0)
        await picture(page, 'ccg-desktop')
      await decideByKeyboard(page)
    }
    expect(stages).toBeGreaterThan(0)
    expect(await page.locator('.over').textContent()).toMatch(/won/)
    expect(there.errors).toEqual([])
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.locator('.over').waitFor({ state: 'detached' })
    expect(await isAsked(page)).toBe(true)
  })

  test('takes up a card, and lays it down where it may go', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await begin(page).click()
    // A card that can go to more than one place.
    const SEVERAL = '.hand .tile.kind-character:has(.spoken:has-text("; Deploy"))'
    await playUntil(page, SEVERAL)
    const several = page.locator(SEVERAL)
    await several.first().click()
    const places = page.locator('.row .is-target')
    await expect.poll(() => places.count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    expect(await page.locator('.hand .is-picked').count()).toBe(0)
    await several.first().click()
    await expect.poll(() => page.locator('.hand .is-picked').count()).toBe(1)
    const before = await page.locator('.row .units .tile').count()
    await places.first().click()
    await page.locator('.row .units .tile').nth(before).waitFor()
    expect(there.errors).toEqual([])
  })

  test('shows on a phone one location at a time, and says of a card that was tapped why it cannot act', async () => {
    const page = await there.open(PHONE)
    await begin(page).tap()
    const IDLE = '.table:has(.location) .hand > .placed .tile:not(.can-act)'
    await playUntil(page, IDLE)
    expect(await page.locator('.location, .stage').count()).toBe(1)
    const idle = page.locator(IDLE).first()
    await idle.tap()
    await page.locator('.prompt .why-not').waitFor()
    await longPress(page, idle)
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Why not?' }).tap()
    await card.locator('.why-not li').first().waitFor()
    await picture(page, 'ccg-card-phone')
    await card.getByRole('button', { name: 'Close' }).tap()
    expect(there.errors).toEqual([])
  })

  test('drags a card over the tab of a location that is not shown, and lays it down there', async () => {
    const page = await there.open({ viewport: { width: 390, height: 844 } })
    await begin(page).click()
    const ABLE = '.hand .tile.kind-character:has(.spoken:has-text("; Deploy"))'
    await playUntil(page, ABLE)
    const { x, y } = (await page.locator(ABLE).first().boundingBox())!
    await page.mouse.move(x + 8, y + 40)
    await page.mouse.down()
    await page.mouse.move(x + 20, y, { steps: 3 })
    const tab = page.locator('.row-tabs .is-target[aria-pressed="false"]').first()
    const location = await tab.getAttribute('data-location')
    const over = (await tab.boundingBox())!
    await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 3 })
    await page.locator(`.row-tabs [data-location="${location}"][aria-pressed="true"]`).waitFor()
    const plate = (await page
      .locator(`.location[data-location="${location}"] .location-plate`)
      .boundingBox())!
    await page.mouse.move(plate.x + plate.width / 2, plate.y + plate.height / 2, { steps: 3 })
    await page.mouse.up()
    await page.locator('.location .is-mine .tile').first().waitFor()
    expect(there.errors).toEqual([])
  })

  test('meets the grand admiral, for whom what was learned is fetched', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(request.url()))
    await page.getByText('Choose side').click()
    await page.getByRole('radio', { name: /Customizable/ }).check()
    await page.getByLabel(/Grand admiral/).check()
    await page.getByRole('button', { name: 'Play with these' }).click()
    expect(await isAsked(page)).toBe(true)
    expect(asked.some((path) => path.includes('/learned-'))).toBe(true)
    for (let made = 0; made < 10 && (await isAsked(page)); made++) await decide(page)
    expect(await page.locator('.opponents .seat h2 small').textContent()).toBe('Grand admiral')
    expect(there.errors).toEqual([])
  })

  test('plays by the rules of tournaments, for which later cards are fetched with the renderer of their texts', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(request.url()))
    await page.getByText('Choose side').click()
    await page.getByRole('radio', { name: /Customizable/ }).check()
    await page.getByLabel('Edition').selectOption('final')
    await page.getByRole('button', { name: 'Play with these' }).click()
    expect(await isAsked(page)).toBe(true)
    for (const name of ['/later-', '/text-']) expect(asked.some((path) => path.includes(name))).toBe(true)
    for (let made = 0; made < 10 && (await isAsked(page)); made++) await decide(page)
    expect(there.errors).toEqual([])
  })

  test('hands the device to a second player without showing the hand', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    await page.getByText('Choose side').click()
    await page.getByRole('radio', { name: /Customizable/ }).check()
    await page.getByLabel(/Two people in turn/).check()
    await page.getByRole('button', { name: 'Play with these' }).click()
    const ready = page.getByRole('button', { name: 'I am ready' })
    let hand: readonly string[] = []
    let handed = 0
    for (let made = 0; made < 120 && handed < 2; made++) {
      await ready.or(page.locator('.prompt.is-mine')).first().waitFor()
      if (await ready.isVisible()) {
        const shown = await page.locator('body').textContent()
        for (const name of hand) expect(shown).not.toContain(name)
        if (hand.length > 3) handed++
        await ready.click()
      } else {
        hand = await page.locator('.hand .tile-name').allTextContents()
        await decide(page)
      }
    }
    expect(handed).toBe(2)
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 } }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const asked = (page: Page): Promise<string | null> => page.locator('.prompt').getAttribute('data-ask')

async function begin(game: RegExp): Promise<Page> {
  const page = await there.open(DESKTOP)
  await page.getByRole('button', { name: game }).click()
  return page
}

/** Decides until something is to be seen. */
async function playUntil(page: Page, shown: string): Promise<void> {
  for (let made = 0; made < 120 && (await isAsked(page)); made++) {
    if (await page.locator(shown).first().isVisible()) return
    await decide(page)
  }
  throw new Error(`the game went by without ${shown}`)
}

const TCG = /Play now.*Trading/
/** A unit that can be deployed to an arena. */
const UNIT = '.hand .tile.can-act.kind-unit'

describe('hands on', { retry: 1 }, () => {
  test('a card is taken up, laid down by Escape, and goes where one clicks; no dialog hides the board', async () => {
    const page = await begin(TCG)
    await playUntil(page, UNIT)
    await page.locator(UNIT).first().click()
    const place = page.locator('.place.is-goal')
    await place.first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => place.count()).toBe(0)
    await page.locator(UNIT).first().click()
    const before = await asked(page)
    await place.first().click({ position: { x: 6, y: 6 } })
    await expect.poll(() => asked(page)).not.toBe(before)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  test('a double click does the obvious', async () => {
    const page = await begin(TCG)
    await playUntil(page, UNIT)
    // Also a card in the middle stays under the pointer when the first click has taken it up.
    const unit = page.locator(UNIT).last()
    const title = (await unit.locator('.tile-name').textContent())!
    const built = page.locator('.arena .is-mine .tile-name').getByText(title, { exact: true })
    const before = await built.count()
    await unit.dblclick()
    await expect.poll(() => built.count()).toBe(before + 1)
  })

  test('who holds a card and clicks one that lies in an arena means the arena', async () => {
    const page = await begin(TCG)
    await playUntil(page, '.arena .is-mine .tile:not(.can-act)')
    await playUntil(page, UNIT)
    const goal = page.locator('.arena:has(.place.is-goal) .is-mine .tile:not(.is-target, .can-act)')
    for (let nth = 0; nth < (await page.locator(UNIT).count()); nth++) {
      const unit = page.locator(UNIT).nth(nth)
      await unit.click()
      if ((await goal.count()) > 0) break
      await page.keyboard.press('Escape')
    }
    const before = await asked(page)
    await goal.first().click()
    await expect.poll(() => asked(page)).not.toBe(before)
  })

  test('a card is dragged to its arena; dropped elsewhere it goes back', async () => {
    const page = await begin(TCG)
    await playUntil(page, UNIT)
    const [from, board] = [
      await page.locator(UNIT).first().boundingBox(),
      await page.locator('.top').boundingBox(),
    ]
    const before = await asked(page)
    await page.mouse.move(from!.x + 20, from!.y + 30)
    await page.mouse.down()
    await page.mouse.move(from!.x + 60, from!.y - 60, { steps: 4 })
    const goal = await page.locator('.place.is-goal').first().boundingBox()
    await picture(page, 'drag-desktop')
    const [dragged, held] = [
      await page.locator('.ghost .tile').boundingBox(),
      await page.locator('.hand .tile.is-picked').boundingBox(),
    ]
    // It is turned a little.
    expect(Math.abs(dragged!.height - held!.height)).toBeLessThan(24)
    await page.mouse.move(board!.x + 300, board!.y + 10)
    await page.mouse.up()
    expect(await page.locator('.ghost, .place.is-goal').count()).toBe(0)
    expect(await asked(page)).toBe(before)
    await page.mouse.move(from!.x + 20, from!.y + 30)
    await page.mouse.down()
    await page.mouse.move(goal!.x + goal!.width / 2, goal!.y + goal!.height - 8, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => asked(page)).not.toBe(before)
    expect(there.errors).toEqual([])
  })

  test('a click on an enemy aims, with an arrow and what is certain; the second attacks', async () => {
    const page = await begin(TCG)
    await playUntil(page, '.arena.is-now .is-theirs .tile.is-target')
    const enemy = page.locator('.arena.is-now .is-theirs .tile.is-target').first()
    const before = await asked(page)
    await enemy.click()
    await expect.poll(() => page.locator('.arrows .arrow').getAttribute('d')).toMatch(/^M /)
    expect(await page.locator('.certain').textContent()).toMatch(/^\d+ power · \d+ health$/)
    expect(await asked(page)).toBe(before)
    await picture(page, 'aim-desktop')
    await page.waitForTimeout(450)
    await enemy.click()
    await expect.poll(() => asked(page)).not.toBe(before)
  })

  test('several enemies are attacked in the order in which they were clicked, and it is shown on them', async () => {
    const page = await begin(TCG)
    await playUntil(page, '.arena.is-now .is-theirs .tile.is-target >> nth=1')
    const enemies = page.locator('.arena.is-now .is-theirs .tile.is-target')
    const before = await asked(page)
    await enemies.nth(0).click()
    await enemies.nth(1).click()
    await expect.poll(() => enemies.nth(0).getAttribute('data-order')).toBe('1')
    expect(await enemies.nth(1).getAttribute('data-order')).toBe('2')
    expect(await asked(page)).toBe(before)
    await enemies.nth(1).click()
    await expect.poll(() => enemies.nth(0).getAttribute('data-order')).toBeNull()
  })

  test('a card that is dragged says what it costs there, or why it cannot go there', async () => {
    const page = await begin(TCG)
    await playUntil(page, UNIT)
    const { x, y } = (await page.locator(UNIT).first().boundingBox())!
    await page.mouse.move(x + 20, y + 30)
    await page.mouse.down()
    await page.mouse.move(x + 60, y - 60, { steps: 4 })
    const says = page.locator('.ghost-says')
    const over = async (place: string): Promise<void> => {
      const box = (await page.locator(place).first().boundingBox())!
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8, { steps: 4 })
    }
    await over('.arena .place.is-goal')
    await expect.poll(() => says.textContent()).toMatch(/^\d+ points$/)
    await expect
      .poll(async () => {
        await over('.arena span.place')
        return says.textContent()
      })
      .toMatch(/\w+ \w+/)
    await page.mouse.up()
  })

  test('responding, full control and a retreat to come are buttons and keys', async () => {
    const page = await begin(TCG)
    await playUntil(page, '.arena .is-mine .tile')
    const respond = page.getByRole('button', { name: 'Respond' })
    await page.keyboard.press('r')
    await expect.poll(() => respond.getAttribute('aria-pressed')).toBe('true')
    await respond.click()
    await expect.poll(() => respond.getAttribute('aria-pressed')).toBe('false')
    const full = page.getByRole('button', { name: 'Full control' })
    await page.keyboard.down('Control')
    await expect.poll(() => full.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.up('Control')
    await expect.poll(() => full.getAttribute('aria-pressed')).toBe('false')
    const unit = page.locator('.arena .is-mine .tile').first()
    await unit.focus()
    await page.keyboard.press('t')
    await expect.poll(() => unit.getAttribute('data-later')).toBe('retreats')
    await page.keyboard.press('i')
    await page.getByRole('button', { name: 'Stay after all' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => unit.getAttribute('data-later')).toBeNull()
  })

  test('a card that cannot act says why not, with the rule', async () => {
    const page = await begin(TCG)
    const idle = '.arena.is-now .is-mine .tile:not(.can-act, .is-picked, .is-target)'
    await playUntil(page, idle)
    await page.locator(idle).first().click()
    await page.locator('.prompt .why-not').waitFor()
    await expect.poll(() => page.locator('.prompt .why-not').textContent()).toMatch(/\S+ .*\w/)
  })

  test('keys: the map, from zone to zone, from card to card, to read and to take up', async () => {
    const page = await begin(TCG)
    await playUntil(page, UNIT)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const zone = () => page.evaluate("document.activeElement?.closest('[data-zone]')?.dataset.zone")
    const zones = []
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('F6')
      zones.push(await zone())
    }
    expect(new Set(zones).size).toBe(4)
    await page.locator(UNIT).first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.place.is-goal').first().waitFor()
    await page.keyboard.press('i')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate("document.activeElement?.matches('.hand .tile')")).toBe(true)
    expect(there.errors).toEqual([])
  })

  test('ending the build step with points left is asked once more, in place', async () => {
    const page = await begin(TCG)
    await playUntil(page, '.turn-parts')
    const end = page.getByRole('button', { name: 'End build step' })
    for (let made = 0; made < 60 && !(await end.isVisible()); made++) await decide(page)
    const before = await asked(page)
    await end.click()
    const sure = page.getByRole('button', { name: /^End with \d+ points left\?$/ })
    if (await sure.isVisible()) {
      expect(await asked(page)).toBe(before)
      await sure.click()
    }
    await expect.poll(() => asked(page)).not.toBe(before)
  })

  test('a pass for everything until something happens is one click too', async () => {
    const page = await begin(TCG)
    const yields = page.getByRole('button', { name: 'Pass until something happens to me' })
    for (let made = 0; made < 80 && !(await yields.isVisible()); made++) {
      await page.locator('.prompt.is-mine').waitFor()
      await decide(page)
    }
    const before = await asked(page)
    await yields.click()
    await expect.poll(() => asked(page)).not.toBe(before)
  })

  test('on a phone the end of a game shows what comes next', async () => {
    const page = await there.open({ viewport: { width: 360, height: 740 } })
    await page.getByRole('button', { name: TCG }).click()
    await page.locator('.prompt.is-mine').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.getByRole('button', { name: 'Really concede?' }).click()
    const again = page.getByRole('button', { name: 'Play again' })
    await page.locator('.settings').waitFor({ state: 'detached' })
    await again.waitFor()
    await expect.poll(async () => ((await again.boundingBox())?.y ?? 9999) < 740).toBe(true)
    await picture(page, 'over-phone')
    expect(there.errors).toEqual([])
  })
})

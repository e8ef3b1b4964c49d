/** A newcomer who clicks what looks good: builds while that is possible, attacks, and passes otherwise. */
import type { Locator, Page } from 'playwright-core'

const LIKED = /^(Attack|Build|Complete|Draw|Yes|Done|Lay)/
const UNPICKED = /^[^✓]/
const DONE = /^(End build step|Pass|Stop|None)/

/** Waits until something is asked of the player; false when the game is over. */
export async function isAsked(page: Page): Promise<boolean> {
  await page.locator('.prompt.is-mine, .over').first().waitFor()
  return !(await page.locator('.over').isVisible())
}

/** One decision, by the buttons of the prompt. */
export async function decide(page: Page): Promise<void> {
  const list = page.locator('.answers button[aria-expanded="false"]')
  if (await list.isVisible()) await list.click()
  const before = await asked(page)
  const button = await likedButton(page)
  await button.click({ timeout: 5000 })
  // A card that is only picked changes no question.
  await page
    .locator(`.prompt:not([data-ask="${before}"]), .over, .play-now`)
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
}

const asked = (page: Page): Promise<string | null> => page.locator('.prompt').getAttribute('data-ask')

async function likedButton(page: Page): Promise<Locator> {
  const buttons = page.locator('.answers button:enabled:not(.quiet)')
  const texts = await buttons.allTextContents()
  const wanted = [LIKED, DONE, UNPICKED].map((words) => texts.findIndex((text) => words.test(text.trim())))
  return buttons.nth(wanted.find((index) => index >= 0) ?? 0)
}

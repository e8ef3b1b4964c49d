/** A newcomer who clicks what looks good: builds, deploys, attacks where that is possible, and passes otherwise. */
import type { Locator, Page } from 'playwright-core'

const LIKED = /^(Attack|Build|Complete|Draw|Yes|Done|Lay|Start|Drain|Deploy|Fire|Move)/
const UNPICKED = /^[^✓]/
const DONE = /^(End|Pass|Stop|None|Hold fire)/

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
  const picked = page.locator('.answers .is-picked')
  const earlier = await picked.count()
  const button = await likedButton(page)
  // On a busy machine the answer before this one may change the question while the button is looked for.
  await button.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if ((await asked(page)) === before) throw error
  })
  // A card that is only picked changes no question.
  await page
    .locator(`.prompt:not([data-ask="${before}"]), .over, .play-now`)
    .or(picked.nth(earlier))
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

/** Tab, until one of the answers has the focus. */
export async function tabToAnswers(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate("document.activeElement?.closest('.answers') !== null")) return
  }
  throw new Error('no answer can be reached by keyboard')
}

/** One decision by Tab and Enter. */
export async function decideByKeyboard(page: Page): Promise<void> {
  const before = await asked(page)
  // A first press of Enter may only pick a card, or open a list; a few more lead on.
  const answered = page.locator(`.prompt:not([data-ask="${before}"])`)
  for (let presses = 0; presses < 5 && !(await answered.isVisible()); presses++) {
    await tabToAnswers(page)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(100)
  }
  await answered.waitFor()
}

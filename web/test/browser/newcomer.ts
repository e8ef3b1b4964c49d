/** A newcomer who clicks what looks good: builds, deploys, attacks where that is possible, and passes otherwise. */
import type { Page } from 'playwright-core'

const LIKED =
  /^(Attack|Build|Complete|Draw (?:a|one)|Lose|Forfeit|Yes|Done|Lay|Start|Drain|Deploy|Fire|Move|Choose)/
const UNPICKED = /^[^✓]/
const DONE =
  /^(End|Pass|Stop|None|Nobody|Hold fire|To (?:deploy|battle|draw)|No battle|Go on|Let it|Roll$|Keep|Take it|Leave it|Fight)/
const BUTTONS = '.prompt .answers button:enabled:not(.quiet, .tile)'

/** The list of all answers, while it is not open. */
export const FOLDED = '.prompt .list-all[aria-expanded="false"]'

/** Waits until something is asked of the player; false when the game is over. */
export async function isAsked(page: Page): Promise<boolean> {
  const shown = await page.locator('.prompt.is-mine, .over').first().getAttribute('class')
  return shown !== 'over'
}

interface Glance {
  /** The question that is open. */
  readonly ask: string | null
  /** The button that this newcomer likes best, and its middle where nothing lies on it. */
  readonly button: number
  readonly middle: { readonly x: number; readonly y: number } | null
  /** How many cards are picked, and whether the list of actions is still folded up. */
  readonly picked: number
  readonly isFolded: boolean
}

/** All in one look: a whole game has hundreds of decisions, and each question to the browser takes its time. */
const GLANCE = `(() => {
  const buttons = [...document.querySelectorAll('${BUTTONS}')]
  const liked = [${[LIKED, DONE, UNPICKED].join()}].map((words) =>
    buttons.findIndex((button) => words.test(button.textContent.trim())))
  const button = liked.find((index) => index >= 0) ?? 0
  buttons[button]?.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = buttons[button]?.getBoundingClientRect() ?? {}
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isFree = width > 0 && buttons[button].contains(document.elementFromPoint(middle.x, middle.y))
  return {
    ask: document.querySelector('.prompt')?.getAttribute('data-ask') ?? null,
    button,
    middle: isFree ? middle : null,
    picked: document.querySelectorAll('.answers .is-picked').length,
    isFolded: document.querySelector('${FOLDED}') !== null,
  }
})()`

/** One decision, by the buttons of the prompt. */
export async function decide(page: Page): Promise<void> {
  const glance = await look(page)
  await press(page, glance)
  // A card that is only picked changes no question.
  await page
    .locator(`.prompt:not([data-ask="${glance.ask}"]), .over, .play-now`)
    .or(page.locator('.answers .is-picked').nth(glance.picked))
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
}

async function look(page: Page): Promise<Glance> {
  const glance = (await page.evaluate(GLANCE)) as Glance
  if (!glance.isFolded) return glance
  await page.locator(FOLDED).click()
  return (await page.evaluate(GLANCE)) as Glance
}

/** A real click; where something lies on the button, or it is about to move, with the patience of Playwright. */
async function press(page: Page, { ask, button, middle }: Glance): Promise<void> {
  // A click that came late may have opened a card of the log.
  if ((await page.locator('dialog:modal').count()) > 0) await page.keyboard.press('Escape')
  if (middle) return page.mouse.click(middle.x, middle.y)
  // On a busy machine the answer before this one may change the question while the button is looked for.
  await page
    .locator(BUTTONS)
    .nth(button)
    .click({ timeout: 5000 })
    .catch(async (error: unknown) => {
      if ((await asked(page)) === ask) throw error
    })
}

/** Nobody is asked while the device is handed over. */
const asked = (page: Page): Promise<string | null> =>
  page.evaluate("document.querySelector('.prompt')?.getAttribute('data-ask') ?? null")

/** Tab, until something that is wanted, by what it says, has the focus. */
export async function tabTo(page: Page, wanted: string, words = ''): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab')
    const focused = page.locator('*:focus').and(page.locator(wanted)).filter({ hasText: words })
    if ((await focused.count()) > 0) return
  }
  throw new Error(`${wanted} cannot be reached by keyboard`)
}

export const tabToAnswers = (page: Page): Promise<void> => tabTo(page, '.prompt button')

/** Keys are there for nine answers. */
const KEYS = 9
const MAIN = '.prompt > .answers > .primary:enabled'

/** One decision by keys alone: the list is opened, and an answer has a number. */
export async function decideByKeyboard(page: Page): Promise<void> {
  const before = await asked(page)
  if ((await page.locator(FOLDED).count()) > 0) {
    await tabTo(page, '.list-all')
    await page.keyboard.press('Enter')
  }
  const answers = (await page.locator(BUTTONS).allTextContents()).slice(0, KEYS)
  const place = (words: RegExp): number => answers.findIndex((text) => words.test(text.trim()))
  const wanted = [place(LIKED), place(DONE)].find((at) => at >= 0)
  if (wanted !== undefined) await page.keyboard.press(String(1 + wanted))
  else if ((await page.locator(MAIN).count()) > 0)
    await tabTo(page, MAIN).then(() => page.keyboard.press('Enter'))
  else await page.keyboard.press(String(1 + Math.max(0, place(UNPICKED))))
  await page
    .locator(`.prompt:not([data-ask="${before}"]), .over`)
    .or(page.locator('.answers .is-picked'))
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
}

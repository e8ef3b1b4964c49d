/** A newcomer who plays on the board: takes up a marked card, says where it goes, and passes when nothing is left to try; by touch or by keys alone. */
import type { Locator, Page } from 'playwright-core'

interface Next {
  /** The question that is open. */
  readonly ask: string | null
  /** What to press, and its middle. */
  readonly press: string | null
  readonly x: number
  readonly y: number
  /** The card that is tried, so that it is not tried again for the same question. */
  readonly card: string | null
}

/** In the page: what was begun is finished first, then comes another marked card, then an answer in words. */
function findNext(tried: readonly string[]): Next {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const isFree = (element: HTMLElement): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return width > 0 && top !== null && (element.contains(top) || top.contains(element))
  }
  const isUntried = ({ dataset }: HTMLElement): boolean =>
    !tried.includes(dataset['card'] ?? dataset['place'] ?? '')
  const isHeld = document.querySelector('.table .is-picked[data-card]') !== null
  const ways = [
    isHeld ? '.prompt > .answers > .primary:enabled' : '.none',
    '.table .is-target[data-card], .table .place.is-goal',
    '.table .can-act[data-card]:not(.is-picked)',
    '.prompt > .answers > .primary:enabled',
    '.prompt .answers button:enabled:not(.quiet, .tile)',
  ]
  const found = ways.flatMap((way) => all(way).filter((each) => isUntried(each) && isFree(each)))[0]
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
  return {
    ask: document.querySelector('.prompt')?.getAttribute('data-ask') ?? null,
    press: found?.textContent?.slice(0, 60) ?? null,
    x: x + width / 2,
    y: y + height / 2,
    card: found?.dataset['card'] ?? found?.dataset['place'] ?? null,
  }
}

/** One decision by taps on cards, places and buttons. */
export async function decideByTouch(page: Page): Promise<void> {
  const tried: string[] = []
  const { ask } = await page.evaluate(findNext, tried)
  for (let taps = 0; taps < 60; taps++) {
    const next = await page.evaluate(findNext, tried)
    if (next.ask !== ask || next.press === null) return
    if (next.card !== null) tried.push(next.card)
    await page.touchscreen.tap(next.x, next.y)
    await settled(page, ask)
  }
  throw new Error(`sixty taps did not answer: ${await page.locator('.prompt-line').textContent()}`)
}

/** Waits a moment for the next question; a card that was only taken up changes none. */
const settled = (page: Page, ask: string | null): Promise<unknown> =>
  page
    .locator(`.prompt:not([data-ask="${ask}"]), .over`)
    .first()
    .waitFor({ timeout: 60 })
    .catch(() => undefined)

/** A finger that rests on a card. */
export async function longPress(page: Page, tile: Locator): Promise<void> {
  const { x, y, width, height } = (await tile.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 4, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(450)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

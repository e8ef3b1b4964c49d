/** The hands of a person who plays a recorded game again: each decision by as few presses as the page allows. */
import type { Locator, Page } from 'playwright-core'
import type { Step } from './recorded.ts'

const ANSWERS = '.prompt > .answers button:enabled'

/** Presses that decide what comes next in a record, and how many of its decisions that were. */
interface Reach {
  readonly steps: number
  readonly press: () => Promise<void>
}

/** Does what was recorded; says how many decisions that took up. */
export async function takeUp(page: Page, steps: readonly Step[]): Promise<number> {
  const { steps: count, press } = (await atOnce(page, steps)) ?? {
    steps: 1,
    press: () => one(page, steps[0]!),
  }
  await press()
  return count
}

const isPass = ({ about, value }: Step): boolean => value === 'pass' && about.endsWith('-phase')

/** Phases that are passed on the way to something are passed by the button that leads there. */
async function atOnce(page: Page, steps: readonly Step[]): Promise<Reach | null> {
  const passed = steps.findIndex((step) => !isPass(step) || step.by !== undefined)
  const goal = steps[passed]
  if (!goal) return null
  const button = leading(page, goal)
  if ((await button.count()) === 0) return null
  return { steps: passed + 1, press: () => button.click() }
}

/** The button that leads to a decision from where one is. */
function leading(page: Page, { value, by }: Step): Locator {
  if (by === undefined) return page.locator(`${ANSWERS}[data-offer="${value}"]`)
  return page.locator(ANSWERS, { hasText: new RegExp(`^${by}`) }).first()
}

/** One decision: its button where it has one, else the card goes where it went. */
async function one(page: Page, { value }: Step): Promise<void> {
  if (typeof value === 'object') return pickCards(page, value)
  if (value === 'pass') return pass(page)
  if (typeof value === 'string' && OF_CARD.test(value)) return byHand(page, value)
  const words = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
  await page.locator(ANSWERS).getByText(words, { exact: true }).click()
}

/** A verb and the card that does it. */
const OF_CARD = /^\S+ \d/

/** Points that would be lost are asked about once more, at the same button. */
async function pass(page: Page): Promise<void> {
  await page.locator(`${ANSWERS}[data-offer="pass"]`).click()
  const slip = page.locator(ANSWERS, { hasText: /points left\?$/ })
  if ((await slip.count()) > 0) await slip.click()
}

/** Cards are clicked where they lie; dice and the like have chips. Of both some may be chosen already. */
async function pickCards(page: Page, wanted: readonly number[]): Promise<void> {
  const ask = await page.locator('.prompt').getAttribute('data-ask')
  const chips = page.locator('.prompt .tray .chip')
  const count = await chips.count()
  for (let at = 0; at < count; at++) {
    const isPicked = (await chips.nth(at).getAttribute('aria-pressed')) === 'true'
    if (isPicked !== wanted.includes(at)) await chips.nth(at).click()
  }
  if (count === 0) await pickOnTable(page, wanted)
  // One card that must be chosen is chosen by its click, and the next question may be there already.
  const done = page.locator(`.prompt[data-ask="${ask}"] > .answers > .primary:enabled`)
  if ((await done.count()) > 0) await done.click()
}

/** What is chosen already is left as it is where it is wanted, and clicked away where it is not. */
async function pickOnTable(page: Page, wanted: readonly number[]): Promise<void> {
  const pressed = page.locator('.table .is-picked[data-card][aria-pressed="true"]')
  const chosen = await pressed.evaluateAll((tiles) =>
    tiles.map((tile) => Number(tile.getAttribute('data-card'))),
  )
  const isSettled = (card: number): boolean => chosen.includes(card) === wanted.includes(card)
  for (const card of new Set([...chosen, ...wanted])) if (!isSettled(card)) await pickCard(page, card)
}

/** A location that there is no room for is looked at first, as its tab says; of equal cards of a pile one is as good as the other. */
async function pickCard(page: Page, card: number): Promise<void> {
  const tab = page.locator('.row-tabs .can-act[aria-pressed="false"]').first()
  const there = page.locator(`.table [data-card="${card}"], .table [data-copies~="${card}"] .tile`).first()
  await there.or(tab).first().waitFor()
  if ((await there.count()) === 0) await tab.click()
  await there.click()
}

/** A drag to the goal that the offer names last. A card that leads nowhere is only taken up; what is left open then has buttons. */
async function byHand(page: Page, key: string): Promise<void> {
  const [verb = '', card = '', ...named] = key.split(' ')
  const where = verb === 'lay-face-down' ? ['build'] : named
  const tile = page.locator(`.table [data-card="${card}"]`).first()
  await page.mouse.move(0, 0)
  const { x, y, width, height } = (await tile.boundingBox())!
  const ask = await page.locator('.prompt').getAttribute('data-ask')
  const [left, top] = [x + width / 3, y + height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + 6, top - 6, { steps: 3 })
  // What it can go to is lit once it is dragged; a card that leads nowhere is not.
  const lit = page.locator('.table :is(.is-target, .place.is-goal)').first()
  await lit.waitFor({ timeout: 500 }).catch(() => undefined)
  const goal = (await goalOf(page, where)) ?? (await springTo(page, where))
  if (goal) await page.mouse.move(goal.x, goal.y, { steps: 4 })
  await page.mouse.up()
  const open = goal ? page.locator(goal.aimed) : page.locator(`.prompt .answers [data-offer="${key}"]`)
  await open
    .or(page.locator(`.prompt:not([data-ask="${ask}"]), .over`))
    .first()
    .waitFor()
  if ((await open.count()) > 0) await page.locator(`.prompt .answers [data-offer="${key}"]`).first().click()
}

/** A goal at a location that there is no room for: the card rests on each lit tab until it is found. */
async function springTo(page: Page, where: readonly string[]): Promise<Lit | null> {
  const away = await page
    .locator('.row-tabs > .is-target[aria-pressed="false"]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-location')))
  for (const location of away) {
    const tab = page.locator(`.row-tabs > [data-location="${location}"]`)
    const { x, y, width, height } = (await tab.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 })
    await tab.and(page.locator('[aria-pressed="true"]')).waitFor()
    const goal = await goalOf(page, where)
    if (goal) return goal
  }
  return null
}

/** A goal that is lit: where it is on the page, and how it looks while it is aimed at and something is left open. */
interface Lit {
  readonly x: number
  readonly y: number
  readonly aimed: string
}

async function goalOf(page: Page, where: readonly string[]): Promise<Lit | null> {
  const place = where[0] === 'row' ? `row-${where[1]}` : where[0]
  const goals = [
    ...where
      .toReversed()
      .map((card) => [`.table .is-target[data-card="${card}"]`, `.is-picked[data-card="${card}"]`]),
    [`.table .place.is-goal[data-place="${place}"]`, `.is-aimed[data-place="${place}"]`],
    ...where.map((card) => [
      `.tabs > .is-target[data-location="${card}"]`,
      `.is-picked[data-card="${card}"]`,
    ]),
  ] as const
  for (const [goal, aimed] of goals) {
    const lit = page.locator(goal!).first()
    if ((await lit.count()) === 0) continue
    const { x, y, width, height } = (await lit.boundingBox())!
    return { x: x + width / 2, y: y + height / 2, aimed: aimed! }
  }
  return null
}

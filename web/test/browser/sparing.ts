/** Somebody who plays with as few presses of the mouse as the page allows; a drag is one press, a double click two. */
import type { Locator, Page } from 'playwright-core'
import { decide, isAsked } from './newcomer.ts'

/** What was pressed in a turn. */
export interface Pressed {
  readonly turn: string
  readonly presses: number
  readonly builds: number
  /** Arenas in which an attack was ordered, or battles. */
  readonly fights: number
  /** Answers to what others did, or what a card asks: no turn without such has them. */
  readonly answers: number
}

/** In the page: every press is counted for the turn that is shown. */
const COUNT = `(() => {
  const turns = (window.pressed = {})
  addEventListener('pointerdown', () => {
    const turn = document.querySelector('.top h1')?.textContent ?? ''
    turns[turn] = (turns[turn] ?? 0) + 1
  }, true)
})()`

type Why = 'plan' | 'build' | 'fight' | 'answer'
interface Doing {
  readonly why: Why
  readonly what: string
  readonly press: () => Promise<void>
}
/** What this person does about a question, and what was done before in the turn. */
export type Sparing = (page: Page, about: string, done: readonly string[]) => Promise<Doing | null>

const turnOf = async (page: Page): Promise<string> => (await page.locator('.top h1').textContent()) ?? ''
const askOf = (page: Page): Promise<string | null> => page.locator('.prompt').getAttribute('data-ask')
const main = (page: Page): Locator => page.locator('.prompt .answers > .primary:enabled').first()

/** What is asked, once nothing waits to answer itself; null when the game is over. */
async function asked(page: Page): Promise<string | null> {
  const question = page.locator('.prompt.is-mine:not(:has(.lapse))')
  await question.or(page.locator('.over')).first().waitFor()
  return (await question.count()) > 0 ? question.getAttribute('data-about') : null
}

/** A whole game, or its first turns. */
export async function playSparingly(page: Page, person: Sparing, turns: number): Promise<readonly Pressed[]> {
  while (!(await turnOf(page)).startsWith('Turn') && (await isAsked(page))) await decide(page)
  await page.evaluate(COUNT)
  const noted = new Map<string, Why[]>()
  let [turn, done]: [string, string[]] = ['', []]
  for (;;) {
    const about = await asked(page)
    const now = await turnOf(page)
    if (now !== turn) [turn, done] = [now, []]
    const whys = noted.get(turn) ?? []
    noted.set(turn, whys)
    if (about === null || noted.size > turns) break
    const before = await askOf(page)
    const { why, what, press } = (await person(page, about, done)) ?? (await fallBack(page))
    await press()
    done.push(what)
    whys.push(why)
    // Points that would be lost are asked about once more, at the same button.
    const slip = page.locator('.prompt .answers button', { hasText: /points left\?$/ })
    await page.locator(`.prompt.is-mine:not([data-ask="${before}"]), .over`).or(slip).first().waitFor()
    if ((await slip.count()) === 0) continue
    await slip.click()
    whys.push('answer')
    await page.locator(`.prompt.is-mine:not([data-ask="${before}"]), .over`).first().waitFor()
  }
  const presses = (await page.evaluate('window.pressed')) as Readonly<Record<string, number>>
  const of = (turn: string, wanted: Why): number =>
    (noted.get(turn) ?? []).filter((why) => why === wanted).length
  return Object.entries(presses)
    .filter(([turn]) => /^Turn/.test(turn))
    .map(([turn, count]) => ({
      turn,
      presses: count,
      builds: of(turn, 'build'),
      fights: of(turn, 'fight'),
      answers: of(turn, 'answer'),
    }))
}

/** The main answer, or the last of all, which declines. */
async function fallBack(page: Page): Promise<Doing> {
  const button = (await main(page).count()) > 0 ? main(page) : answers(page).last()
  return { why: 'answer', what: 'answer', press: () => button.click() }
}
const answers = (page: Page): Locator => page.locator('.prompt .answers button:enabled:not(.quiet)')

/** A card is dragged to the first place that lights up, the best first. */
async function drag(page: Page, card: Locator, ...goals: readonly string[]): Promise<void> {
  await page.mouse.move(0, 0)
  const { x, y } = (await card.boundingBox())!
  await page.mouse.move(x + 20, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 40, y - 40, { steps: 4 })
  const lit = await Promise.all(goals.map((goal) => page.locator(goal).count()))
  const goal = goals[lit.findIndex((count) => count > 0)] ?? goals[0]!
  const place = (await page.locator(goal).first().boundingBox())!
  await page.mouse.move(place.x + place.width / 2, place.y + place.height - 8, { steps: 4 })
  await page.mouse.up()
}

const button = (page: Page, name: RegExp): Locator =>
  page.locator('.prompt .answers button:enabled', { hasText: name }).first()

async function pressing(page: Page, name: RegExp, why: Why, what: string): Promise<Doing | null> {
  const found = button(page, name)
  return (await found.count()) > 0 ? { why, what, press: () => found.click() } : null
}

/** Units that can be completed with the points that are left. */
async function affordable(page: Page): Promise<Locator | null> {
  const points = Number.parseInt(/\d+/.exec((await page.locator('.prompt-line').textContent()) ?? '')![0], 10)
  for (const tile of await page.locator('.hand .tile.can-act.kind-unit').all())
    if (Number(await tile.locator('.cost').first().textContent()) <= points) return tile
  return null
}

/** Builds by dragging while points last, ends the build step, and lets all attack in each arena. */
export const tcgPerson: Sparing = async (page, about) => {
  if (about === 'build') {
    const unit = await affordable(page)
    if (unit) return { why: 'build', what: 'build', press: () => drag(page, unit, '.arena .place.is-goal') }
    return { why: 'plan', what: 'end', press: () => main(page).click() }
  }
  return about === 'next-attack' ? pressing(page, /^All attack/, 'fight', 'fight') : null
}

const DEPLOYED = '.hand .tile.can-act:is(.kind-character, .kind-starship, .kind-vehicle)'

/** A location where the other side is, so that there is something to battle for. */
const OPPOSED = '.board .location.is-goal:has(.is-theirs .tile) .location-plate'

/** What is decided at once in a phase, by its button. */
const PLANNED: readonly (readonly [RegExp, Why])[] = [
  [/^Drain/, 'plan'],
  [/^Battle at/, 'fight'],
  [/^Draw \d+ and end|^End the turn/, 'plan'],
]

/** Drains everywhere, deploys two cards by dragging, battles, gives up what is proposed, draws and ends the turn. */
export const ccgPerson: Sparing = async (page, about, done) => {
  const isPlanned = about.endsWith('-phase')
  const deploys = done.filter((what) => what === 'deploy').length
  if (isPlanned && deploys < 2 && about === 'deploy-phase') {
    const card = page.locator(DEPLOYED).first()
    if ((await card.count()) > 0)
      return {
        why: 'plan',
        what: 'deploy',
        press: () => drag(page, card, OPPOSED, '.board .is-goal, .board .is-target'),
      }
  }
  const wanted = isPlanned ? PLANNED : []
  for (const [name, why] of wanted) {
    const doing = await pressing(page, name, why, String(name))
    if (doing && !done.includes(doing.what)) return doing
  }
  return null
}

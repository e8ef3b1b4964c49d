import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** What the worker tells of a card. */
interface Told {
  readonly face: Readonly<Record<string, unknown>> & {
    readonly title: string
    readonly lines: readonly string[]
  }
}
type Heard = MessageEvent<{ readonly studied?: { readonly answer?: { cards?: readonly Told[] } } }>

/**
 * In the page: of all cards it hears only of those on which something could be cut off that is not on another: each long
 * word, each shape of numbers, the longest names, texts and kinds. Boxes grow with their text, so only a word
 * that is too long, or too many lines in a row of tiles, can be. Every part of the list is near the window.
 */
function hearOfTheWorst(): void {
  const LONG_WORD = 10
  const [NAMES, TEXTS, KINDS] = [150, 50, 50]
  const known = new Set<string>()
  const hasNews = ({ face }: Told): boolean => {
    const words = JSON.stringify({ ...face, key: '' }).split(/[^\p{L}']+/u)
    const numbers = Object.entries(face).filter(([, value]) => typeof value === 'number')
    const shape = [face['kind'], ...numbers.map(([name, value]) => name + `${value}`.length)].join(' ')
    const news = [...words.filter((word) => word.length >= LONG_WORD), shape].filter(
      (each) => !known.has(each),
    )
    for (const each of news) known.add(each)
    return news.length > 0
  }
  const longest = (cards: readonly Told[], most: number, of: (card: Told) => string): readonly Told[] =>
    cards.toSorted((one, other) => of(other).length - of(one).length).slice(0, most)
  const worst = (cards: readonly Told[]): readonly Told[] => [
    ...new Set([
      ...longest(cards, NAMES, ({ face }) => face.title),
      ...longest(cards, TEXTS, ({ face }) => face.lines.join('')),
      ...longest(cards, KINDS, ({ face }) => JSON.stringify({ ...face, title: '', lines: '', key: '' })),
      ...cards.filter(hasNews),
    ]),
  ]
  const listen = Worker.prototype.addEventListener
  Worker.prototype.addEventListener = function (kind: string, hear: unknown): void {
    const first = ({ data }: Heard): void => {
      const answer = data.studied?.answer
      if (answer?.cards) answer.cards = worst(answer.cards)
    }
    listen.call(this, kind, first as EventListener)
    listen.call(this, kind, hear as EventListener)
  }
  globalThis.IntersectionObserver = class {
    readonly tell: (seen: unknown) => void
    constructor(tell: (seen: unknown) => void) {
      this.tell = tell
    }
    observe(): void {
      this.tell([{ isIntersecting: true }])
    }
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver
}

/** What is wider or higher than its place, by card: names, numbers, kinds, and texts. */
const CUT_OFF = `[...document.querySelectorAll('.gallery .face')].flatMap((face) =>
  [face, ...face.querySelectorAll('.plate, .tile-name, .kindline, .stats, .stat, .text-lines, .text-lines p, h3, .foot')]
    .filter((part) => part.clientWidth > 0)
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    .map((part) => face.querySelector('.tile-name, h3').textContent + ' in .' + part.className))`

/** Tiles that are higher than a row of them has room for. */
const TOO_HIGH = `[...document.querySelectorAll('.gallery .tile')]
  .filter((tile) => tile.offsetHeight > (tile.offsetWidth > 60 ? 1.3 : 1.6) * tile.offsetWidth)
  .map((tile) => tile.querySelector('.spoken').textContent + ': ' + tile.offsetHeight)`

/** Drawn again only where another part of the card is shown; the other sizes are a matter of style. */
const SIZES = [
  ['104', ['104', '72', '56']],
  ['260', ['260', '420']],
] as const

async function showWorst(game: string): Promise<Page> {
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, 'about:blank')
  await page.addInitScript(hearOfTheWorst)
  await page.goto(`${there.address}#/cards/${game}`)
  return page
}

test.each(['swtcg', 'swccg'])('no card of %s has anything cut off, at any size', async (game) => {
  const page = await showWorst(game)
  for (const [drawn, sizes] of SIZES) {
    await page.getByRole('radio', { name: drawn, exact: true }).check()
    const cards = page.locator(`.gallery-${drawn} > *`)
    const told = Number.parseInt((await page.getByText(/^\d{3,} cards$/).textContent())!, 10)
    await expect.poll(() => cards.count()).toBe(told)
    for (const size of sizes) {
      await page.evaluate(
        `for (const part of document.querySelectorAll('.gallery')) part.className = 'gallery gallery-${size}'`,
      )
      expect(await page.evaluate(CUT_OFF), size).toEqual([])
      expect(await page.evaluate(TOO_HIGH), size).toEqual([])
    }
    await picture(page, `faces-${game}-${drawn}`)
  }
  expect(there.errors).toEqual([])
  await page.context().close()
})

test('of a long list only the cards near the window are drawn, at either end', async () => {
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, '#/cards/swtcg')
  const status = page.getByText(/^\d{4,} cards$/)
  const told = Number.parseInt((await status.textContent())!, 10)
  const drawn = page.locator('.gallery .tile')
  await drawn.first().waitFor()
  expect(await drawn.count()).toBeLessThan(told / 5)
  const first = await drawn.first().textContent()
  await page.keyboard.press('End')
  await expect.poll(() => drawn.first().textContent()).not.toBe(first)
  expect(await drawn.count()).toBeLessThan(told / 5)
  await page.getByLabel('Words in the name').fill('qwxyz')
  await page.getByText('0 cards').waitFor()
  await page.context().close()
})

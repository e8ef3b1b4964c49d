import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { decide, isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** A game that was begun by a button, after so many decisions. */
async function played(page: Page, button: RegExp, most: number): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  for (let decisions = 0; decisions < most && (await isAsked(page)); decisions++) await decide(page)
  await isAsked(page)
}

/** Every page: where it is, and what must be there before it is looked at. */
const PAGES: readonly {
  readonly name: string
  readonly hash: string
  readonly ready: (page: Page) => Promise<void>
}[] = [
  {
    name: 'start',
    hash: '#/',
    ready: (page) =>
      page
        .getByRole('button', { name: /Play now/ })
        .first()
        .waitFor(),
  },
  { name: 'lobby', hash: '#/lobby', ready: (page) => page.getByText('Come in as a guest').waitFor() },
  { name: 'learn', hash: '#/learn', ready: (page) => page.locator('.lessons li').first().waitFor() },
  {
    name: 'lesson',
    hash: '#/learn/swccg/4',
    ready: (page) => page.locator('.coach').waitFor(),
  },
  {
    name: 'deck-lists',
    hash: '#/decks',
    ready: (page) => page.getByRole('button', { name: /^Copy/ }).first().waitFor(),
  },
  {
    name: 'builder',
    hash: '#/decks',
    ready: async (page) => {
      await page.getByRole('button', { name: /^Copy/ }).first().click()
      await page.getByText('This deck may be played').waitFor({ state: 'attached' })
      // A few rows of cards stand for all of them.
      await page.getByLabel('Words in the name').fill('wampa')
      await page.locator('.card-search [role=status]', { hasText: /^\d{1,2} cards$/ }).waitFor()
    },
  },
  {
    name: 'conquest',
    hash: '#/conquest',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Begin against a program' }).click()
      await page.locator('.lay-here').first().waitFor()
    },
  },
  { name: 'events', hash: '#/events', ready: (page) => page.getByLabel('Its name').waitFor() },
  { name: 'replays', hash: '#/replays', ready: (page) => page.getByText('Played on this device').waitFor() },
  { name: 'rules', hash: '#/rules', ready: (page) => page.locator('.chapters a').first().waitFor() },
  {
    name: 'rule',
    hash: '#/rules/idc/attack/hit-on-four',
    ready: (page) => page.locator('.rule-text').waitFor(),
  },
  { name: 'cards', hash: '#/cards/swccg', ready: (page) => page.locator('.gallery .tile').first().waitFor() },
  {
    name: 'sealed',
    hash: '#/decks/limited',
    ready: async (page) => {
      await page.getByLabel('Packs of').selectOption({ label: 'A New Hope (ANH)' })
      await page.getByRole('button', { name: 'Open the packs' }).click()
      await page.locator('.limited .card-row').first().waitFor()
    },
  },
  {
    name: 'draft',
    hash: '#/decks/limited',
    ready: async (page) => {
      await page.getByRole('radio', { name: /^Draft/ }).check()
      await page.getByRole('button', { name: 'Open the packs' }).click()
      await page.locator('.limited').waitFor()
    },
  },
  { name: 'ladder', hash: '#/ladder', ready: (page) => page.getByLabel('Season').waitFor() },
  {
    name: 'own-cards',
    hash: '#/decks',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Build a new deck' }).click()
      await page.getByText('Cards of your own').click()
    },
  },
  { name: 'table-tcg', hash: '#/', ready: (page) => played(page, /Play now/, 10) },
  { name: 'table-ccg', hash: '#/', ready: (page) => played(page, /Customizable/, 6) },
  {
    name: 'replay',
    hash: '#/',
    ready: async (page) => {
      await played(page, /Play now/, 6)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Concede' }).click()
      await page.getByRole('button', { name: 'Really concede?' }).click()
      await page.getByRole('link', { name: 'Watch it again' }).click()
      await page.locator('.replay-bar').waitFor()
    },
  },
]

const SIZES = [
  { size: 'phone', width: 360, height: 740, colorScheme: 'dark' },
  { size: 'tablet', width: 820, height: 1180, colorScheme: 'light' },
  { size: 'desktop', width: 1440, height: 900, colorScheme: 'dark' },
] as const

describe('no page has a serious fault, and each fits on a phone, a tablet and a desktop, light and dark', () => {
  test.each(PAGES)('$name', async ({ name, hash, ready }) => {
    const page = await there.open({ viewport: SIZES[0] }, `?seed=5&pace=instant${hash}`)
    await ready(page)
    for (const { size, colorScheme, ...viewport } of SIZES) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await picture(page, `page-${name}-${size}`)
      expect(await seriousFaults(page), size).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
    }
    await page.context().close()
  })
})

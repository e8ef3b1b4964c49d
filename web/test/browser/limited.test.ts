/** Sealed play and drafts in the page: packs, picks, a deck, and a game with it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const wideness = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth')

describe('sealed', () => {
  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('packs are opened, a deck is built and played at once (%s)', async (name, size) => {
    const page = await there.open(size, '?seed=5&pace=instant#/decks')
    await page.getByRole('link', { name: 'Sealed and draft' }).click()
    await page.getByRole('button', { name: 'Open the packs' }).click()
    await page.getByRole('heading', { name: 'Left in the pool, 66 cards' }).waitFor()
    await page
      .getByRole('button', { name: /^Put in / })
      .first()
      .click()
    await page.getByText('against this deck:').waitFor()
    await page.getByRole('button', { name: 'Build it for me' }).click()
    await page.getByText('This deck may be played').waitFor()
    expect(await wideness(page)).toBeLessThanOrEqual(size.viewport.width)
    await picture(page, `sealed-${name}`)
    await page.reload()
    await page.getByRole('heading', { name: 'Your deck, 30 cards' }).waitFor()
    await page.getByRole('button', { name: 'Play against the program' }).click()
    expect(await isAsked(page)).toBe(true)
    expect(there.errors).toEqual([])
  })
})

test('packs of the Star Wars CCG make a deck that is played at once', async () => {
  const page = await there.open(PHONE, '?seed=5&pace=instant#/decks/limited')
  await page.getByLabel('Star Wars CCG').check()
  await page.getByLabel('Packs of').selectOption('Hoth')
  await page.getByRole('button', { name: 'Open the packs' }).click()
  await page.getByRole('heading', { name: 'Left in the pool, 108 cards' }).waitFor()
  await page.getByRole('button', { name: 'Build it for me' }).click()
  await page.getByText('This deck may be played').waitFor()
  expect(await wideness(page)).toBeLessThanOrEqual(PHONE.viewport.width)
  await picture(page, 'sealed-ccg-phone')
  await page.getByRole('button', { name: 'Play against the program' }).click()
  expect(await isAsked(page)).toBe(true)
  expect(there.errors).toEqual([])
})

describe('a draft', () => {
  test('goes round with programs until the packs are empty', async () => {
    const page = await there.open(PHONE, '?seed=5&pace=instant#/decks/limited')
    await page.getByLabel('Draft: 4 packs').check()
    await page.getByLabel('Seats, programs where nobody sits').selectOption('2')
    await page.getByRole('button', { name: 'Open the packs' }).click()
    await page.getByRole('heading', { name: 'Round 1, 11 cards in the pack' }).waitFor()
    await picture(page, 'draft-phone')
    for (let taken = 1; taken <= 44; taken++) {
      await page.locator('.card-row .add').first().click()
      if (taken < 44) await page.getByRole('heading', { name: `${taken} taken` }).waitFor()
    }
    await page.getByRole('heading', { name: 'Left in the pool, 44 cards' }).waitFor()
    expect(there.errors).toEqual([])
  })
})

describe('a draft on the server', () => {
  const deal = async (): Promise<readonly [Page, Page]> => {
    const host = await there.open(DESKTOP, '?pace=instant#/decks/limited')
    await host.getByLabel('Draft: 4 packs').check()
    await host.getByLabel('Seats, programs where nobody sits').selectOption('3')
    await host.getByRole('button', { name: 'Open them with friends, by link' }).click()
    const link = await host.locator('input.link').inputValue()
    const guest = await there.open(PHONE, 'about:blank')
    await guest.goto(link)
    await guest.getByRole('button', { name: 'Sit down' }).click()
    await host.getByRole('button', { name: 'Begin, with a program' }).click()
    return [host, guest]
  }

  test('two people and a program take cards until the packs are empty, and a reload loses nothing', async () => {
    const [host, guest] = await deal()
    for (let taken = 0; taken < 44; taken++)
      for (const page of [host, guest]) {
        await page.getByRole('heading', { name: `${taken} taken` }).waitFor()
        await page.locator('.card-row .add').first().click()
        if (taken === 1 && page === host) {
          await host.getByText('You take').waitFor()
          // What a card does is read without opening it.
          await host.getByRole('region', { name: 'The pack' }).locator('.row-text').first().waitFor()
          await picture(host, 'draft-with-people')
        }
      }
    await host.getByRole('heading', { name: 'Left in the pool, 44 cards' }).waitFor()
    await guest.getByRole('heading', { name: 'Left in the pool, 44 cards' }).waitFor()
    await picture(guest, 'draft-with-people-phone')
    expect(await wideness(guest)).toBeLessThanOrEqual(PHONE.viewport.width)
    await guest.reload()
    await guest.getByRole('heading', { name: 'Left in the pool, 44 cards' }).waitFor()
    expect(there.errors).toEqual([])
  })

  test('sealed packs make decks, and the game begins at a table of the server', async () => {
    const host = await there.open(DESKTOP, '?pace=instant#/decks/limited')
    await host.getByRole('button', { name: 'Open them with friends, by link' }).click()
    await host.getByRole('button', { name: 'Begin, with a program' }).click()
    await host.getByRole('button', { name: 'Build it for me' }).click()
    await host.getByRole('button', { name: 'Play with this deck' }).click()
    await host.getByText('This is the deck that you play').waitFor()
    await picture(host, 'sealed-with-people')
    await host.getByRole('button', { name: 'Play against Program 1' }).click()
    expect(await isAsked(host)).toBe(true)
    expect(there.errors).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { decide } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 360, height: 740 } }
const TABLET = { viewport: { width: 820, height: 1180 } }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')

async function choosing(options: object): Promise<Page> {
  const page = await there.open(options)
  await page.getByText('Choose side, decks, edition and opponent').click()
  await page.getByLabel('Style').waitFor()
  return page
}

async function decideOften(page: Page, times: number): Promise<void> {
  for (let made = 0; made < times && (await page.locator('.over').count()) === 0; made++) {
    await page.locator('.prompt.is-mine, .over').first().waitFor()
    if ((await page.locator('.over').count()) === 0) await decide(page)
  }
}

const mark = async (page: Page, option: string): Promise<void> => {
  await page.getByLabel('Search the options').fill(option)
  await page.getByRole('checkbox', { name: option }).click()
}

describe('on this device', () => {
  test.each([
    ['Two-Headed Wookiee, four seats', 4, DESKTOP],
    ['Three-Way War, three seats', 3, TABLET],
    ['Fight On All Fronts, six seats', 6, PHONE],
    ['Duel of the Fates, two seats', 2, PHONE],
  ])('%s is played with programs', async (style, seats, size) => {
    const page = await choosing(size)
    await page.getByLabel('Style').selectOption({ label: style })
    await page.getByRole('heading', { name: 'What is different in this game' }).waitFor()
    await page.getByRole('button', { name: 'Accept these rules and play' }).click()
    await decideOften(page, 8)
    await expect.poll(() => page.locator('.seat').count()).toBe(seats)
    expect(await isWide(page)).toBe(false)
    expect(await seriousFaults(page)).toEqual([])
    await picture(page, `local-${seats}-seats`)
    expect(there.errors).toEqual([])
  })

  test('with Team Ghost one person plays for the whole team', async () => {
    const page = await choosing(DESKTOP)
    await page.getByLabel('Style').selectOption({ label: 'Two-Headed Wookiee, four seats' })
    await page.locator('.options summary').click()
    await mark(page, 'Team Ghost')
    await page.getByRole('button', { name: 'Accept these rules and play' }).click()
    const own = new Set<string>()
    for (let made = 0; made < 60 && own.size < 2; made++) {
      await decideOften(page, 1)
      own.add((await page.locator('.own .seat h2').textContent())!.slice(0, 11))
    }
    expect([...own].toSorted()).toEqual(['Dark Side 1', 'Dark Side 2'])
  })

  test('what cannot be played together is said with its rule before anything starts', async () => {
    const page = await choosing(PHONE)
    await page.locator('.options summary').click()
    await mark(page, 'Tusken')
    await mark(page, 'Shaped')
    await page.getByText('These cannot be played together').waitFor()
    expect(await page.getByRole('button', { name: 'Accept these rules and play' }).isDisabled()).toBe(true)
    await expect.poll(() => page.locator('.refusal .rule').count()).toBeGreaterThan(0)
    expect(await isWide(page)).toBe(false)
    expect(await seriousFaults(page)).toEqual([])
    await picture(page, 'options-refused-phone')
  })
})

describe('with people', () => {
  const come = async (name: string, query: string, size: object = DESKTOP): Promise<Page> => {
    const page = await there.open(size, query)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Come in as a guest' }).click()
    await page.getByRole('button', { name: 'Open the table' }).waitFor()
    return page
  }
  const followLink = async (from: Page, size: object = PHONE): Promise<Page> => {
    const link = new URL(await from.locator('.link').inputValue())
    return there.open(size, `?pace=instant${link.hash}`)
  }

  test('the host keeps a set, and whoever comes sees and accepts it', async () => {
    const ann = await come('Ann', '?pace=instant#/lobby')
    await ann.locator('.options summary').click()
    await mark(ann, 'Krayt')
    await mark(ann, 'Double-Time')
    await ann.getByLabel('Keep this set as').fill('Fridays')
    await ann.getByRole('button', { name: 'Keep it' }).click()
    await ann.getByRole('button', { name: 'Throw “Fridays” away' }).waitFor()
    await ann.reload()
    await ann.getByLabel('A set that you kept').selectOption({ label: 'Fridays' })
    await ann.getByText('Options: 2 chosen').waitFor()
    await ann.getByLabel('for a friend').check()
    expect(await seriousFaults(ann)).toEqual([])
    await picture(ann, 'lobby-options')
    await ann.getByRole('button', { name: 'Accept these rules and open the table' }).click()
    const ben = await followLink(ann)
    await ben.getByRole('region', { name: 'What is different in this game' }).waitFor()
    await expect.poll(() => ben.locator('.terms li').count()).toBe(2)
    expect(await isWide(ben)).toBe(false)
    await picture(ben, 'accept-phone')
    await ben.getByRole('button', { name: 'Accept these rules and sit down' }).click()
    await Promise.all([ann, ben].map((page) => page.locator('.prompt').waitFor()))
    expect(there.errors).toEqual([])
  })

  test('the group votes, and both accept what came of it', async () => {
    const ann = await come('Ann', '?pace=instant#/lobby')
    const wish = async (page: Page, option: string, as: string): Promise<void> => {
      await page.getByLabel('Search the options').fill(option)
      await page.getByRole('combobox', { name: option }).selectOption(as)
    }
    await ann.getByLabel('the group votes').check()
    await wish(ann, 'Krayt', 'wants')
    await wish(ann, 'Tusken', 'wants')
    await ann.getByLabel('for a friend').check()
    await ann.getByRole('button', { name: 'Open the table' }).click()
    const ben = await followLink(ann)
    await wish(ben, 'Tusken', 'refuses')
    expect(await seriousFaults(ben)).toEqual([])
    await picture(ben, 'ballot-phone')
    await ben.getByRole('button', { name: 'Sit here' }).click()
    for (const page of [ann, ben]) {
      await page.getByRole('heading', { name: 'The vote is counted' }).waitFor()
      await expect.poll(() => page.locator('.terms li b').allTextContents()).toEqual(['Krayt'])
      await page.getByRole('button', { name: 'Accept, and play' }).click()
    }
    await Promise.all([ann, ben].map((page) => page.locator('.prompt').waitFor()))
    expect(there.errors).toEqual([])
  })
})

test('between games a player exchanges a card with the supply zone', async () => {
  const page = await choosing(PHONE)
  await page.locator('.options summary').click()
  await mark(page, 'Supply Zone')
  await mark(page, 'Point Tracking')
  await page.getByLabel('dealt', { exact: true }).check()
  await page.getByRole('button', { name: 'Accept these rules and play' }).click()
  await page.locator('.prompt.is-mine').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Really concede?' }).click()
  await page.getByText('Points after one game').waitFor()
  await page.getByText('Exchange cards with your supply zone').click()
  const deck = page.getByRole('group', { name: 'Out of your deck' })
  await deck.getByRole('checkbox').first().check()
  await page.getByRole('group', { name: 'From the supply zone' }).getByRole('checkbox').first().check()
  await picture(page, 'supply-phone')
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Exchange 1 for 1' }).click()
  await expect.poll(() => page.locator('.supply [role=status]').textContent()).toBe('Exchanged.')
  expect(await isWide(page)).toBe(false)
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.locator('.prompt.is-mine').waitFor()
})

test('with Team Ghost one person plays two seats of a live table', async () => {
  const page = await there.open(DESKTOP, '?pace=instant#/lobby')
  await page.getByRole('button', { name: 'Come in as a guest' }).click()
  await page.getByLabel('Style').selectOption({ label: 'Two-Headed Wookiee, four seats' })
  await page.locator('.options summary').click()
  await mark(page, 'Team Ghost')
  await page.getByLabel('for a friend').check()
  await page.getByRole('button', { name: 'Accept these rules and open the table' }).click()
  await page.getByRole('button', { name: 'Play it too' }).click()
  await page.getByRole('button', { name: 'Fill the free seats' }).click()
  const own = new Set<string>()
  for (let made = 0; made < 60 && own.size < 2; made++) {
    await decideOften(page, 1)
    own.add((await page.locator('.own .seat h2').textContent())!.slice(0, 11))
  }
  expect([...own].toSorted()).toEqual(['Dark Side 1', 'Dark Side 2'])
  await picture(page, 'live-ghost')
})

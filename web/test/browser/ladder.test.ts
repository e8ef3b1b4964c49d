import type { GameNotice, TableNotice } from '@dejarik/server/messages'
import type { Profile, SeriesNotice } from '@dejarik/server/standing-messages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { picture, type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 360, height: 740 } }
/** An edition in which no other test looks for a quick match. */
const GAME = { game: 'swtcg', edition: 'wotc' } as const

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const apiAt = (path: string): string => new URL(`api/${path}`, there.address).href

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(apiAt(path), { data })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()) as T
}

async function get<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(apiAt(path))).json()) as T
}

const profileOf = (page: Page, name: string): Promise<Profile> =>
  get(page, `people/${encodeURIComponent(name)}`)

/** Somebody with an account, at a page. */
async function member(name: string, size: typeof DESKTOP, hash: string): Promise<Page> {
  const page = await there.open(size, 'about:blank')
  await post(page, 'sign-up', { name, password: 'long enough' })
  await page.goto(`${there.address}?pace=instant${hash}`)
  return page
}

/** A starter deck of each side. */
async function starters(page: Page) {
  const games = await get<readonly GameNotice[]>(page, 'games')
  const decks = games.find(({ name }) => name === GAME.game)!.starters
  const of = (wanted: string) => ({
    starter: decks.find(({ side, editions }) => side === wanted && editions.includes(GAME.edition))!.title,
  })
  return { dark: of('dark'), light: of('light') }
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Really concede?' }).click()
}

async function isFit(page: Page, name: string): Promise<void> {
  await picture(page, name)
  expect(await seriousFaults(page), name).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), name).toBe(true)
}

test('a quick match shows on the ladder and on both profiles, and its players become friends', async () => {
  const tag = crypto.randomUUID().slice(0, 6)
  // As long as a name may be, in one word.
  const [annName, benName] = [`Ann${'w'.repeat(15)}${tag}`, `Ben ${tag}`]
  const ann = await member(annName, DESKTOP, '#/lobby')
  const { dark, light } = await starters(ann)
  const { id } = await post<TableNotice>(ann, 'quick-match', { ...GAME, deck: dark })
  const ben = await member(benName, PHONE, `#/table/${id}`)
  expect((await post<TableNotice>(ben, 'quick-match', { ...GAME, deck: light })).id).toBe(id)
  await ben.locator('.prompt').waitFor()
  await concede(ben)
  await expect.poll(async () => (await profileOf(ann, annName)).ratings.length).toBe(1)

  await ann.getByRole('link', { name: 'Ladder' }).click()
  await ann.getByLabel('Edition').selectOption(GAME.edition)
  const rungs = ann.locator('.standings tbody tr').filter({ hasText: tag })
  await expect.poll(() => rungs.locator('th').allTextContents()).toEqual([annName, benName])
  expect((await rungs.first().locator('td').allTextContents()).slice(1)).toEqual([
    expect.stringMatching(/^1[5-9]\d\d\s±\s\d+$/),
    '1',
  ])
  await isFit(ann, 'ladder')

  await ann.getByRole('link', { name: benName }).click()
  await ann.getByText(`Lost against ${annName}`).waitFor()
  expect(await ann.getByText('Your decks').count()).toBe(0)
  await ann.getByRole('button', { name: 'Add as a friend' }).click()
  await ann.getByText(`${benName} has not answered yet`).waitFor()
  await isFit(ann, 'profile')

  await ben.goto(`${there.address}?pace=instant#/people`)
  await ben.getByText(`Lost against ${annName}`).waitFor()
  const decks = ben.getByRole('region', { name: 'Your decks' })
  expect(await decks.textContent()).toContain(`${light.starter} TCG1 played, 0 won`)
  expect(await ben.getByRole('link', { name: 'Watch it again' }).getAttribute('href')).toBe(
    `#/replays/table/${id}/1`,
  )
  await ben.getByText(`${annName} wants to be your friend`).waitFor()
  await isFit(ben, 'profile-phone')
  await ben.getByRole('button', { name: `Accept ${annName}` }).click()
  await ben.getByText(`${annName} is not here`).waitFor()
  await ben.getByRole('button', { name: `Remove ${annName}` }).click()
  await ben.getByText('Nobody yet.').waitFor()

  await ben.goto(`${there.address}?pace=instant#/people/nobody%20at%20all`)
  await ben.getByText('There is no account of that name.').waitFor()
})

test('a best of three is opened in the lobby, joined by its link, and tells its games', async () => {
  const tag = crypto.randomUUID().slice(0, 6)
  const ann = await member(`Ann ${tag}`, PHONE, '#/lobby')
  await ann.getByRole('region', { name: 'Friends' }).getByText('Nobody yet.').waitFor()
  await ann.getByLabel('best of three').check()
  await ann.getByRole('button', { name: 'Open the series' }).click()
  const { hash } = new URL(await ann.locator('.link').inputValue())
  const ben = await member(`Ben ${tag}`, DESKTOP, hash)
  await ben.getByRole('button', { name: 'Join' }).click()
  await ann.getByText('It stands 0 : 0.').waitFor()
  await isFit(ann, 'series-phone')
  await ben.getByRole('link', { name: 'Play game 1' }).click()
  await ben.locator('.prompt').waitFor()
  await concede(ben)
  await ann.getByText('It stands 1 : 0.').waitFor()
  await ann.getByRole('link', { name: 'Play game 2' }).waitFor()
  const told = await get<SeriesNotice>(ann, `series/${hash.split('/').at(-1)}`)
  expect(told.games[1]!.dark).toBe(1 - told.games[0]!.dark)
  expect(there.errors.filter((error) => !error.includes('404'))).toEqual([])
})

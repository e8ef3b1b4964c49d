/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide } from './newcomer.ts'
import { ServerProcess } from './server-process.ts'
import { picture, plainTitle, type Visit, visitAt } from './visit.ts'

const DESKTOP = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 360, height: 740 } }
const ASKED = '.prompt.is-mine'

const server = new ServerProcess(8650)
let there: Visit
beforeAll(async () => {
  await server.start()
  there = await visitAt(server.address)
})
afterAll(async () => {
  await there.close()
  await server.kill()
})

/** Ann waits at a table for a friend, and Ben comes by the link. */
async function pair(
  game = /Trading Card Game/,
): Promise<{ readonly ann: Page; readonly ben: Page; readonly link: string }> {
  const ann = await there.open(DESKTOP, '?pace=instant#/lobby')
  await ann.getByLabel('Your name').fill('Ann')
  await ann.getByRole('button', { name: 'Come in as a guest' }).click()
  await ann.getByRole('radio', { name: game }).check()
  await ann.getByLabel('for a friend').check()
  await ann.getByRole('button', { name: 'Open the table' }).click()
  const link = await ann.locator('.link').inputValue()
  const ben = await there.open(DESKTOP, new URL(link).search + new URL(link).hash)
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([ann, ben].map((page) => page.locator('.prompt').waitFor()))
  await ann.getByText('Ben (guest)').first().waitFor()
  return { ann, ben, link }
}

/** Whoever is asked decides, so many times. */
async function playOn(pages: readonly Page[], decisions: number): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    const asked = await Promise.any(
      pages.map(async (page) => {
        await page.locator(ASKED).waitFor()
        return page
      }),
    )
    await decide(asked)
  }
}

const logOf = (page: Page): Promise<readonly string[]> => page.locator('.log li').allTextContents()

/** The names of cards in a hand. */
const handOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.hand .tile-name').allTextContents()).map(plainTitle)

/** The server deals by true chance, so that a game may end sooner than a test wants; then it is dealt again. */
describe('two browsers', () => {
  test('play each other, talk, and see the clock', async () => {
    const { ann, ben } = await pair()
    await playOn([ann, ben], 14)
    await ben.getByLabel('Say something').fill('Good luck!')
    await ben.getByRole('button', { name: 'Say', exact: true }).click()
    await ann.getByText('Good luck!').waitFor()
    expect(await ann.locator('.clock').first().textContent()).toMatch(/Time 4[0-9]:/)
    await picture(ann, 'live-table')
    expect(there.errors).toEqual([])
  })

  test('play the Star Wars CCG with each other', async () => {
    const { ann, ben } = await pair(/Customizable Card Game/)
    await playOn([ann, ben], 40)
    await expect.poll(() => ann.locator('.row .location').count()).toBeGreaterThan(1)
    await expect
      .poll(() => ben.locator('.row .location').count())
      .toBe(await ann.locator('.row .location').count())
    const hand = await handOf(ann)
    const shown = (await ben.locator('body').textContent()) ?? ''
    const log = (await logOf(ben)).join()
    for (const name of hand.filter((each) => !log.includes(each))) expect(shown).not.toContain(name)
    await picture(ann, 'ccg-live')
    expect(there.errors).toEqual([])
  })

  test('go on when the server is killed in the middle', async () => {
    const { ann, ben } = await pair()
    await playOn([ann, ben], 10)
    const before = await logOf(ann)
    await server.kill()
    await ann.getByText('The line is broken').waitFor()
    await server.start()
    await ann.getByText('The line is broken').waitFor({ state: 'detached' })
    expect((await logOf(ann)).slice(0, before.length)).toEqual(before)
    await playOn([ann, ben], 6)
    expect((await logOf(ann)).length).toBeGreaterThan(before.length)
  })

  test('a tab that is closed and opened again shows the same', async () => {
    const { ann, ben } = await pair()
    await playOn([ann, ben], 8)
    const [log, hand] = [await logOf(ann), await handOf(ann)]
    const again = await ann.context().newPage()
    const address = ann.url()
    await ann.close()
    await ben.getByText('away', { exact: true }).waitFor()
    await again.goto(address)
    await again.locator('.prompt').waitFor()
    expect(await handOf(again)).toEqual(hand)
    expect(await logOf(again)).toEqual(log)
    await playOn([again, ben], 4)
  })

  test('a spectator comes late, and no frame holds the name of a hidden card', async () => {
    const { ann, ben, link } = await pair()
    await playOn([ann, ben], 12)
    const watcher = await there.open(DESKTOP, '?pace=instant')
    const frames: string[] = []
    watcher.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    )
    await watcher.goto(link)
    await watcher.getByText('You are watching').waitFor()
    await watcher.locator('.log li').first().waitFor()
    const shown = (await watcher.locator('body').textContent()) ?? ''
    const hidden = [...(await handOf(ann)), ...(await handOf(ben))].filter((name) => !shown.includes(name))
    expect(hidden.length).toBeGreaterThan(4)
    for (const name of hidden) expect(frames.join('\n')).not.toContain(name)
    expect(frames.length).toBeGreaterThan(3)
    expect(await watcher.locator('.hand').count()).toBe(0)
    await picture(watcher, 'live-spectator')
  })

  test('concede, and play again when both want to', async () => {
    const { ann, ben } = await pair()
    await ann.getByRole('button', { name: 'Menu' }).click()
    await ann.getByRole('button', { name: 'Concede' }).click()
    await ann.getByRole('button', { name: 'Really concede?' }).click()
    await ben.getByText('You won.').waitFor()
    await ben.getByRole('button', { name: 'Play again' }).click()
    await ann.getByRole('button', { name: 'Play again' }).click()
    await ben.locator('.over').waitFor({ state: 'detached' })
    // What is usual answers itself in the next game too.
    const real = (page: Page): Promise<number> =>
      page.locator('.prompt.is-mine:is([data-about="mulligan"], [data-about="setup"])').count()
    await expect.poll(async () => (await real(ann)) + (await real(ben))).toBe(1)
    await playOn([ann, ben], 3)
  })
})

describe('Two-Headed Wookiee', () => {
  test('two people and two programs play with four seats, on a desk and on a phone', async () => {
    const earlier = there.errors.length
    const ann = await there.open(DESKTOP, '?pace=instant#/lobby')
    await ann.getByRole('button', { name: 'Come in as a guest' }).click()
    await ann.getByLabel('Style').selectOption({ label: 'Two-Headed Wookiee, four seats' })
    await ann.getByLabel('for a friend').check()
    await ann.getByRole('button', { name: 'Open the table' }).click()
    const link = await ann.locator('.link').inputValue()
    const ben = await there.open(PHONE, new URL(link).search + new URL(link).hash)
    await ben.getByRole('button', { name: 'Sit here' }).first().waitFor()
    await picture(ben, 'seats-phone')
    await ben.getByRole('button', { name: 'Sit here' }).first().click()
    await expect.poll(() => ann.locator('.seat-list li', { hasText: /free$/ }).count()).toBe(2)
    await ann.getByRole('button', { name: 'Fill the free seats' }).click()
    await Promise.all([ann, ben].map((page) => page.locator('.prompt').waitFor()))
    await playOn([ann, ben], 16)
    for (const page of [ann, ben]) await expect.poll(() => page.locator('.seat').count()).toBe(4)
    await expect
      .poll(() => ann.locator('.seat h2').allTextContents())
      .toEqual(
        expect.arrayContaining([expect.stringMatching('Dark Side 2'), expect.stringMatching('Light Side 2')]),
      )
    expect(await ben.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await picture(ann, 'four-seats')
    await picture(ben, 'four-seats-phone')
    expect(there.errors.slice(earlier)).toEqual([])
  })
})

test('the lobby lists a table that waits; an account keeps its tables', async () => {
  const ann = await there.open(DESKTOP, '?pace=instant#/lobby')
  // The server keeps accounts: a test that is tried again needs another name.
  const name = `Annika ${Date.now()}`
  await ann.getByLabel('Name', { exact: true }).fill(name)
  await ann.getByLabel(/Password/).fill('a long way home')
  await ann.getByRole('button', { name: 'Make an account' }).click()
  await ann.getByText(`You are ${name}`).waitFor()
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.getByText('Waiting for another player').waitFor()
  const ben = await there.open({ viewport: { width: 360, height: 740 } }, '?pace=instant#/lobby')
  await ben.getByRole('button', { name: 'Come in as a guest' }).click()
  await ben.getByText(`${name}, Dark Side – a free seat`).waitFor()
  await picture(ben, 'lobby-phone')
  await ben.getByRole('link', { name: 'Sit down' }).first().click()
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ann.locator('.prompt').waitFor()
  const wide = await ben.evaluate('document.documentElement.scrollWidth')
  expect(wide).toBeLessThanOrEqual(360)
})

test('two people who press Quick match meet, without a name and without choosing a side', async () => {
  const pages = await Promise.all([
    there.open({}, '?pace=instant#/lobby'),
    there.open({}, '?pace=instant#/lobby'),
  ])
  for (const page of pages) await page.getByRole('button', { name: 'Quick match' }).click()
  for (const page of pages) await page.locator('.prompt').waitFor()
})

/** In the page: parts of the strips of the seats, and of what stands beside the table, that are not wholly in sight. */
function cutInStrips(): readonly string[] {
  const parts = [...document.querySelectorAll('.seat > *, .say > *, .preview > .large-card')]
  return parts.flatMap((part) => {
    const { left, right, width } = part.getBoundingClientRect()
    const frame = part.closest('.seat, .side')!.getBoundingClientRect()
    const isIn = left >= frame.left - 1 && right <= Math.min(innerWidth, frame.right) + 1
    return width === 0 || isIn ? [] : [`${part.className} "${part.textContent?.slice(0, 30)}"`]
  })
}

test('the clock leaves room for names, numbers and piles, on a phone too', async () => {
  const { ann } = await pair()
  await ann.locator('.clock').first().waitFor()
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await ann.setViewportSize({ width, height })
    await expect.poll(() => ann.evaluate(cutInStrips), { message: `${width}x${height}` }).toEqual([])
  }
})

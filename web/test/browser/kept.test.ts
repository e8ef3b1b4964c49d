import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 } }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** What is asked, every card in sight, and the heading. */
const POSITION = `[
  document.querySelector('.prompt')?.getAttribute('data-ask'),
  document.querySelector('.top h1')?.textContent,
  ...[...document.querySelectorAll('.tile')].map((tile) => tile.getAttribute('aria-label') ?? tile.textContent).sort(),
].join('\\n')`

const position = (page: Page): Promise<unknown> => page.evaluate(POSITION)

async function begin(page: Page, game: RegExp): Promise<void> {
  await page.getByRole('button', { name: game }).click()
  await isAsked(page)
}

/** Moments between 1 and 8 decisions apart, drawn by a fixed rule so that a failure comes again. */
const MOMENTS = Array.from({ length: 10 }, (_, index) => 1 + ((index * 7 + 3) % 8))

describe('a game on this device', () => {
  test.each([
    ['Star Wars TCG', /Play now.*Trading/],
    ['Star Wars CCG', /Play now.*Customizable/],
  ])('%s: reloaded at ten moments, the position is the same and nothing is asked twice', async (_, game) => {
    const page = await there.open(DESKTOP, 'about:blank')
    // Every question waits for the person: one that answers itself after a while is gone after a reload.
    await page.addInitScript(`localStorage.setItem('dejarik.settings', '{"when":"full"}')`)
    await page.goto(`${there.address}?seed=5&pace=instant`)
    await begin(page, game)
    for (const decisions of MOMENTS) {
      for (let made = 0; made < decisions && (await isAsked(page)); made++) await decide(page)
      if (!(await isAsked(page))) break
      const before = await position(page)
      await page.reload()
      await isAsked(page)
      await expect.poll(() => position(page)).toBe(before)
    }
    expect(there.errors).toEqual([])
  })

  test('a question that answers itself after a while waits again after a reload, and is not answered at once', async () => {
    const page = await there.open(DESKTOP)
    await begin(page, /Play now.*Trading/)
    const lapse = page.locator('.prompt .lapse')
    for (let made = 0; made < 60 && (await lapse.count()) === 0; made++) {
      await decide(page)
      await isAsked(page)
    }
    const asked = await page.locator('.prompt').getAttribute('data-ask')
    await page.reload()
    await lapse.waitFor()
    expect(await page.locator('.prompt').getAttribute('data-ask')).toBe(asked)
    await page.locator(`.prompt:not([data-ask="${asked}"])`).waitFor()
  })

  test('a crash in the middle: the first screen and the replays lead back to it', async () => {
    const page = await there.open(DESKTOP)
    await begin(page, /Play now.*Trading/)
    await decide(page)
    await isAsked(page)
    const before = await position(page)
    await page.goto('about:blank')
    await page.goto(`${there.address}?pace=instant`)
    await page.getByRole('link', { name: /Continue your game/ }).waitFor()
    await page.goto(`${there.address}?pace=instant#/replays`)
    await page.getByRole('region', { name: 'Unfinished games' }).getByRole('link').first().click()
    await isAsked(page)
    expect(await position(page)).toBe(before)
  })

  test('a second tab takes the game over; the first says so, and can have it back', async () => {
    const first = await there.open(DESKTOP)
    await begin(first, /Play now.*Trading/)
    const second = await first.context().newPage()
    await second.goto(first.url())
    await isAsked(second)
    expect(await position(second)).toBe(await position(first))
    await decide(first).catch(() => undefined)
    await first.getByText('This game goes on in another tab').waitFor()
    await decide(second)
    await isAsked(second)
    await first.getByRole('button', { name: 'Go on here' }).click()
    await isAsked(first)
    expect(await position(first)).toBe(await position(second))
  })

  test('a browser that keeps nothing says so in a line, and the game goes on', async () => {
    const page = await there.open(DESKTOP, 'about:blank')
    await page.route('**/worker-*.js', async (route) => {
      const script = await (await route.fetch()).text()
      await route.fulfill({
        contentType: 'text/javascript',
        body: `indexedDB.open = () => { throw new DOMException('no', 'SecurityError') };\n${script}`,
      })
    })
    await page.goto(`${there.address}?seed=5&pace=instant`)
    await begin(page, /Play now.*Trading/)
    await page.getByText(/does not keep the game/).waitFor()
    const before = await position(page)
    await decide(page)
    await isAsked(page)
    expect(await position(page)).not.toBe(before)
  })

  test.each([
    ['is full', 'IDBObjectStore', 'put', 'QuotaExceededError'],
    ['is forbidden', 'IDBDatabase', 'transaction', 'SecurityError'],
  ])(
    'a store that %s in the middle of a game: one line says so, and the game goes on',
    async (_, ...fails) => {
      const page = await there.open(DESKTOP, 'about:blank')
      await page.route('**/worker-*.js', async (route) => {
        const script = await (await route.fetch()).text()
        await route.fulfill({ contentType: 'text/javascript', body: `${failing(...fails)}\n${script}` })
      })
      await page.goto(`${there.address}?seed=5&pace=instant`)
      await begin(page, /Play now.*Trading/)
      await decide(page)
      await isAsked(page)
      const line = page.getByText(/does not keep the game/)
      expect(await line.count()).toBe(0)
      await page.evaluate("new BroadcastChannel('store-fails').postMessage('now')")
      await decide(page)
      await line.waitFor()
      await page.getByRole('button', { name: 'All right' }).click()
      for (let made = 0; made < 6; made++) {
        const before = await position(page)
        await decide(page)
        await isAsked(page)
        expect(await position(page)).not.toBe(before)
      }
      expect(await line.count()).toBe(0)
      expect(there.errors).toEqual([])
    },
  )

  test('a game from before an update goes on, and a line says so', async () => {
    const page = await there.open(DESKTOP)
    await begin(page, /Play now.*Trading/)
    await decide(page)
    await isAsked(page)
    const before = await position(page)
    await page.evaluate(MAKE_OLDER)
    await page.reload()
    await page.getByText(/begun before an update.*last 2 steps/).waitFor()
    await isAsked(page)
    expect(await position(page)).toBe(before)
  })
})

/** In the worker: from a word on, this part of the store throws. */
const failing = (owner: string, method: string, error: string): string => `{
  const { ${method} } = ${owner}.prototype
  let fails = false
  new BroadcastChannel('store-fails').onmessage = () => { fails = true }
  ${owner}.prototype.${method} = function (...args) {
    if (fails) throw new DOMException('not now', '${error}')
    return ${method}.apply(this, args)
  }
}`

/** Kept under other rules, with two acts at its end that fit nothing. */
const MAKE_OLDER = `new Promise((resolve) => {
  indexedDB.open('dejarik-games', 1).onsuccess = ({ target }) => {
    const games = target.result.transaction('games', 'readwrite').objectStore('games')
    games.getAll().onsuccess = ({ target: { result: [game] } }) => {
      const acts = [...game.acts, { do: 'consent', seat: 0, agree: true }, { do: 'rematch', seat: 0 }]
      games.put({ ...game, rules: 'of old', acts }).onsuccess = resolve
    }
  }
})`

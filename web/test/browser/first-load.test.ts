import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visit, visit } from './visit.ts'

/** Bytes on the wire. */
const MOST = 350_000

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** What a script weighs as the server sends it to whoever takes this encoding. */
async function weight(address: string, encoding: string): Promise<number> {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
  expect(headers.get('content-encoding')).toBe(encoding)
  return Number(headers.get('content-length'))
}

const GAMES = [
  { played: 'Trading', has: '/played', hasNot: ['/swccg', '/all-swtcg-cards'] },
  { played: 'Customizable', has: '/swccg', hasNot: ['/all-swtcg-cards', '/later-'] },
]

test.each(GAMES)(
  'all that a first game ($played) needs is small in either compression: no cards but those of starter decks',
  async ({ played, has, hasNot }) => {
    const page = await there.open({}, '#/lobby')
    const scripts = new Set<string>()
    page.context().on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()))
    await page.goto(`${page.url().split('#')[0]}?again`)
    const play = page.getByRole('button', { name: new RegExp(`Play now.*${played}`) })
    await play.click()
    await page.locator('.prompt.is-mine').waitFor()
    expect([...scripts].some((path) => path.includes(has))).toBe(true)
    for (const name of hasNot) expect([...scripts].filter((path) => path.includes(name))).toEqual([])
    for (const encoding of ['br', 'gzip']) {
      const weights = await Promise.all([...scripts].map((script) => weight(script, encoding)))
      const total = weights.reduce((sum, bytes) => sum + bytes, 0)
      expect(total, encoding).toBeGreaterThan(100_000)
      expect(total, encoding).toBeLessThan(MOST)
    }
    await page.context().close()
  },
)

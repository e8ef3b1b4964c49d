import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visit, visit } from './visit.ts'

/** Bytes on the wire. */
const MOST = 350_000

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** What an answer weighs as the server sends it to whoever takes this encoding. */
async function weight(address: string, encoding: string): Promise<number> {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
  if (/\.(?:js|css)$/.test(address)) expect(headers.get('content-encoding'), address).toBe(encoding)
  return Number(headers.get('content-length'))
}

async function total(addresses: ReadonlySet<string>, encoding: string): Promise<number> {
  const weights = await Promise.all([...addresses].map((each) => weight(each, encoding)))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

/** Everything is counted that the page asks its server for: itself, styles, scripts, pictures. */
async function isSmall(addresses: ReadonlySet<string>): Promise<void> {
  for (const kind of [/\/$/, /\.css$/, /\.js$/])
    expect(
      [...addresses].some((address) => kind.test(address)),
      `${kind}`,
    ).toBe(true)
  for (const encoding of ['br', 'gzip']) {
    const bytes = await total(addresses, encoding)
    expect(bytes, encoding).toBeGreaterThan(50_000)
    expect(bytes, encoding).toBeLessThan(MOST)
  }
}

/** A page that nobody has opened before, and all that was asked for since. */
async function firstVisit(): Promise<{ readonly page: Page; readonly asked: Set<string> }> {
  const page = await there.open({}, 'about:blank')
  const asked = new Set<string>()
  page.context().on('request', (request) => asked.add(request.url()))
  await page.goto(there.address)
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .waitFor()
  return { page, asked }
}

test('the first screen is small in either compression, with everything counted', async () => {
  const { page, asked } = await firstVisit()
  await isSmall(asked)
  await page.context().close()
})

const GAMES = [
  { played: 'Trading', has: '/played', hasNot: ['/swccg', '/all-', '/own-files', '/further'] },
  {
    played: 'Customizable',
    has: '/swccg',
    hasNot: ['/all-', '/later-', '/text-', '/own-files', '/republic', '/further'],
  },
]

test.each(GAMES)(
  'all that a first game ($played) needs is small in either compression: no cards but those of starter decks, no optional rules',
  async ({ played, has, hasNot }) => {
    const { page, asked } = await firstVisit()
    await page.getByRole('button', { name: new RegExp(`Play now.*${played}`) }).click()
    await page.locator('.prompt.is-mine').waitFor()
    expect([...asked].some((path) => path.includes(has))).toBe(true)
    for (const name of hasNot) expect([...asked].filter((path) => path.includes(name))).toEqual([])
    await isSmall(asked)
    await page.context().close()
  },
)

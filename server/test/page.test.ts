import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenFrom } from '../page/listen.ts'
import { pageFrom } from '../page/page.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-'))
mkdirSync(join(folder, 'site', 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'secret')
writeFileSync(join(folder, 'site', 'index.html'), '<p>Hello</p>')
writeFileSync(join(folder, 'site', 'assets', 'a-1.js'), 'let a')
const server = createServer(pageFrom(join(folder, 'site')))
let address: string
beforeAll(async () => {
  address = await listenFrom(server, 8700)
})
afterAll(() => server.close())

/** An address as it stands, which `fetch` would tidy up. */
const raw = (path: string): Promise<number> =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(address)
    request({ port, hostname, path }, (response) => resolve(response.resume().statusCode ?? 0)).end()
  })

describe('the page server', () => {
  test('serves the page, compressed where that is wanted, and lets it load nothing foreign', async () => {
    const response = await fetch(`${address}?seed=1`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(await response.text()).toBe('<p>Hello</p>')
    expect(response.headers.get('content-encoding')).toBe('br')
    const older = await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate' } })
    expect(await older.text()).toBe('<p>Hello</p>')
    expect(older.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  })
  test('lets browsers keep what never changes', async () => {
    const [page, script] = await Promise.all([fetch(address), fetch(`${address}assets/a-1.js`)])
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(script.headers.get('cache-control')).toContain('immutable')
  })
  test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '//etc/passwd', '/nothing'])(
    'has nothing at %s',
    async (path) => {
      expect(await raw(path)).toBe(404)
    },
  )
  test('only shows', async () => {
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405)
  })
  test('takes the next port where one is taken', async () => {
    const second = createServer(pageFrom(join(folder, 'site')))
    const other = await listenFrom(second, Number(new URL(address).port))
    expect(other).not.toBe(address)
    second.close()
  })
})

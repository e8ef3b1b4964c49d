/** A browser at the built page, for tests. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS, serve } from '@dejarik/server'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const web = join(import.meta.dirname, '..', '..')
const pictures = join(web, 'dist', 'pictures')
export const SITE = join(web, 'dist', 'site')

export interface Visit {
  readonly open: (options?: BrowserContextOptions, query?: string) => Promise<Page>
  /** What went wrong in any page: errors in the console, and exceptions. */
  readonly errors: readonly string[]
  readonly close: () => Promise<void>
}

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] })

/** A browser for the pages of a server that is there already. */
export async function visitAt(address: string): Promise<Visit> {
  const browser = await launch()
  const errors: string[] = []
  return {
    errors,
    open: async (options = {}, query = '?seed=5&pace=instant') => {
      const page = await (await browser.newContext(options)).newPage()
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(`${address}${query}`)
      return page
    },
    close: () => browser.close(),
  }
}

export async function visit(): Promise<Visit> {
  const limits = { ...LIMITS, newcomers: { burst: 100, perMinute: 100 } }
  const server = await serve({ database: ':memory:', site: SITE, port: 0, limits })
  const there = await visitAt(server.address)
  return {
    ...there,
    close: async () => {
      await there.close()
      await server.close()
    },
  }
}

/** Kept beside the build, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** A browser at the built page, for tests. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

const pictures = join(import.meta.dirname, '..', '..', 'dist', 'pictures')

export interface Visit {
  readonly address: string
  readonly open: (options?: BrowserContextOptions, query?: string) => Promise<Page>
  /** What went wrong in any page: errors in the console, and exceptions. */
  readonly errors: readonly string[]
  readonly close: () => Promise<void>
}

/** The browser for the pages of a server that is there already. */
export async function visitAt(address: string): Promise<Visit> {
  const browser = await chromium.connect(inject('browser'))
  const errors: string[] = []
  return {
    address,
    errors,
    open: async (options = {}, query = '?seed=5&pace=instant') => {
      const page = await (await browser.newContext({ serviceWorkers: 'block', ...options })).newPage()
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(query === 'about:blank' ? query : `${address}${query}`)
      return page
    },
    close: () => browser.close(),
  }
}

export const visit = (): Promise<Visit> => visitAt(inject('page'))

/** Kept beside the build, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** The title on a tile, without its dots and the places where it may be parted. */
export const plainTitle = (shown: string): string => shown.replaceAll(/[•\u00AD]/g, '')

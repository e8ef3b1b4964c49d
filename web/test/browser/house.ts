/** What all tests in a browser share: one server with the built page, and one browser. */
import { join } from 'node:path'
import { Child } from '@dejarik/server/child'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the page. */
    readonly page: string
    /** The address at which the browser is found. */
    readonly browser: string
  }
}

const site = join(import.meta.dirname, '..', '..', 'dist', 'site')
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = new Child({ database: ':memory:', port: 0, site })
  const [browser] = await Promise.all([
    chromium.launchServer({ executablePath, args: ['--no-sandbox'] }),
    server.start(),
  ])
  project.provide('page', server.address)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await Promise.all([browser.close(), server.kill()])
  }
}

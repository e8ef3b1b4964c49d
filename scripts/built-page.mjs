/** The built page on a server of its own, in a real browser. */
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { build, prepare, root, runPackage } from './prepare.mjs'

/** Builds the page and lets something be done with it; `use` is given a browser and the address. */
export async function withBuiltPage(use) {
  const executablePath = findChromium()
  if (!executablePath) {
    process.stderr.write('There is no Chromium here, and it cannot be installed; name one in CHROMIUM.\n')
    process.exit(1)
  }
  prepare()
  if (!build() || runPackage('vite/bin/vite.js', 'build', 'web', '--logLevel', 'error') !== 0) process.exit(1)
  const { Child } = await import('../server/dist/load/child.js')
  const { chromium } = await import('playwright-core')
  const server = new Child({ database: ':memory:', port: 0, site: join(root, 'web', 'dist', 'site') })
  await server.start()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await use(browser, server.address)
  } finally {
    await browser.close()
    await server.kill()
  }
}

/** From a click to the painted answer, in a real browser against a server on this machine; part of `scripts/load.mjs`. */
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { decide } from './decide.mjs'
import { root, runPackage } from './prepare.mjs'

/** In the page: notes when an answer was clicked, and when the next question had been painted. */
function watchPainting() {
  globalThis.painted = []
  let clicked = null
  const note = () => {
    if (clicked === null) return
    const from = clicked
    clicked = null
    // The frame after the next has both been drawn and shown.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => globalThis.painted.push(performance.now() - from)),
    )
  }
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target.closest('.answers button:not(.quiet, .chip, .tile)')) clicked = timeStamp
    },
    true,
  )
  new MutationObserver(note).observe(document, {
    subtree: true,
    attributeFilter: ['data-ask'],
    childList: false,
  })
}

/** A table of the server against a program that answers at once. */
async function sitDown(page, address) {
  await page.goto(`${address}?pace=instant#/lobby`)
  await page.getByRole('button', { name: 'Come in as a guest' }).click()
  await page.getByLabel('against a program').check()
  await page.getByRole('button', { name: 'Open the table' }).click()
}

export async function paint(decisions) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium here, and it cannot be installed.')
  if (runPackage('vite/bin/vite.js', 'build', 'web', '--logLevel', 'error') !== 0)
    throw new Error('The page cannot be built.')
  const { Child } = await import('../server/dist/load/child.js')
  const { chromium } = await import('playwright-core')
  const server = new Child({ database: ':memory:', port: 0, site: join(root, 'web', 'dist', 'site') })
  await server.start()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const waits = []
  while (waits.length < decisions) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await page.addInitScript(watchPainting)
    await sitDown(page, server.address)
    for (let made = 0; made < decisions - waits.length && (await decide(page)); made++);
    waits.push(...(await page.evaluate('painted')))
    await page.context().close()
  }
  await browser.close()
  await server.kill()
  return figures(waits)
}

function figures(waits) {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share) => Math.round(10 * sorted[Math.floor(share * (sorted.length - 1))]) / 10
  return { decisions: waits.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

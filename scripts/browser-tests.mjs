/** The tests that play in a real Chromium. */
import { findChromium } from './chromium.mjs'
import { runPackage } from './prepare.mjs'
import { runTests } from './vitest-run.mjs'

const buildPage = () => runPackage('vite/bin/vite.js', 'build', 'web', '--logLevel', 'error') === 0

/** Counts; a page that cannot be built is a failure, a machine without a browser is only said. */
export async function runBrowserTests(words) {
  const chromium = findChromium()
  if (!chromium) {
    process.stderr.write(
      'Not run: the tests in a browser. There is no Chromium here and it cannot be installed; name one in CHROMIUM.\n',
    )
    return { passed: 0, failed: 0 }
  }
  process.env.CHROMIUM = chromium
  if (!buildPage()) return { passed: 0, failed: 1 }
  return runTests(words, 'vitest.browser.config.ts')
}

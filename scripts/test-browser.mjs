/** `npm run test:browser`: makes the checkout ready, builds the page, finds a Chromium, and plays in it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, prepare, root, run, runPackage } from './prepare.mjs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const found = () => PLACES.find((place) => place && existsSync(place))

/** On Debian and its like, with the rights to do it. */
function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  process.stderr.write('Installing Chromium (apt-get) …\n')
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
}

prepare()
if (!found()) install()
const chromium = found()
if (!chromium) {
  process.stderr.write('There is no Chromium here. Install one, or name it in the variable CHROMIUM.\n')
  process.exit(2)
}
if (!build() || runPackage('vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn') !== 0) process.exit(1)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.browser.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium } },
)
process.exitCode = status ?? 1

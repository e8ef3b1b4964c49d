/** Finds a Chromium, or installs one. */
import { existsSync } from 'node:fs'
import { installPackage } from './system-packages.mjs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const found = () => PLACES.find((place) => place && existsSync(place))

/** The path of the program; undefined where there is none and none can be installed. */
export function findChromium() {
  installPackage('chromium', () => found() !== undefined)
  return found()
}

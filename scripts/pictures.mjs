/** `npm run pictures`: takes the pictures of README and docs from the real page, with the same deals each time. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { withBuiltPage } from './built-page.mjs'
import { decide } from './decide.mjs'
import { root } from './prepare.mjs'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Larger ones make a README slow. */
const MOST_BYTES = 400_000

const play = (page, game) => page.getByRole('button', { name: new RegExp(`Play now.*${game}`) }).click()

async function decideOn(page, decisions) {
  for (let made = 0; made < decisions && (await decide(page)); made++);
}

/** Decides until something is seen; it may pass while the next question is awaited. */
async function decideUntil(page, seen, decisions) {
  const found = page.locator(seen).first()
  for (let made = 0; made < decisions; made++) {
    const went = decide(page)
    const there = found.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    )
    if (await there) return
    await went
  }
}

/** Each picture: where it begins, how large it is, and what is done before it is taken. */
const PICTURES = {
  home: {
    at: '?seed=5&pace=instant',
    size: { width: 960, height: 620 },
    ready: async (page, address) => {
      await play(page, 'Trading')
      await decideOn(page, 12)
      await page.goto(address)
      await page.getByText('Continue your game').waitFor()
    },
  },
  table: {
    at: '?seed=5&pace=calm',
    size: { width: 1200, height: 780 },
    ready: async (page) => {
      await play(page, 'Trading')
      await decideUntil(page, '.attack-panel .sums b:text("hit")', 60)
    },
  },
  'table-ccg': {
    at: '?seed=5&pace=instant',
    size: DESKTOP,
    ready: async (page) => {
      await play(page, 'Customizable')
      await decideOn(page, 40)
      await page.locator('.hand .tile').first().hover()
    },
  },
  'table-phone': {
    at: '?seed=5&pace=instant',
    size: PHONE,
    ready: async (page) => {
      await play(page, 'Trading')
      await decideOn(page, 30)
    },
  },
  decks: {
    at: '#/decks',
    size: DESKTOP,
    ready: async (page) => {
      await page.getByRole('button', { name: /^Copy/ }).first().click()
      await page.getByText('This deck may be played').waitFor({ state: 'attached' })
      await page.getByLabel('Words in the name').fill('vader')
    },
  },
  lesson: {
    at: '?pace=instant#/learn/swtcg/1',
    size: DESKTOP,
    ready: (page) => page.locator('.coach').waitFor(),
  },
  replay: {
    at: '?seed=5&pace=instant',
    size: { width: 1280, height: 720 },
    ready: async (page) => {
      await play(page, 'Trading')
      await decideOn(page, 25)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Concede' }).click()
      await page.getByRole('button', { name: 'Really concede?' }).click()
      await page.getByRole('link', { name: 'Watch it again' }).click()
      await page.getByRole('combobox', { name: /^Turn/ }).selectOption({ index: 2 })
    },
  },
  cards: {
    at: '#/cards/swtcg',
    size: { width: 1000, height: 640 },
    ready: async (page) => {
      await page.getByLabel('Words in the name').fill('x-wing')
      await page.locator('.gallery .art-figure').first().waitFor()
    },
  },
}

async function take(browser, address, name) {
  const { at, size, ready } = PICTURES[name]
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${address}${at}`)
  await ready(page, address)
  // What is still on its way, such as the drawings, is waited for.
  await page.waitForLoadState('networkidle')
  const path = join(root, 'docs', 'pictures', `${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  await context.close()
  const { size: bytes } = statSync(path)
  process.stdout.write(`docs/pictures/${name}.png ${Math.round(bytes / 1000)} KB\n`)
  return bytes <= MOST_BYTES
}

process.chdir(root)
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in PICTURES))
if (unknown) {
  process.stderr.write(`There is no picture "${unknown}"; there are ${Object.keys(PICTURES).join(', ')}.\n`)
  process.exit(1)
}
const small = []
await withBuiltPage(async (browser, address) => {
  for (const name of wanted.length > 0 ? wanted : Object.keys(PICTURES))
    small.push(await take(browser, address, name))
})
if (small.includes(false)) {
  process.stderr.write(`A picture is larger than ${MOST_BYTES / 1000} KB.\n`)
  process.exitCode = 1
}

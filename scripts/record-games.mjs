/**
 * `node scripts/record-games.mjs [swtcg] [swccg]`: records games against the cadet of a person who follows the hints of the table, and where the
 * page proposes something for many at once, its proposal. The test that counts presses plays them again.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBuiltPage } from './built-page.mjs'
import { root } from './prepare.mjs'

const GAMES = [
  ['swtcg', 5],
  ['swtcg', 8],
  ['swtcg', 12],
  ['swccg', 5],
  ['swccg', 9],
]
const TITLES = { swtcg: 'Trading', swccg: 'Customizable' }
/** No more decisions of the person are kept. */
const MOST = 130

/** What is taken as the page proposes it, by what is asked. */
const PROPOSED = {
  'next-attack': [/^All attack everywhere/, /^All attack/],
  'control-phase': [/^Drain/],
  'lose-force': [/^Lose/],
  settle: [/^Lose|^Forfeit|^Give up|^Done/],
  'draw-phase': [/^Draw \d+ and end/, /^End the turn/],
}

const QUESTION = '.prompt.is-mine:not(:has(.lapse))'
const BUTTON = '.prompt > .answers button:enabled'

/** Its words up to the first number: what stands behind may differ. */
const named = (text) => text.trim().split(/[:\d]/)[0].trim()

async function decide(page, about) {
  for (const words of PROPOSED[about] ?? []) {
    const button = page.locator(BUTTON, { hasText: words }).first()
    if ((await button.count()) === 0) continue
    const by = named(await button.textContent())
    await button.click()
    return by
  }
  await page.keyboard.press('h')
  await page.locator('.advice button').first().click()
  return null
}

/** Waits until the person is asked something else; null when the game is over. */
async function asked(page, before) {
  const question = page.locator(`${QUESTION}:not([data-ask="${before}"])`)
  await question.or(page.locator('.over')).first().waitFor({ timeout: 60_000 })
  return (await question.count()) > 0
    ? { ask: await question.getAttribute('data-ask'), about: await question.getAttribute('data-about') }
    : null
}

/** In the page: the person's own answers, as they were kept. */
const OWN_ANSWERS = `new Promise((resolve) => {
  indexedDB.open('dejarik-games', 1).onsuccess = ({ target }) => {
    const games = target.result.transaction('games').objectStore('games')
    games.getAll().onsuccess = ({ target: { result: [game] } }) =>
      resolve(game.acts.filter((act) => act.do === 'answer' && act.seat === 0 && !act.automatic).map((act) => act.value))
  }
})`

/** As the formatter of this project writes it. */
const inOneLine = (step) =>
  JSON.stringify(step, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']')

async function record(browser, address, [game, seed]) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${address}?seed=${seed}&pace=instant`)
  await page.getByRole('button', { name: new RegExp(`Play now.*${TITLES[game]}`) }).click()
  const did = []
  for (let now = await asked(page, ''); now && did.length < MOST; now = await asked(page, now.ask))
    did.push({ about: now.about, by: await decide(page, now.about) })
  const answers = await page.evaluate(OWN_ANSWERS)
  await page.context().close()
  const steps = did.slice(0, answers.length).map(({ about, by }, at) => {
    const step = { about, value: answers[at] }
    return by === null ? step : { ...step, by }
  })
  const text = steps.map((step) => `    ${inOneLine(step)}`).join(',\n')
  const path = join('web', 'test', 'browser', 'recorded', `${game}-${seed}.json`)
  writeFileSync(
    join(root, path),
    `{\n  "game": "${game}",\n  "seed": ${seed},\n  "steps": [\n${text}\n  ]\n}\n`,
  )
  process.stdout.write(`${path}: ${steps.length} decisions\n`)
}

const wanted = process.argv.slice(2)
const isWanted = ([game]) => wanted.length === 0 || wanted.includes(game)

process.chdir(root)
await withBuiltPage(async (browser, address) => {
  for (const game of GAMES.filter(isWanted)) await record(browser, address, game)
})

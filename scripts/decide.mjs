/** Decisions by clicks, as a newcomer makes them who presses what looks good. */

const LIKED = /^(Attack|Build|Complete|Draw|Yes|Done|Lay|Deploy|Start|Drain|Fire|Move|Choose|Lose|Forfeit)/
const DONE =
  /^(End|Pass|Stop|None|Nobody|Hold fire|To (?:deploy|battle|draw)|No battle|Go on|Let it|Roll$|Keep|Take it|Leave it|Fight)/
const UNPICKED = /^[^✓]/

/** What ran out of time is passed over, but not in silence; everything else is a fault. */
const passingOver = (what) => (error) => {
  if (error.name !== 'TimeoutError') throw error
  process.stderr.write(`${what} ran out of time and was passed over\n`)
}

/** One decision by a click; false when the game is over. */
export async function decide(page) {
  await page.locator('.prompt.is-mine, .over').first().waitFor()
  if (await page.locator('.over').isVisible()) return false
  const list = page.locator('.prompt .list-all[aria-expanded="false"]')
  if (await list.isVisible()) await list.click()
  const buttons = page.locator('.prompt .answers button:enabled:not(.quiet, .tile)')
  const texts = await buttons.allTextContents()
  const wanted = [LIKED, DONE, UNPICKED].map((words) => texts.findIndex((text) => words.test(text.trim())))
  const before = await page.locator('.prompt').getAttribute('data-ask')
  const picked = page.locator('.answers .is-picked')
  const earlier = await picked.count()
  // The question may change while its buttons are looked at; then the next round finds the new ones.
  await buttons
    .nth(wanted.find((index) => index >= 0) ?? 0)
    .click({ timeout: 2000 })
    .catch(passingOver('a click'))
  await page
    .locator(`.prompt:not([data-ask="${before}"]), .over`)
    .or(picked.nth(earlier))
    .first()
    .waitFor({ timeout: 5000 })
    .catch(passingOver('the wait for its answer'))
  return true
}

/** In real games against the cadet, at each speed: how long dice and destinies of the other side are to be seen, and how long one waits. */
import { BEAT_TIMES, BUDGETS, type ShownPace } from '@dejarik/table/beats'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** Something of the other side that was seen, in milliseconds. */
interface Seen {
  readonly what: string
  readonly from: number
  readonly to: number
}
/** What was seen, and when the person was not asked. */
interface Noted {
  readonly seen: readonly Seen[]
  readonly waits: readonly { readonly from: number; readonly to: number }[]
}

/** In the page: notes whenever something changes what lies inside the window. */
const NOTE = `(() => {
  const noted = (window.noted = { seen: [], waits: [] })
  const open = new Map()
  let waiting = null
  const isSeen = (element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect()
    return width > 0 && height > 0 && top >= 0 && bottom <= innerHeight
  }
  const theirs = () => {
    const dice = document.querySelector('.units.is-theirs .is-attacker') && document.querySelector('.attack-panel .dice')
    const destinies = document.querySelectorAll('.count tbody tr:nth-child(2) td:nth-of-type(1) .destiny')
    const panel = document.querySelector('.attack-panel p')?.textContent
    return [
      ...(dice && isSeen(dice) ? [panel + ': ' + dice.getAttribute('aria-label')] : []),
      ...[...destinies].filter(isSeen).map((each, at) => at + ': ' + each.textContent),
    ]
  }
  const note = () => {
    const now = performance.now()
    const shown = new Set(theirs())
    for (const what of shown) if (!open.has(what)) open.set(what, now)
    for (const [what, from] of open)
      if (!shown.has(what)) {
        open.delete(what)
        noted.seen.push({ what, from, to: now })
      }
    const isAsked = document.querySelector('.prompt.is-mine, .over') !== null
    if (!isAsked) waiting ??= now
    else if (waiting !== null) {
      noted.waits.push({ from: waiting, to: now })
      waiting = null
    }
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
})()`

const GAMES = {
  TCG: { title: 'Trading', wanted: 3, times: BEAT_TIMES.roll },
  CCG: { title: 'Customizable', wanted: 1, times: BEAT_TIMES.roll },
} as const

/** No game is watched for longer, in milliseconds. */
const LONGEST = 150_000
/** What a busy browser may take to draw, and a program to think. */
const SLACK = 1500

/** Plays until enough was seen. */
async function watch(page: Page, wanted: number): Promise<Noted> {
  const end = performance.now() + LONGEST
  const look = (): Promise<Noted> => page.evaluate('window.noted') as Promise<Noted>
  for (;;) {
    const isOver = !(await isAsked(page))
    const noted = await look()
    if (isOver || noted.seen.length >= wanted || performance.now() > end) return noted
    await decide(page)
  }
}

const PACES: readonly ShownPace[] = ['quick', 'normal', 'calm']
const CASES = PACES.flatMap((pace) => (['TCG', 'CCG'] as const).map((game) => ({ pace, game })))

describe.concurrent('against the cadet', () => {
  test.each(CASES)(
    '$game, $pace: what the other side rolls and draws is seen for its time',
    async ({ pace, game }) => {
      const { title, wanted, times } = GAMES[game]
      const page = await there.open({ viewport: { width: 1440, height: 900 } }, `?seed=5&pace=${pace}`)
      await page.evaluate(NOTE)
      await page.getByRole('button', { name: new RegExp(`Play now.*${title}`) }).click()
      const { seen, waits } = await watch(page, wanted)
      await page.context().close()
      expect(seen.length).toBeGreaterThanOrEqual(wanted)
      for (const { what, from, to } of seen) {
        const run = waits.find((wait) => wait.from <= from && from <= wait.to)
        const isWhole = run === undefined || run.to - run.from < BUDGETS[pace] - SLACK
        expect(to - from, what).toBeGreaterThanOrEqual(isWhole ? times[pace] - 20 : times.quick - 20)
      }
      const longest = Math.max(...waits.map(({ from, to }) => to - from))
      expect(longest).toBeLessThanOrEqual(BUDGETS[pace] + SLACK)
    },
  )
})

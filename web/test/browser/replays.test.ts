import { text as textIn } from 'node:stream/consumers'
import { runScenario } from '@dejarik/kernel/scenario'
import { swccgTable } from '@dejarik/table/swccg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Really concede?' }).click()
  await page.locator('.over').waitFor()
}

const hand = (page: Page): Promise<readonly string[]> =>
  page.locator('.own .hand .tile-name').allTextContents()

test('somebody who leans back watches two programs from the first screen, the same game by its link', async () => {
  const page = await there.open({ viewport: { width: 1366, height: 650 } })
  await page.getByRole('link', { name: 'Watch the TCG' }).click()
  await page.getByText('Before the first decision').waitFor()
  const last = (): Promise<string | null> => page.getByLabel('Step of the game').getAttribute('max')
  expect(Number(await last())).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText(/^Decision 2 of \d+: (Dark|Light) Side/).waitFor()
  const before = await last()
  await page.reload()
  await page.getByText('Before the first decision').waitFor()
  expect(await last()).toBe(before)
  await page.goto(page.url().replace('swtcg', 'swccg'))
  await page.getByRole('button', { name: 'To the end' }).click()
  await page
    .getByText(/has no Life Force|won/)
    .first()
    .waitFor()
  expect(there.errors).toEqual([])
})

describe('a finished game', () => {
  test('is watched again on this device, from both sides, by turn and by card, and played on', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await page.getByRole('button', { name: /Play now.*Trading/ }).click()
    for (let decisions = 0; decisions < 30 && (await isAsked(page)); decisions++) await decide(page)
    await concede(page)
    await page.getByText('You conceded.').waitFor()
    await page.getByRole('region', { name: 'The sides' }).waitFor()
    await page.getByRole('button', { name: 'Review my decisions' }).click()
    await page.getByRole('progressbar', { name: 'Decisions weighed' }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Review my decisions' }).click()
    await page.getByText('Your decisions gave away').waitFor({ timeout: 60_000 })
    await picture(page, 'review-desktop')
    await page.getByRole('link', { name: 'Watch it again' }).click()
    const step = page.locator('.replay-step')
    await page.getByText('Before the first decision').waitFor()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByText('Decision 2 of').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    // The same decisions are kept: nothing is weighed again.
    await page.getByText('Review', { exact: true }).click()
    await page.getByText('Your decisions gave away').waitFor()
    await picture(page, 'review-replay')
    await page.getByText('Review', { exact: true }).click()
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByText('concedes').first().waitFor()
    await page.getByRole('combobox', { name: /^Turn/ }).selectOption({ index: 1 })
    await page.locator('.replay-step', { hasNotText: 'concedes' }).waitFor()
    const mine = await hand(page)
    await page.getByRole('combobox', { name: /^Card/ }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Next time' }).click()
    expect(await step.textContent()).toMatch(/Decision \d+ of \d+/)
    expect(await page.locator('.open-hand').count()).toBe(0)
    await page.getByLabel('Seen by').selectOption({ label: "everybody, from Cadet's side" })
    await page.locator('.open-hand').waitFor()
    expect(await hand(page)).not.toEqual(mine)
    await page.getByText('All events').click()
    await picture(page, 'replay-desktop')
    await page.locator('.replay-steps li button').nth(4).click()
    await page.getByLabel('Seen by').selectOption({ label: 'You' })
    await page.getByRole('button', { name: 'Play on from here as You' }).click()
    expect(await isAsked(page)).toBe(true)
    await decide(page)
    expect(there.errors).toEqual([])
  })

  test('of a live table is watched by whoever has the link, on a phone', async () => {
    const ann = await there.open({ viewport: { width: 820, height: 1180 } }, '?pace=instant#/lobby')
    await ann.getByRole('button', { name: 'Come in as a guest' }).click()
    await ann.getByLabel('against a program').check()
    await ann.getByRole('button', { name: 'Open the table' }).click()
    for (let decisions = 0; decisions < 6 && (await isAsked(ann)); decisions++) await decide(ann)
    await concede(ann)
    const link = await ann.getByRole('link', { name: 'Watch it again' }).getAttribute('href')
    const ben = await there.open({ viewport: { width: 360, height: 740 } }, link!)
    await ben.getByText('Before the first decision').waitFor()
    await ben.getByRole('button', { name: 'One step on' }).click()
    await ben.getByText('Decision 1 of').waitFor()
    await picture(ben, 'replay-phone')
    expect(await ben.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    const none = await there.open({}, '#/replays/here/nothing')
    await none.getByText('not kept in this browser').waitFor()
    expect(there.errors).toEqual([])
  })
})

test('a game of this device is sent to somebody as a link, which opens it at any step', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await there.open({ viewport: { width: 390, height: 844 }, permissions })
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  await isAsked(page)
  await decide(page)
  await isAsked(page)
  await concede(page)
  await page.goto(`${there.address}#/replays`)
  await page.getByRole('button', { name: /^Copy a link/ }).click()
  await page.getByText('Copied').waitFor()
  const link = String(await page.evaluate('navigator.clipboard.readText()'))
  const other = await there.open({}, new URL(link).hash)
  await other.getByText('Before the first decision').waitFor()
  const later = await there.open({}, `${new URL(link).hash}/at/1`)
  await later.getByText('Decision 1 of').waitFor()
  const damaged = await there.open({}, `${new URL(link).hash.slice(0, -40)}`)
  await damaged.getByText(/damaged/).waitFor()
  expect(there.errors).toEqual([])
})

test('a problem is reported: the position is saved as a scenario that runs', async () => {
  const page = await there.open({ viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: /Customizable/ }).click()
  for (let decisions = 0; decisions < 4 && (await isAsked(page)); decisions++) await decide(page)
  await isAsked(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByLabel('What is wrong here?').fill('Nothing, really')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the position' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('Nothing-really.yaml')
  const text = await textIn(await file.createReadStream())
  expect(runScenario(text, { file: 'saved.yaml', games: [swccgTable.definition] })).toMatchObject({
    passed: true,
    title: 'Nothing, really',
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Send it …' }).click()
  await page.getByText(/^The report is copied/).waitFor()
  const copied = await page.evaluate('navigator.clipboard.readText()')
  expect(copied).toBe(`Nothing, really\n\n${text}`)
  expect(there.errors).toEqual([])
})

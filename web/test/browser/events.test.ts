import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { picture, type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 360, height: 740 } }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

test('two people play an event of one round, from its link to the standings', { retry: 1 }, async () => {
  const ann = await there.open(DESKTOP, '?pace=instant#/events')
  await ann.getByLabel('Its name').fill('Friday')
  await ann.getByLabel('Rounds').fill('1')
  await ann.getByRole('button', { name: 'Open the event' }).click()
  await ann.getByRole('button', { name: 'Enter', exact: true }).click()
  await ann.getByRole('button', { name: 'Enter with these decks instead' }).waitFor()
  const link = new URL(await ann.locator('.link').inputValue())
  const ben = await there.open(PHONE, `?pace=instant${link.hash}`)
  await ben.getByRole('button', { name: 'Enter', exact: true }).click()
  await ben.getByText('2 players until now').waitFor()
  expect(await seriousFaults(ben)).toEqual([])
  expect(await ben.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await ann.getByRole('button', { name: 'Begin the first round' }).click()
  await ann.getByText('Round 1 of 1.').waitFor()
  await ben.getByRole('region', { name: 'Round 1' }).getByRole('link', { name: 'Play' }).click()
  await ben.locator('.prompt').waitFor()
  await ben.getByRole('button', { name: 'Menu' }).click()
  await ben.getByRole('button', { name: 'Concede' }).click()
  await ben.getByRole('button', { name: 'Really concede?' }).click()
  await ann.getByText(/ won$/).waitFor()
  expect(await seriousFaults(ann)).toEqual([])
  await picture(ann, 'event')
  await ann.getByRole('button', { name: 'End the event' }).click()
  await ann.getByText('The event is over.').waitFor()
  await expect.poll(() => ann.locator('.standings tbody td').first().textContent()).toBe('3')
  await ben.goto(ben.url().replace(/#.*/, link.hash))
  await ben.getByText('The event is over.').waitFor()
  await picture(ben, 'event-phone')
  expect(there.errors).toEqual([])
})

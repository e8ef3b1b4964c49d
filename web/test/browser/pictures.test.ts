import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { picture, plainTitle, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** A picture of one colour. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a folder of pictures takes the place of our drawings, stays on the device, and can be put away', async () => {
  const page = await there.open({ viewport: { width: 820, height: 1180 } })
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  for (let decisions = 0; decisions < 3 && (await isAsked(page)); decisions++) await decide(page)
  await isAsked(page)
  const name = (await page.locator('.hand .tile-name').first().textContent()) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-pictures-'))
  writeFileSync(join(folder, `${plainTitle(name)}.png`), PICTURE)
  writeFileSync(join(folder, 'notes.txt'), 'no picture')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Pictures of your own').click()
  await page.locator('.own-pictures input').setInputFiles(folder)
  await page.getByText('Pictures of your own: 1.').waitFor()
  await page.locator('.hand .tile .own-picture').first().waitFor()
  await picture(page, 'own-pictures-tablet')
  expect(sent.filter((line) => !line.includes('blob:'))).toEqual([])
  await page.getByRole('button', { name: 'Use the drawings again' }).click()
  await page.locator('.own-picture').first().waitFor({ state: 'detached' })
  expect(there.errors).toEqual([])
})

test('a broken picture is left out and said in a line, and the game goes on with the drawings', async () => {
  const page = await there.open({ viewport: { width: 820, height: 1180 } })
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  await isAsked(page)
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-pictures-'))
  for (const name of ['Stormtrooper', 'X-wing', 'TIE Fighter'])
    writeFileSync(join(folder, `${name}.png`), 'this is no picture')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Pictures of your own').click()
  await page.locator('.own-pictures input').setInputFiles(folder)
  await page.getByText('Our own drawings are used. 3 files are no pictures and were left out.').waitFor()
  await page.keyboard.press('Escape')
  for (let decisions = 0; decisions < 3 && (await isAsked(page)); decisions++) await decide(page)
  expect(await page.locator('.own-picture').count()).toBe(0)
  expect(there.errors).toEqual([])
})

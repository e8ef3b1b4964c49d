/// <reference lib="dom" />
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RECIPES } from '../../sound/recipes.ts'
import { isAsked } from './newcomer.ts'
import { type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

test('the tab says whose turn it is, one key turns the sound off, and a browser without sound plays on', async () => {
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, 'about:blank')
  await page.addInitScript('window.AudioContext = class { constructor() { throw new Error("blocked") } }')
  await page.goto(`${there.address}?seed=5&pace=instant`)
  expect(await page.title()).toBe('Dejarik')
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  await isAsked(page)
  await expect.poll(() => page.title()).toBe('● Your turn – Dejarik')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(() => page.getByLabel('Sound (M)').inputValue()).toBe('off')
  await page.getByText('lets no sound through').waitFor()
  expect(there.errors).toEqual([])
})

/** What makes sounds, as a script that puts it into `synth`. */
async function synthScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '..', '..', 'sound', 'synth.ts'),
        formats: ['iife'],
        name: 'synth',
      },
    },
  })
  const [script] = built as Rolldown.RolldownOutput[]
  return script!.output[0].code
}

/** In decibels: no two hisses have the same peak. */
const HISS = 4

/** In the page: the peak of each sound in decibels, and until when it is heard, in milliseconds. */
const measure = `(names) => Promise.all(names.map(async (name) => {
  const context = new OfflineAudioContext(1, 44100 * 2.5, 44100)
  synth.soundInto(context, name, 1)
  const samples = (await context.startRendering()).getChannelData(0).map(Math.abs)
  return {
    name,
    peak: 20 * Math.log10(samples.reduce((most, one) => Math.max(most, one), 0)),
    heard: samples.findLastIndex((one) => one > 0.001) / 44.1,
  }
}))`

test('every sound that is made is about as loud as its recipe says, and no longer', async () => {
  const page = await there.open({}, 'about:blank')
  await page.addScriptTag({ content: await synthScript() })
  const measured = (await page.evaluate(`(${measure})(${JSON.stringify(Object.keys(RECIPES))})`)) as {
    readonly name: keyof typeof RECIPES
    readonly peak: number
    readonly heard: number
  }[]
  for (const { name, peak, heard } of measured) {
    expect(peak, name).toBeLessThan(RECIPES[name].peak + HISS)
    expect(peak, name).toBeGreaterThan(RECIPES[name].peak - 6 - HISS)
    const ends = RECIPES[name].voices.map(({ at, lasts }) => at + lasts)
    expect(heard, name).toBeGreaterThan(5)
    expect(heard, name).toBeLessThanOrEqual(Math.max(...ends) + 1)
  }
})

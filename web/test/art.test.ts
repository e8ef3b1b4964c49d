import { readdirSync } from 'node:fs'
import type { Setup } from '@dejarik/kernel'
import { shippedCards as swccgCards, STARTERS as swccgDecks, deckKeys as swccgKeys } from '@dejarik/swccg'
import { shippedCards as swtcgCards, STARTERS as swtcgDecks, deckKeys as swtcgKeys } from '@dejarik/swtcg'
import { faceOf as swccgFace } from '@dejarik/table/swccg'
import { faceOf as swtcgFace } from '@dejarik/table/swtcg'
import { expect, test } from 'vitest'
import { chooseDrawing } from '../art/choose.ts'
import { compose } from '../art/compose.ts'
import { SETTINGS } from '../art/scenes.ts'
import { type PictureFacts, SUBJECTS } from '../art/table.ts'
import { DEEDS } from '../art/tables/deeds.ts'
import { EQUIPMENT } from '../art/tables/equipment.ts'
import { GROUND } from '../art/tables/ground.ts'
import { PEOPLE } from '../art/tables/people.ts'
import { PLACES } from '../art/tables/places.ts'
import { SHIPS } from '../art/tables/ships.ts'
import { pictureFacts as swccgFacts } from '../swccg/look.ts'
import { pictureFacts as swtcgFacts } from '../swtcg/look.ts'

const room = (name: string): readonly string[] =>
  readdirSync(new URL(`../art/drawings/${name}`, import.meta.url)).map((file) => file.replace('.svg', ''))
const drawn = new Set([...room('rebellion'), ...room('republic'), ...room('further')])
const setup = {} as Setup

/** Every shipped card of both games, by key. */
const CARDS: Readonly<Record<'swtcg' | 'swccg', ReadonlyMap<string, PictureFacts>>> = {
  swtcg: new Map(swtcgCards().cards.map(({ key }) => [key, swtcgFacts(swtcgFace(setup, key))])),
  swccg: new Map(swccgCards().cards.map(({ key }) => [key, swccgFacts(swccgFace(setup, key))])),
}
const all = Object.values(CARDS).flatMap((cards) => [...cards])

test.each(['swtcg', 'swccg'] as const)(
  'at least 95% of the cards of %s have a picture of their own kind',
  (game) => {
    const chosen = [...CARDS[game].values()].map((facts) => chooseDrawing(facts))
    const plain = chosen.filter(({ by }) => by === 'kind')
    expect(chosen.length).toBeGreaterThan(300)
    expect(plain.length / chosen.length).toBeLessThan(0.05)
  },
)

test('every chosen drawing is drawn, and every drawing can be chosen', () => {
  const rows = [SHIPS, GROUND, PEOPLE, EQUIPMENT, PLACES, DEEDS].flat().map(({ drawing }) => drawing)
  const nothing = { side: 'dark', name: '', words: '', text: '' } as const
  const plain = SUBJECTS.map((subject) => chooseDrawing({ ...nothing, subject }).drawing)
  const chosen = new Set([...rows, ...plain, 'rebel-officer'])
  expect([...chosen].filter((name) => !drawn.has(name))).toEqual([])
  expect([...drawn].filter((name) => !chosen.has(name))).toEqual([])
})

test('a first game of each waits for no further drawings than its own', () => {
  const shown = (game: keyof typeof CARDS, keys: readonly string[]): readonly string[] =>
    keys.map((key) => chooseDrawing(CARDS[game].get(key)!).drawing)
  const ccg = swccgDecks.flatMap((deck) => swccgKeys(swccgCards(), deck).keys)
  const tcg = swtcgDecks.flatMap((deck) => swtcgKeys(swtcgCards(), deck).keys)
  expect(ccg.length).toBeGreaterThan(100)
  expect(tcg.length).toBeGreaterThan(200)
  const atOnce = new Set(room('rebellion'))
  expect(shown('swccg', ccg).filter((drawing) => !atOnce.has(drawing))).toEqual([])
  const soon = new Set([...atOnce, ...room('republic')])
  expect(shown('swtcg', tcg).filter((drawing) => !soon.has(drawing))).toEqual([])
})

test('no two cards look alike', () => {
  const seen = new Map<string, string>()
  const alike = all.flatMap(([key, facts]) => {
    const picture = JSON.stringify(compose(key, facts))
    const other = seen.get(picture)
    seen.set(picture, key)
    return other ? [[other, key]] : []
  })
  expect(alike).toEqual([])
})

test.each([
  ['swtcg', 'ANH Darth Vader (A)', 'dark-lord', 1],
  ['swtcg', 'ANH Luke Skywalker (A)', 'jedi', 1],
  ['swccg', 'Han Solo', 'smuggler', 1],
  ['swccg', 'Devastator', 'star-destroyer', 1],
  ['swccg', 'Bantha', 'beast', 1],
] as const)('%s: %s is drawn as %s', (game, key, drawing, count) => {
  expect(chooseDrawing(CARDS[game].get(key)!)).toMatchObject({ drawing, count })
})

test('a deed is drawn as whom or what it is named after', () => {
  const deed = { subject: 'interrupt', side: 'light', words: 'used', text: '' } as const
  expect(chooseDrawing({ ...deed, name: 'Let The Wookiee Win' }).drawing).toBe('wookiee')
  expect(chooseDrawing({ ...deed, name: 'Walker Sighting' }).drawing).toBe('at-at')
})

test('a squad is three of its kind, its leader one', () => {
  const squad = {
    subject: 'ground',
    side: 'dark',
    name: 'Stormtrooper Platoon',
    words: '',
    text: '',
  } as const
  expect(chooseDrawing(squad)).toMatchObject({ drawing: 'stormtrooper', count: 3 })
  expect(chooseDrawing({ ...squad, name: 'Stormtrooper Squad Leader' })).toMatchObject({ count: 1 })
  expect(compose('a platoon', squad).placed.length).toBe(3)
})

test('an officer of the Light Side wears another uniform', () => {
  const officer = { subject: 'character', side: 'dark', name: 'Fleet Admiral', words: '', text: '' } as const
  expect(chooseDrawing(officer).drawing).toBe('officer')
  expect(chooseDrawing({ ...officer, side: 'light' }).drawing).toBe('rebel-officer')
})

test('ships and vehicles are never cut off at the edge', () => {
  const outside = all.flatMap(([key, facts]) => {
    const setting = SETTINGS[facts.subject]
    if (setting === 'person' || setting === 'place') return []
    return compose(key, facts).placed.flatMap((transform) => {
      const [, x, , scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(-?([\d.]+)/.exec(transform)!.map(Number)
      return x! - 50 * scale! < -0.5 || x! + 50 * scale! > 100.5 ? [`${key}: ${transform}`] : []
    })
  })
  expect(outside).toEqual([])
})

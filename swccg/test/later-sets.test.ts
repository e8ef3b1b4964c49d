/** The sets after Premiere: their keys, their facts, and what the program says of cards that it does not carry out. */
import { sayReason } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { TYPES_OF_KIND } from '../cards/definition.ts'
import { LATER_SETS, setNameOf } from '../cards/released.ts'
import { premiereCards, sayText, shippedCards, swccgGame } from '../index.ts'

const later = shippedCards().cards.filter((card) => setNameOf(card) !== 'Premiere')
const card = (key: string) => shippedCards().card(key)

test('every set has its cards', () => {
  const counts = LATER_SETS.map(({ name }) => [name, later.filter((one) => setNameOf(one) === name).length])
  expect(Object.fromEntries(counts)).toMatchObject({
    'A New Hope': 162,
    Hoth: 162,
    Dagobah: 180,
    'Cloud City': 180,
    "Jabba's Palace": 180,
    'Special Edition': 324,
  })
  expect(later).toHaveLength(1264)
})

describe('keys', () => {
  test('cards of Premiere keep theirs, though the other side has the title now', () => {
    expect(
      premiereCards()
        .allKeys()
        .every((key) => shippedCards().has(key)),
    ).toBe(true)
    expect(card('Death Star: Detention Block Corridor').side).toBe('dark')
    expect(card('Death Star: Detention Block Corridor (L)').number).toBe('7_118')
  })
  test('a title that both sides have tells the side, in whatever sets they are', () => {
    expect(card('Lobot (L)').number).toBe('5_6')
    expect(card('Lobot (D)').number).toBe('7_187')
    expect(shippedCards().named('Lobot', 'dark')?.key).toBe('Lobot (D)')
    expect(shippedCards().named('Death Star: Detention Block Corridor', 'light')?.number).toBe('7_118')
  })
  test('a second card of a title and side tells its set', () => {
    expect(card('Boba Fett').number).toBe('5_91')
    expect(card('Boba Fett (Special Edition)').number).toBe('7_167')
  })
  test('charts and second pictures are no cards', () => {
    expect(shippedCards().named('Hyperoute Navigation Chart')).toBeUndefined()
    expect(shippedCards().named('Ahsoka Tano With Lightsabers (AI)')).toBeUndefined()
  })
})

describe('facts', () => {
  test('types are those of the kind', () => {
    const strange = later.filter(
      ({ kind, type }) => type !== undefined && !TYPES_OF_KIND[kind].some((known) => known === type),
    )
    expect(strange).toEqual([])
  })
  test.each([
    ['Chewbacca', { type: 'alien', alsoType: 'rebel', persona: 'Chewie', dots: 1 }],
    ['R2-D2 (Artoo-Detoo)', { destiny: 2, destinies: [2, 5] }],
    ['Space Slug (L)', { kind: 'creature', creature: 'space', diamonds: 1 }],
    ['Asteroid Field (D)', { kind: 'location', type: 'sector', diamonds: 3 }],
    ['Desert (L)', { kind: 'location', type: 'site', diamonds: 1 }],
    ['Executor: Main Corridor', { icons: ['interior', 'mobile', 'starship-site', 'scomp-link'] }],
    ['Superlaser', { kind: 'weapon', type: 'death-star' }],
    ['OS-72-1 In Obsidian 1', { traits: expect.arrayContaining(['no hyperdrive']) }],
  ])('%s', (key, facts) => {
    expect(card(key)).toMatchObject(facts)
  })
  test('a generic location belongs to no system before it is deployed', () => {
    expect(card('Desert (L)').system).toBeUndefined()
  })
})

describe('a card that is not carried out in full', () => {
  const marked = later.filter(({ automated }) => !automated)
  test('has no entry, says what it lacks, and says so to its player', () => {
    expect(marked.filter(({ text }) => Object.keys(text).length > 0)).toEqual([])
    expect(marked.filter(({ missing = [] }) => missing.length === 0)).toEqual([])
    const told = swccgGame.library!.describe(marked[0]!.key)
    expect(told.at(-1)).toBe('Its game text is not carried out yet.')
  })
  test('is counted by what it lacks', () => {
    const lacking = swccgGame.library!.automation!().filter(({ missing }) => missing.length > 0)
    expect(lacking).toHaveLength(marked.length)
    expect(lacking.find(({ name }) => name === 'Besieged')!.missing).toContain('capturing')
  })
})

test('every entry that was read is said in whole sentences', () => {
  const said = later.filter(({ automated }) => automated).map((one) => [one.key, sayText(one, one.text)])
  const wrong = said.filter(([, lines]) => /undefined|\[object| {2}/.test(String(lines)))
  expect(wrong).toEqual([])
})

test('the rulebooks of before play with Premiere, and say which card is too new', () => {
  const deck = Array.from({ length: 60 }, () => 'Chewbacca')
  const told = (edition: string) =>
    swccgGame
      .checkSetup({ seed: 1, seats: 2, edition, options: [], players: [{ deck }, { deck: [] }] })
      .map((reason) => sayReason(swccgGame.words, reason))
  expect(told('1995').join()).toContain(
    'Chewbacca is of A New Hope; with the rules of this edition only cards of Premiere are played.',
  )
  expect(told('final').join()).not.toContain('Chewbacca')
  const setup = { seed: 1, seats: 2, options: [], players: [{ deck }, { deck: [] }] } as const
  for (const edition of ['1995', 'beginners'])
    expect(
      swccgGame.checkSetup({ ...setup, edition }).find(({ code }) => code === 'later-set')?.rule,
    ).toBeTruthy()
})

/** Cards that tests of wordings are read on, and what must come of them: the meaning of plainer words, or nothing. */
import { expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'

const facts = { side: 'neutral', subtypes: [], arenas: [] } as const
const moon: CardFacts = {
  ...facts,
  name: 'Moon Dancer',
  version: 'A',
  kind: 'unit',
  arenas: ['character'],
  subtypes: ['Jedi'],
}
const others: readonly CardFacts[] = [
  ...['Droid', 'Clone', 'Sith', 'Gungan', 'Bounty Hunter', 'Starfighter', 'Capital Ship', 'Lightsaber'].map(
    (subtype): CardFacts => ({
      ...facts,
      name: `Some ${subtype}`,
      kind: 'unit',
      arenas: ['space'],
      subtypes: subtype.split(' '),
    }),
  ),
  { ...facts, name: 'Star Wanderer', version: 'A', kind: 'unit', arenas: ['character'] },
  { ...facts, name: 'Sun Sailor', version: 'A', kind: 'unit', arenas: ['character'] },
]
const words = vocabularyOf([moon, ...others])
const CARDS: Readonly<Record<string, CardFacts>> = {
  unit: moon,
  battle: { ...facts, name: 'Blow', kind: 'battle' },
  mission: { ...facts, name: 'Errand', kind: 'mission' },
  location: { ...facts, name: 'Marsh', kind: 'location', arenas: ['ground'] },
  equipment: { ...facts, name: 'Tool', kind: 'equipment', arenas: ['character'] },
}

type Ways = readonly (readonly [said: string, meant: string])[]
export const saying = (kind: keyof typeof CARDS, ways: Ways): void => {
  test.each(ways)(`${kind}: %s`, (said, meant) => {
    const card = CARDS[kind]!
    const { abilities, notUnderstood } = compile(said, card, words)
    expect(notUnderstood).toEqual([])
    expect(abilities).toEqual(compile(meant, card, words).abilities)
  })
}
export const unread = (kind: keyof typeof CARDS, texts: readonly string[]): void => {
  test.each(texts)(`${kind}: not understood: %s`, (text) => {
    expect(compile(text, CARDS[kind]!, words).notUnderstood).not.toEqual([])
  })
}

/** Search through cards: plain words in what they are and say, and `field:value` in their facts and trees. */
import { didYouMean, SearchError } from '@dejarik/kernel'
import { ARENAS, type CardDefinition, setOf } from './definition.ts'
import { tagsOf } from './tags.ts'

interface Field {
  readonly about: string
  readonly of: (card: CardDefinition) => readonly string[]
}

const FIELDS: Readonly<Record<string, Field>> = {
  by: { about: 'what the text does: by:prevent, by:draw, by:search', of: (card) => tagsOf(card, 'by') },
  keyword: {
    about: 'a keyword, printed, paid or given: keyword:evade',
    of: (card) => tagsOf(card, 'keyword'),
  },
  trigger: { about: 'what sets the text off: trigger:is-discarded', of: (card) => tagsOf(card, 'trigger') },
  cost: { about: 'what is paid for it: cost:force, cost:tap', of: (card) => tagsOf(card, 'cost') },
  if: { about: 'what the text asks for: if:there-are', of: (card) => tagsOf(card, 'if') },
  ability: {
    about: 'a kind of ability: ability:pilot, ability:static',
    of: (card) => tagsOf(card, 'ability'),
  },
  set: { about: 'the set of the first printing: set:ANH', of: (card) => [setOf(card)] },
  side: { about: 'dark, light, neutral or vong', of: ({ side }) => [side] },
  kind: { about: 'unit, battle, mission, location, equipment, resource', of: ({ kind }) => [kind] },
  arena: { about: ARENAS.join(', '), of: ({ arenas }) => arenas },
  subtype: { about: 'a word of the type line: subtype:jedi', of: ({ subtypes }) => subtypes },
  automated: { about: 'yes or no', of: ({ unautomated }) => [unautomated ? 'no' : 'yes'] },
}

export const searchHelp = (): readonly string[] => [
  'Plain words are looked for in the name, the type line and the text. Besides:',
  ...Object.entries(FIELDS).map(([name, { about }]) => `  ${`${name}:`.padEnd(11)} ${about}`),
]

type Test = (card: CardDefinition, text: () => string) => boolean

/** Whether a card has all the words; its text is what a reader sees of it. Facts are looked at first: they are at hand. */
export function matching(words: readonly string[], cards: readonly CardDefinition[]): Test {
  const quickFirst = words.toSorted((one, other) => Number(other.includes(':')) - Number(one.includes(':')))
  const tests = quickFirst.map((word) => testFor(word.toLowerCase(), cards))
  return (card, text) => tests.every((test) => test(card, text))
}

function testFor(word: string, cards: readonly CardDefinition[]): Test {
  const colon = word.indexOf(':')
  if (colon < 0) return (_, text) => text().includes(word)
  const [name, value] = [word.slice(0, colon), word.slice(colon + 1)]
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
  const names = Object.keys(FIELDS)
  if (!field)
    throw new SearchError(
      `Nothing can be searched ${name}:${didYouMean(name, names) || `; there are ${names.join(', ')}.`}`,
    )
  const values = new Set(cards.flatMap(field.of).map((one) => one.toLowerCase()))
  if (!values.has(value))
    throw new SearchError(`No card has ${name}:${value}${didYouMean(value, [...values]) || listing(values)}`)
  return (card) => field.of(card).some((one) => one.toLowerCase() === value)
}

const MOST_LISTED = 60
const listing = (values: ReadonlySet<string>): string =>
  values.size > MOST_LISTED ? '.' : `; there are ${[...values].sort().join(', ')}.`

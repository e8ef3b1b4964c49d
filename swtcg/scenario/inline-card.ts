/** Cards that a scenario brings along: facts, with the text or the tree of what they do. */
import { ScenarioError } from '@dejarik/kernel'
import type { Static } from 'typebox'
import * as Type from 'typebox'
import { ARENAS, type CardDefinition, type CardFacts, titleOf } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { compile, type Unread } from '../language/compile.ts'
import { faultIn } from '../language/schema.ts'
import type { Ability } from '../language/tree/tree.ts'
import { joined, type Vocabulary, vocabularyOf } from '../language/vocabulary.ts'

const Statistic = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('*')], { description: 'a number or *' }),
)

export const InlineCard = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'the name without the version letter' }),
    version: Type.Optional(
      Type.String({ pattern: '^([A-Z]{1,2}|[A-Z]\\d)$', description: 'a version letter' }),
    ),
    side: Type.Enum(['dark', 'light', 'neutral', 'vong']),
    kind: Type.Enum(['unit', 'battle', 'mission', 'resource', 'location', 'equipment', 'event']),
    arenas: Type.Optional(Type.Array(Type.Enum([...ARENAS]))),
    subtypes: Type.Optional(Type.Array(Type.String())),
    cost: Type.Optional(Type.Integer({ minimum: 0 })),
    rarity: Type.Optional(Type.String({ description: 'R, U, C or P' })),
    costIsX: Type.Optional(Type.Literal(true, { description: 'a build cost of X' })),
    subordinate: Type.Optional(Type.Literal(true, { description: 'a unit of the supply' })),
    speed: Statistic,
    power: Statistic,
    health: Statistic,
    text: Type.Optional(Type.String({ description: 'the text, as cards are worded' })),
    abilities: Type.Optional(
      Type.Array(Type.Unsafe<Ability>(Type.Object({ ability: Type.String() })), {
        description: 'the tree of the text',
      }),
    ),
  },
  { additionalProperties: false, description: 'a card' },
)
export type InlineCard = Static<typeof InlineCard>

export function defineCards(cards: readonly unknown[]): CardDefinition[] {
  const given = cards as readonly InlineCard[]
  const words = given.some(({ text }) => text) ? wordsWith(given.map(factsOf)) : vocabularyOf([])
  return given.map((card, index) => define(card, index, words))
}

/** Names and subtypes of the shipped cards, and of those that come along. */
function wordsWith(own: readonly CardFacts[]): Vocabulary {
  shipped ??= vocabularyOf(shippedCards().cards)
  return joined(shipped, vocabularyOf(own))
}
let shipped: Vocabulary | undefined

const factsOf = ({ text: _, abilities: __, ...given }: InlineCard): CardFacts =>
  ({ arenas: [], subtypes: [], ...given }) as CardFacts

/** A text that is not understood would make the scenario prove something else than it says. */
function define(card: InlineCard, index: number, words: Vocabulary): CardDefinition {
  const { text, abilities } = card
  const facts = factsOf(card)
  const key = `OWN ${titleOf(facts)}`
  const fault = abilities && faultIn(abilities)
  if (fault) throw new ScenarioError(fault.problem, ['cards', index, 'abilities', ...fault.path])
  if (abilities || text === undefined) return { key, ...facts, abilities: abilities ?? [] }
  const { abilities: tree, notUnderstood } = compile(text, facts, words)
  const [unread] = notUnderstood
  if (unread) throw new ScenarioError(sayUnread(unread), ['cards', index, 'text'])
  return { key, ...facts, abilities: tree }
}

const sayUnread = ({ text, why }: Unread): string =>
  `"${text}" is not understood${why === undefined ? '' : `: ${why}`}`

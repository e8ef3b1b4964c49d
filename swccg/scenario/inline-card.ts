/** Cards that a scenario brings along: facts, with the entry of what they do. */

import { byName } from '@dejarik/kernel'
import type { Static } from 'typebox'
import * as Type from 'typebox'
import { CARD_KINDS, type CardDefinition, type CardFacts } from '../cards/definition.ts'
import type { CardText } from '../text/text.ts'

const Figure = Type.Optional(Type.Number({ minimum: 0 }))

export const InlineCard = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    side: Type.Enum(['dark', 'light']),
    kind: Type.Enum([...CARD_KINDS, 'objective']),
    type: Type.Optional(Type.String()),
    dots: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    diamonds: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    destiny: Figure,
    deploy: Figure,
    power: Figure,
    ability: Figure,
    maneuver: Figure,
    armor: Figure,
    hyperspeed: Figure,
    landspeed: Figure,
    forfeit: Figure,
    icons: Type.Optional(Type.Array(Type.String())),
    traits: Type.Optional(Type.Array(Type.String())),
    persona: Type.Optional(Type.String()),
    model: Type.Optional(Type.String()),
    permanentPilot: Figure,
    pilotPersona: Type.Optional(Type.String()),
    astromechPersona: Type.Optional(Type.String()),
    permanentWeapon: Type.Optional(
      Type.Object({ title: Type.String(), unique: Type.Optional(Type.Literal(true)) }),
    ),
    capacity: Type.Optional(Type.Array(byName(Type.Integer()))),
    system: Type.Optional(Type.String()),
    parsec: Figure,
    force: Type.Optional(Type.Object({ dark: Type.Integer(), light: Type.Integer() })),
    text: Type.Optional(
      Type.Unsafe<CardText>(Type.Object({}, { description: 'the entry of the game text' })),
    ),
  },
  { additionalProperties: false, description: 'a card' },
)
export type InlineCard = Static<typeof InlineCard>

/** The title is the key, so a card of the same key takes the shipped one's place. */
export const defineCards = (cards: readonly unknown[]): readonly CardDefinition[] =>
  (cards as readonly InlineCard[]).map(({ text = {}, ...facts }) => ({
    destiny: 0,
    ...(facts.kind === 'location' ? { system: facts.title.split(': ')[0]! } : {}),
    ...(facts as Omit<CardFacts, 'key' | 'destiny'>),
    key: facts.title,
    text,
    automated: true,
  }))

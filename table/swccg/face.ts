/** What is printed on a card, for clients that draw it: facts, and its text in our words. */
import type { Setup } from '@dejarik/kernel'
import { type CardFacts, libraryFor, PRINTED_FIGURES, type SwccgSetup, sayText } from '@dejarik/swccg'
import type { FaceCore } from '../told.ts'

/** The facts that clients draw. */
const SHOWN = [
  'side',
  'kind',
  'type',
  'model',
  'dots',
  'destiny',
  ...PRINTED_FIGURES,
  'ferocity',
  'defense',
  'icons',
  'traits',
  'system',
  'parsec',
  'force',
] as const

export type Face = FaceCore & Pick<CardFacts, (typeof SHOWN)[number]>

/** Lists show cards of every set, whatever the edition. */
export function faceOf(setup: Setup, is: string): Face {
  const { cards } = setup as SwccgSetup
  const card = libraryFor(cards ? { cards } : {}).card(is)
  const facts = SHOWN.filter((name) => card[name] !== undefined).map((name) => [name, card[name]])
  return {
    ...(Object.fromEntries(facts) as Pick<CardFacts, (typeof SHOWN)[number]>),
    key: card.key,
    title: card.title,
    lines: sayText(card, card.text),
    unautomated: card.automated ? 0 : 1,
  }
}

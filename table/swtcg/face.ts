/** What is printed on a card, for clients that draw it: facts, and its text in our words. */
import type { Setup } from '@dejarik/kernel'
import {
  type Arena,
  type Border,
  borderOf,
  type CardKind,
  type CardSide,
  gameText,
  libraryFor,
  type PrintedNumber,
  type SwtcgSetup,
  titleOf,
} from '@dejarik/swtcg'
import type { FaceCore } from '../told.ts'

export interface Face extends FaceCore {
  readonly side: CardSide
  readonly kind: CardKind
  readonly arenas: readonly Arena[]
  readonly subtypes: readonly string[]
  readonly unique: boolean
  readonly border: Border
  readonly cost: number | 'X' | null
  readonly speed?: PrintedNumber
  readonly power?: PrintedNumber
  readonly health?: PrintedNumber
  /** A unit that is never built: other cards take it from the supply. */
  readonly subordinate?: true
}

export function faceOf(setup: Setup, is: string): Face {
  const card = libraryFor(setup as SwtcgSetup).card(is)
  const { key, side, kind, arenas, subtypes, speed, power, health } = card
  return {
    key,
    title: titleOf(card),
    side,
    kind,
    arenas,
    subtypes,
    unique: card.version !== undefined,
    border: borderOf(card),
    cost: card.costIsX ? 'X' : (card.cost ?? null),
    ...(speed === undefined ? {} : { speed }),
    ...(power === undefined ? {} : { power }),
    ...(health === undefined ? {} : { health }),
    ...(card.subordinate ? { subordinate: true } : {}),
    lines: gameText(card),
    unautomated: card.unautomated ?? 0,
  }
}

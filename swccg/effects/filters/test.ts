/** What a filter asks of a card, a field of it at a time. */

import type { CardId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { Context } from '../context.ts'
export type Test = (game: Game, context: Context, filter: Filter, card: CardId) => boolean

export const among = <T>(wanted: T | readonly T[], found: T | undefined): boolean =>
  found !== undefined && (Array.isArray(wanted) ? wanted.includes(found) : wanted === found)
export const some = <T extends string>(wanted: T | readonly T[], has: (one: T) => boolean): boolean =>
  typeof wanted === 'string' ? has(wanted) : wanted.some(has)
export const fact = (game: Game, card: CardId): CardDefinition => definitionOf(game, card)

export type Tests = Readonly<Partial<Record<keyof Filter, Test>>>

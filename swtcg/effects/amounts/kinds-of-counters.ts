/** The kinds of counters among which a text lets a player choose. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { countersOn } from '../../rules/cards/counters.ts'

/** Kinds that may be put on any card; damage counters are among them (now/counters/any-type). */
const KINDS = ['captivity', 'corruption', 'credit', 'mastery', 'redemption', 'damage'] as const
export const isOpenKind = (counter: string): boolean => counter === 'any type' || counter.includes(' or ')

/** Resource counters lie on Resources, build counters on cards that are being built. */
export function kindsFor(
  game: Game,
  act: 'put' | 'remove',
  counter: string,
  card: CardId,
): readonly string[] {
  const named = counter === 'any type' ? KINDS : counter.split(' or ')
  if (act === 'put') return named
  const all = counter === 'any type' ? [...KINDS, 'resource', 'build'] : named
  return all.filter((kind) => countersOn(game, card, kind) > 0)
}

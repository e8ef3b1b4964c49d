/** How often an ability may be played: what counts as one use, and until when. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { chancesFor } from '../../effects/triggers/timing.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { ActivatedKeyword, ActivatedKeywordAbility } from '../../language/tree/tree.ts'
import { marksOf, note } from '../../marks.ts'
import type { Use, UseMoment } from '../../uses.ts'
import { type ActiveAbility, keyOf } from '../abilities/active-ability.ts'
import type { Activated } from './activated-ability.ts'
import { activatedKeywords } from './activated-keywords.ts'
import type { Chance } from './kinds-of-chances.ts'

/** Whether a use costs something, so that it may be repeated whenever the unit would attack (idc/phrase/would-attack-no-tap). */
export const isRepeatable = (ability: Activated, chance: Chance): boolean =>
  (chance === 'would-attack' && ability.cost.length > 0 && !('oncePerTurn' in ability)) ||
  ('anyNumber' in ability && ability.anyNumber === true)

/** How many uses there are until the limit begins again. */
export const mostUses = (ability: Activated): number => ('times' in ability && ability.times) || 1

/** Played already in this game, by that player, from whichever copy (now/general/once-per-game). */
export const wasOnce = (game: Game, seat: SeatId, { source, path, ability }: ActiveAbility): boolean =>
  'oncePerGame' in ability &&
  marksOf(game, 'once').some(
    (mark) => mark.seat === seat && mark.is === game.card(source).is && mark.path === path,
  )
export function noteOnce(game: Game, seat: SeatId, source: CardId, path: string): void {
  note(game, { kind: 'once', seat, is: game.card(source).is, path })
}

export function onceRule(game: Game, card: CardId, ability: Activated): string {
  if (ability.ability === 'activated') return activatedKeywords[ability.keyword].onceRule
  const isResource = definitionOf(game, card).kind === 'resource'
  return isResource ? 'idc/resource/one-activated-effect-per-turn' : 'idc/activated/once-per-turn'
}

/**
 * Once in a turn, or once at each moment where the time is stated (idc/activated/once-per-specified-time).
 * Uses are forgotten when a new turn begins.
 */
export function useOf(
  game: Game,
  card: CardId,
  active: ActiveAbility,
  ability: Activated,
  chance: Chance,
): Use {
  const bearer = 'shared' in ability && ability.shared ? active.source : card
  const name = sharedUse(game, card, ability) ?? keyOf(game, active)
  return { kind: 'ability', bearer, ability: name, at: momentOf(game, card, ability, chance) }
}

/** What several abilities of a card share one use of: a selective keyword, or a Resource (idc/resource/one-activated-effect-per-turn). */
function sharedUse(game: Game, card: CardId, ability: Activated): string | undefined {
  if (ability.ability === 'activated') return activatedKeywords[ability.keyword].selective && ability.keyword
  return definitionOf(game, card).kind === 'resource' ? 'resource' : undefined
}

/** A unit that has attacked or skipped may use again what cost nothing (idc/phrase/would-attack-multiple-times). */
export function forgetFreeUses(game: Game, card: CardId): void {
  const kept = (use: Use): boolean =>
    use.kind !== 'ability' || use.bearer !== card || use.at !== 'would-attack'
  if (!game.table.uses.every(kept)) game.changeTable({ uses: game.table.uses.filter(kept) })
}

function momentOf(game: Game, card: CardId, ability: Activated, chance: Chance): UseMoment {
  if (ability.ability === 'activated')
    return Math.max(...keywordsOf(ability).map((one) => activatedKeywords[one].moment(game, card)))
  if (ability.oncePerTurn || ability.times) return 0
  if (ability.oncePerStep) return game.table.step
  if (ability.oncePerAttack) return game.table.attack?.moment ?? 0
  switch (chance) {
    case 'would-attack':
      return chance
    case 'attack':
      return chancesFor(ability).includes('general') ? 0 : (game.table.attack?.moment ?? 0)
    case 'disrupt':
      return game.table.moments
    case 'prevention':
      return isTimed(game) ? (game.table.damage[0]?.moment ?? 0) : 0
    case 'reroll':
    case 'add-dice':
    case 'alter-dice':
      return isTimed(game) ? (game.table.roll?.moment ?? 0) : 0
    default:
      return 0
  }
}

const keywordsOf = ({ keyword, with: other }: ActivatedKeywordAbility): readonly ActivatedKeyword[] =>
  other ? [keyword, other.keyword] : [keyword]

const isTimed = (game: Game): boolean => game.policies.preventsOncePer === 'occasion'

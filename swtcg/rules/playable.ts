/** What a seat can play at a chance: activated abilities whose time it is, that are unused, and that can be paid. */
import type { CardId, Reason, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import type { Game, SwtcgOffer } from '../kinds.ts'
import type { ActivatedKeywordAbility } from '../language/tree.ts'
import { type ActiveAbility, abilitiesOf } from './abilities.ts'
import type { Chance } from './chances.ts'
import { whyNotPay } from './costs.ts'
import { activatedKeywords } from './keywords/activated.ts'
import { cardsAt } from './place.ts'

/** The chances at which some activated keyword may be played; at the others there is nothing to look for. */
const KEYWORD_CHANCES: ReadonlySet<Chance> = new Set(['attack', 'prevention'])

export function playable(game: Game, seat: SeatId, chance: Chance): SwtcgOffer[] {
  if (!KEYWORD_CHANCES.has(chance)) return []
  const offers: SwtcgOffer[] = []
  for (const arena of ARENAS)
    for (const card of cardsAt(game, arena))
      if (game.card(card).controller === seat) addOffers(game, seat, card, chance, offers)
  return offers
}

function addOffers(game: Game, seat: SeatId, card: CardId, chance: Chance, offers: SwtcgOffer[]): void {
  for (const active of abilitiesOf(game, card)) {
    const { ability, source, path } = active
    if (ability.ability !== 'activated') continue
    if (activatedKeywords[ability.keyword].chance !== chance) continue
    if (whyNotPlay(game, seat, card, active, ability).length > 0) continue
    offers.push({
      key: `play ${card} ${source}.${path}`,
      verb: 'play',
      card,
      source,
      ability: path,
      name: ability.keyword,
    })
  }
}

/** Why an activated keyword cannot be played now; empty if it can. */
export function whyNotPlay(
  game: Game,
  seat: SeatId,
  card: CardId,
  active: ActiveAbility,
  ability: ActivatedKeywordAbility,
): Reason[] {
  const rule = activatedKeywords[ability.keyword]
  const reasons = rule.whyNot(game, seat, card)
  if (reasons.length > 0) return reasons
  if (game.table.uses.includes(useKey(game, card, active, ability)))
    return [{ code: 'used-already', rule: rule.onceRule, card }]
  return whyNotPay(game, seat, card, ability.cost)
}

/** A stated time makes an ability usable once at each such moment (idc/activated/once-per-specified-time). */
export function useKey(
  game: Game,
  card: CardId,
  active: ActiveAbility,
  ability: ActivatedKeywordAbility,
): string {
  const moment = activatedKeywords[ability.keyword].moment(game, card)
  return `${card}/${active.source}.${active.path}@${moment}`
}

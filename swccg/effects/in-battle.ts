/** Instructions about battles and attacks: hits, what is forfeited and paid, destinies, explosions, creatures. */

import type { CardId, ProcedureName } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { answer } from '../rules/answers/answer.ts'
import type { Exploding } from '../rules/battle/explosion.ts'
import { forgo } from '../rules/battle/fire.ts'
import { meetsAttrition } from '../rules/battle/forfeit.ts'
import { markDoomed, markHit } from '../rules/battle/hit.ts'
import { changeSide, sideIn } from '../rules/battle/totals.ts'
import { locationOf } from '../rules/cards/place.ts'
import type { Attacking } from '../rules/creatures/attack.ts'
import { isInAttack } from '../rules/creatures/attackers.ts'
import { letGo } from '../rules/creatures/parasites.ts'
import { avertHits } from '../rules/weather-vane/stranded.ts'
import type { Filter } from '../text/filter.ts'
import { amountOf, playerOf } from './conditions.ts'
import { allThatFit, allThere } from './matches.ts'
import type { Performs } from './perform.ts'
import type { Resolving } from './resolve.ts'

const exploding: ProcedureName<Exploding> = { name: 'swccg/explode' }
const eating: ProcedureName<{ creature: CardId; cards: readonly CardId[] }> = { name: 'swccg/eating' }
const attacking: ProcedureName<Attacking> = { name: 'swccg/attack' }

export const IN_BATTLE: Pick<
  Performs,
  | 'after-battle'
  | 'explode'
  | 'hit'
  | 'must-forfeit'
  | 'forgo-shot'
  | 'satisfy'
  | 'use-as-destiny'
  | 'set-battle-destiny'
  | 'eat'
  | 'attack-with'
  | 'detach'
> = {
  'after-battle': (game, { so }, { context }) => {
    const { battle } = game.table
    if (battle) game.changeTable({ battle: { ...battle, after: [...battle.after, { todo: so, context }] } })
    return undefined
  },
  explode: (game, { so }, { context }) => {
    game.call(exploding, { context, so })
    return undefined
  },
  hit: (game, { what }, { context, todo }) => {
    const struck = allThatFit(game, context, what)
    const averted = avertHits(game, struck)
    if (averted.length > 0 && averted.length === struck.length) return { todo: [] }
    for (const card of struck)
      if (!averted.includes(card) && markHit(game, card, context.self))
        answer(game, { just: 'hit', by: context.you, card, source: context.self })
    return strayHits(game, what, { context, todo })
  },
  'must-forfeit': (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) markDoomed(game, card)
    return undefined
  },
  'forgo-shot': (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) forgo(game, card)
    return undefined
  },
  satisfy: (game, { what, who }, { context }) => {
    if (!game.table.battle) return undefined
    const isForAttrition = what !== 'damage' && meetsAttrition(game, context.self) // ccgx/final/forfeit-satisfies-all
    changeSide(game, playerOf(context, who), {
      ...(isForAttrition ? { attrition: 0 } : {}),
      ...(what === 'attrition' ? {} : { damage: 0 }),
    })
    return undefined
  },
  'use-as-destiny': (game, { amount }, { context }) => {
    if (game.table.battle)
      changeSide(game, context.you, {
        instead: [...sideIn(game, context.you).instead, amountOf(game, context, amount)],
      })
    return undefined
  },
  'set-battle-destiny': (game, { who, to }, { context }) => {
    const seat = playerOf(context, who)
    if (game.table.battle && sideIn(game, seat).battleDestiny !== null)
      // ccgx/final/battle-destiny-reset
      changeSide(game, seat, { battleDestiny: amountOf(game, context, to) })
    return undefined
  },
  eat: (game, { what }, { context }) => {
    game.call(eating, { creature: context.self, cards: allThere(game, context, what) })
    return undefined
  },
  'attack-with': (game, { what, on }, { context }) => {
    const [creature] = allThatFit(game, context, what)
    const [victim] = allThatFit(game, context, on)
    const at = creature === undefined ? null : locationOf(game, creature)
    if (creature !== undefined && victim !== undefined && at !== null)
      game.call(attacking, { seat: context.you, at, creature, by: 'creature', cards: [victim] })
    return undefined
  },
  detach: (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) letGo(game, card)
    return undefined
  },
}

/** Whoever is hit outside a battle is lost at once, where the edition says so (ccgx/final/hit-outside-battle). */
function strayHits(
  game: Game,
  what: Filter,
  { context, todo }: Pick<Resolving, 'context' | 'todo'>,
): Partial<Resolving> | undefined {
  if (!game.policies.hitsAlwaysCount) return undefined
  const stray = allThatFit(game, context, what).filter(
    (card) => !game.table.battle?.cards.includes(card) && !isInAttack(game, card),
  )
  if (stray.length === 0) return undefined
  return {
    context: { ...context, chosen: { ...context.chosen, stray } },
    todo: [{ do: 'lose-cards', what: { the: { chosen: 'stray' }, hit: true } }, ...todo],
  }
}

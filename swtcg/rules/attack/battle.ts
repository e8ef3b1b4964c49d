/** A battle step: one arena, general chances, and units attacking one by one in order of speed. */

import {
  type CardId,
  gather,
  lastingOf,
  numberOf,
  type ProcedureName,
  removeLasting,
  type SeatId,
} from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { ask, type Game, procedure, type SwtcgOffer, step } from '../../kinds.ts'
import { endStepEffects } from '../abilities/lasting.ts'
import { playerRules } from '../abilities/player-rules.ts'
import { cardsAt } from '../cards/place.ts'
import { tap } from '../cards/tap.ts'
import { forgetFreeUses } from '../chances/how-often.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { callWithPermission } from '../chances/permission.ts'
import { play } from '../chances/play.ts'
import { playable } from '../chances/playable.ts'
import { actSpecial, specialOffers } from '../chances/special-actions.ts'
import { attack } from './attack.ts'
import { askCommander, askOwnPlayer, commandOver } from './commander.ts'
import { defendersFor, isBound, reach } from './targets.ts'

/** Contests of unique cards come before any effect (idc/contest/immediately-before-effects). */
const contests: ProcedureName<object> = { name: 'swtcg/contests' }

export const battleStep = procedure<{ arena: Arena }>('swtcg/battle-step', [
  step('begin', (game, { arena }) => {
    game.changeTable({ step: arena })
    game.emit({
      kind: 'stepBegan',
      turn: game.table.turn,
      step: arena,
      cause: { rule: 'idc/turn/battle-step-order' },
    })
  }),
  step('start-chance', (game) => openChance(game, 'step-start')),
  step('contests', (game) => game.call(contests, {})),
  step('general-chance', (game) => openChance(game, 'general')),
  step('any-left', (game, { arena }) => {
    // Where the battle begins again, units that are left attack in the new step (idc/turn/extra-battle-new-pops).
    if (game.table.extraBattles.includes(arena) || nextToAttack(game, arena).length === 0)
      game.goto('end-chance')
  }),
  ask(
    'own-ability',
    (game, { arena }) => askOwnPlayer(game, nextToAttack(game, arena)),
    (game, _, offer) => {
      if (offer.verb !== 'play') return
      game.goto('contests')
      useInstead(game, offer)
    },
  ),
  ask(
    'have-it-attack',
    (game, { arena }) => askCommander(game, nextToAttack(game, arena)),
    (game, { arena }, [defender]) => {
      const effect = commandOver(game, nextToAttack(game, arena))
      if (!effect) return
      if (!effect.whether) removeLasting(game, effect.id)
      if (defender === undefined && !effect.whether) return
      game.goto('contests')
      if (defender === undefined) return skipAttack(game, effect.card)
      const using = reach(game, effect.card, defender) ?? 'power'
      game.call(attack, { attacker: effect.card, defender, with: using, how: 'tapping' })
    },
  ),
  ask(
    'attack',
    (game, { arena }) => {
      const units = nextToAttack(game, arena)
      const seat = game.card(units[0]!).controller
      const rules = ['idc/turn/attack-order-by-speed']
      return {
        kind: 'action' as const,
        seat,
        about: 'next-attack',
        rules,
        offers: gather(units, (unit) => attackOffers(game, unit)),
      }
    },
    (game, _, offer, seat) => {
      game.goto('contests')
      if (offer.verb === 'play') return useInstead(game, offer)
      if (offer.verb !== 'pass' && 'card' in offer) forgetFreeUses(game, offer.card!)
      if (offer.verb === 'attack')
        callWithPermission(
          game,
          seat,
          game.policies.permissionFor(game, seat, offer, 'would-attack'),
          attack,
          {
            attacker: offer.card,
            defender: offer.defender,
            with: offer.with,
            how: 'tapping',
          },
        )
      else if (offer.verb === 'skip-attack') skipAttack(game, offer.card)
      else if (offer.verb === 'special') actSpecial(game, seat, offer)
    },
  ),
  step('end-chance', (game, { arena }) => {
    const { turn } = game.table
    endStepEffects(game, arena)
    game.emit({ kind: 'stepEnded', turn, step: arena, cause: { rule: 'idc/turn/battle-step-end-pop' } })
    openChance(game, 'step-end')
  }),
  step('again', (game) => {
    const [arena, ...extraBattles] = game.table.extraBattles
    if (arena === undefined) return
    game.changeTable({ extraBattles })
    game.call(battleStep, { arena }) // idc/turn/extra-battle-new-pops
  }),
])

/** Whose turn it is to attack: units of one seat, of which it chooses. */
export const nextToAttack = (game: Game, arena: Arena): readonly CardId[] =>
  game.policies.nextToAttack(game, arena)

/** The fastest untapped units of the seat whose turn it is; the Dark Side wins ties (idc/turn/speed-tie-dark-first). */
export function fastestUnits(game: Game, arena: Arena): CardId[] {
  const there = gather(game.policies.fightsWith(arena), (each) => cardsAt(game, each))
  const fighting = [...there, ...game.policies.alsoFight(game, arena)]
  const untapped = fighting.filter((unit) => game.policies.mayStillAttack(game, unit))
  if (untapped.length === 0) return []
  const speed = Math.max(...untapped.map((unit) => numberOf(game, 'speed', unit)))
  const fastest = untapped.filter((unit) => numberOf(game, 'speed', unit) === speed)
  const seat = speedOrder(game).find((each) =>
    fastest.some((unit) => game.card(unit).controller === each),
  ) as SeatId
  return fastest.filter((unit) => game.card(unit).controller === seat)
}

/** The Dark Side wins ties, unless a card says otherwise (wotc/basics/general-rules-yield-to-cards). */
function speedOrder(game: Game): readonly SeatId[] {
  const effect = lastingOf(game, 'speed-ties').at(-1)
  const wins = (seat: SeatId): boolean =>
    effect
      ? game.seat(seat).side === effect.side
      : playerRules(game, seat).some((rule) => 'speedTies' in rule)
  return [...game.table.order].sort((one, other) => Number(wins(other)) - Number(wins(one)))
}

/** Attack a unit, tap to skip, or play what is for this moment; a unit that must attack can do nothing else. */
function attackOffers(game: Game, card: CardId): SwtcgOffer[] {
  const attacks = defendersFor(game, card).map((defender) => attackOffer(game, card, defender))
  if (isBound(game, card)) return attacks
  const seat = game.card(card).controller
  const others = playable(game, seat, 'would-attack').filter((offer) => offer.card === card)
  const specials = specialOffers(game, seat, 'would-attack').filter((offer) => offer.card === card)
  return [...attacks, skipOffer(card), ...others, ...specials]
}

export const attackOffer = (game: Game, card: CardId, defender: CardId): SwtcgOffer => ({
  key: `attack ${card} ${defender}`,
  verb: 'attack',
  card,
  defender,
  with: reach(game, card, defender) ?? 'power',
})

export const skipOffer = (card: CardId): SwtcgOffer => ({
  key: `skip-attack ${card}`,
  verb: 'skip-attack',
  card,
})

/** An ability in place of the attack; it does not tap the unit, but in 2003 (idc/phrase/would-attack-no-tap). */
function useInstead(game: Game, offer: Extract<SwtcgOffer, { readonly verb: 'play' }>): void {
  const { card, source, ability: path } = offer
  game.call(play, { seat: game.card(card).controller, chance: 'would-attack', card, source, path })
  if (game.policies.wouldAttackTaps) tap(game, card, { rule: 'wotc/activated/play-only-would-attack' })
}

function skipAttack(game: Game, card: CardId): void {
  tap(game, card, { rule: 'idc/turn/skip-attack-by-tapping' })
  game.emit({ kind: 'attackSkipped', card, cause: { rule: 'idc/turn/skipping-is-not-attacking' } })
}

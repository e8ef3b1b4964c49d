/** The Attack Run: into the Trench, cover, torpedoes away, pull up; named steps in their order (ccgx/epic/attack-run-start). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { EpicStep } from '../../text/epic.ts'
import { playableNow } from '../answers/actions.ts'
import { answer } from '../answers/answer.ts'
import { forgetUses } from '../answers/limits.ts'
import { playOffer } from '../answers/play.ts'
import { mightPlay } from '../answers/what-a-hand-may-hold.ts'
import { destiny } from '../battle/destiny.ts'
import { fire, fireOffers } from '../battle/fire.ts'
import { putOn } from '../cards/attach.ts'
import { cardsOnTable, exists, locationsInPlay, opponentOf } from '../cards/place.ts'
import { blowAway } from '../locations/blown-away.ts'
import {
  aimOf,
  attackers,
  couldEnter,
  craftOfTie,
  deathStarIn,
  hasLead,
  hasTorpedoes,
  highestPilot,
  pursuers,
} from './fighters.ts'
import { largestBase } from './sites.ts'
import { epicTotal } from './total.ts'

export interface Running {
  readonly seat: SeatId
  /** The Epic Event, and the Trench that it lies on. */
  readonly card: CardId
  readonly trench: CardId
  /** How many craft of the Dark Side have followed; whether no more will. */
  readonly followed?: number
  readonly closed?: boolean
  /** Who acts while the lead is covered, and how many have passed in a row. */
  readonly turn?: SeatId
  readonly passes?: number
  readonly acted?: boolean
  readonly drawn?: number | null
  readonly total?: number | null
}

const MOST_CRAFT = 3
const ENOUGH = 15
const PASS: SwccgOffer = { verb: 'pass', key: 'pass' }
const ENTER = ['ccgx/epic/attack-run-enter']

export const attackRun = procedure<Running>('swccg/attack-run', [
  step('enter-trench', (game, { card, seat, trench }) => {
    game.changeTable({ run: { card, seat, trench, lead: null } })
    tell(game, card, 'enter-trench')
  }),
  ask(
    'torpedoes',
    (game, { seat, card }) => {
      const from = couldEnter(game, seat).filter((ship) => hasTorpedoes(game, ship))
      if (from.length === 0) return
      return { kind: 'cards', seat, about: 'enter-trench', card, from, min: 1, max: 1, rules: ENTER } as const
    },
    (game, { trench }, [ship]) => enter(game, ship!, trench),
  ),
  ask(
    'wingmen',
    (game, { seat, card }) => {
      const from = couldEnter(game, seat)
      const max = Math.min(MOST_CRAFT - attackers(game).length, from.length)
      if (attackers(game).length === 0 || max === 0) return
      return { kind: 'cards', seat, about: 'enter-trench', card, from, min: 0, max, rules: ENTER } as const
    },
    (game, { trench }, ships) => {
      for (const ship of ships) enter(game, ship, trench)
    },
  ),
  /** One at a time, because squadrons count as three. */
  ask(
    'follow',
    (game, { seat, card, followed = 0, closed = false }) => {
      const from = couldEnter(game, opponentOf(seat)).filter(
        (tie) => followed + craftOfTie(game, tie) <= MOST_CRAFT,
      )
      if (closed || from.length === 0 || attackers(game).length === 0) return
      const about = 'follow-into-trench'
      return {
        kind: 'cards',
        seat: opponentOf(seat),
        about,
        card,
        from,
        min: 0,
        max: 1,
        rules: ENTER,
      } as const
    },
    (game, { trench, followed = 0 }, [tie]) => {
      if (tie === undefined) return { closed: true }
      enter(game, tie, trench)
      return { followed: followed + craftOfTie(game, tie) }
    },
  ),
  step('followed', (game, { seat, followed = 0, closed = false }) => {
    const isMore = couldEnter(game, opponentOf(seat)).some(
      (tie) => followed + craftOfTie(game, tie) <= MOST_CRAFT,
    )
    if (!closed && isMore && attackers(game).length > 0) game.goto('follow')
  }),
  step('provide-cover', (game, { card, seat }) => {
    tell(game, card, 'provide-cover')
    return { turn: seat, passes: 0 }
  }),
  ask(
    'lead',
    (game, { seat, card }) => {
      const from = attackers(game).filter((ship) => hasTorpedoes(game, ship))
      if (hasLead(game) || from.length === 0) return
      const rules = ['ccgx/epic/attack-run-cover']
      return { kind: 'cards', seat, about: 'lead-starfighter', card, from, min: 1, max: 1, rules } as const
    },
    (game, _, [lead]) => {
      game.changeTable({ run: { ...game.table.run!, lead: lead! } })
      const rule = 'ccgx/epic/attack-run-cover'
      game.emit({ kind: 'leadNamed', card: lead!, cause: { rule } })
    },
  ),
  ask(
    'cover',
    (game, { turn: seat, passes = 0 }) => {
      if (seat === undefined || passes >= 2 || !hasLead(game)) return
      const offers = [...fireOffers(game, seat), ...playableNow(game, seat)]
      if (offers.length === 0 && !mightPlay(game, seat)) return
      const rules = ['ccgx/epic/attack-run-cover']
      return {
        kind: 'action',
        seat,
        about: 'attack-run',
        offers: [...offers, PASS],
        rules,
        evenIfForced: true,
      } as const
    },
    (game, _, offer, seat) => {
      if (offer.verb === 'pass') return
      if (offer.verb === 'fire') game.call(fire, { seat, weapon: offer.card, target: offer.target })
      else playOffer(game, offer, seat)
      return { acted: true }
    },
  ),
  step('covered', (game, { turn, passes = 0, acted = false }) => {
    if (passes >= 2 || !canGoOn(game)) return
    game.goto('lead')
    return { turn: opponentOf(turn!), passes: acted ? 0 : passes + 1, acted: false }
  }),
  step('its-away', (game, { seat, card }) => {
    if (!hasLead(game)) return game.goto('pull-up')
    tell(game, card, 'its-away')
    game.call(destiny, { seat, count: 2, for: 'epic-event' }, 'drawn')
  }),
  step('total', (game, { card, drawn = null }) => {
    if (drawn === null || !hasLead(game)) return
    const base = drawn + aimOf(game, game.table.run!.lead!) + largestBase(game) - worstOf(game)
    game.call(epicTotal, { event: 'Attack Run', card, target: null, weapon: null, base }, 'total')
  }),
  step('pull-up', (game, { card, trench }) => {
    tell(game, card, 'pull-up')
    const star = deathStarIn(game)
    for (const ship of [...attackers(game), ...pursuers(game)])
      if (star !== null) leaves(game, ship, star, trench)
  }),
  step('end', (game, { card, seat, total = null }) => {
    forgetUses(game, [...cardsOnTable(game), ...locationsInPlay(game)], 'battle')
    game.changeTable({ run: null })
    const star = deathStarIn(game)
    const isHit = total !== null && total > ENOUGH && star !== null
    game.emit({ kind: 'epicEnded', card, succeeded: isHit, cause: { rule: 'ccgx/epic/attack-run-pull-up' } })
    if (isHit) game.call(blowAway, { location: star, by: card, seat })
  }),
])

/** A lead, or somebody who can be it (ccgx/epic/attack-run-new-lead). */
const canGoOn = (game: Game): boolean =>
  hasLead(game) || attackers(game).some((ship) => hasTorpedoes(game, ship))

/** The highest ability that flies a TIE in the Trench. */
const worstOf = (game: Game): number => Math.max(0, ...pursuers(game).map((tie) => highestPilot(game, tie)))

export function tell(game: Game, card: CardId, what: EpicStep): void {
  game.emit({ kind: 'epicStep', card, step: what })
}

/** For free, and not as the move of the turn. */
function enter(game: Game, ship: CardId, trench: CardId): void {
  const from = game.card(ship).on!
  putOn(game, ship, trench, 'at')
  game.emit({ kind: 'moved', card: ship, from, to: trench, by: 'attack-run', cause: { rule: ENTER[0]! } })
}

function leaves(game: Game, ship: CardId, star: CardId, trench: CardId): void {
  if (!exists(game, ship)) return
  putOn(game, ship, star, 'at')
  const cause = { rule: 'ccgx/epic/attack-run-pull-up' }
  game.emit({ kind: 'moved', card: ship, from: trench, to: star, by: 'attack-run', cause })
  answer(game, { just: 'pulled-up', by: game.card(ship).controller, card: ship, at: star })
}

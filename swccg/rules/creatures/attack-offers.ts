/** Who may attack in a battle phase, and the attacks that creatures must make before it ends (ccgx/creature/creature-attacks). */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { barredBy } from '../../effects/statics.ts'
import { ask, type Check, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { locationOf } from '../cards/place.ts'
import { placeBarredBy } from '../force/drain.ts'
import { anyOf, attack } from './attack.ts'
import { ATTACKED, attackersAt } from './attackers.ts'
import { isCreatureCard, looseCreatures } from './creatures.ts'
import { victimsAmong, victimsOf } from './victims.ts'

interface AttackAttempt {
  readonly seat: SeatId
  /** The creature that attacks, or the location where creatures are attacked. */
  readonly card: CardId
  /** Whose victims, or whose creatures. */
  readonly against: SeatId
}

const inBattlePhase: Check<AttackAttempt> = (game, { seat }) => {
  const { phase, current, battle, attack } = game.table
  return phase === 'battle' && current === seat && !battle && !attack
    ? null
    : because('not-your-battle-phase', 'ccgx/creature/creature-attacks')
}

/** A creature of one's own attacks. */
export const UNLEASH_CHECKS: readonly Check<AttackAttempt>[] = [
  inBattlePhase,
  (game, { seat, card }) =>
    isCreatureCard(game, card) && game.card(card).controller === seat
      ? null
      : because('not-yours', 'ccgx/creature/creature-attacks', { card }),
  (game, { card }) =>
    game.card(card).uses.includes(ATTACKED)
      ? because('used-up', 'ccgx/creature/creature-attacks', { card })
      : null,
  (game, { card, against }) =>
    victimsAmong(game, card, against).length > 0
      ? null
      : because('no-victim', 'ccgx/creature/does-not-attack', { card }),
]

/** Creatures of a player at a location that may be attacked there. */
const preyAt = (game: Game, at: CardId, owner: SeatId): readonly CardId[] =>
  looseCreatures(game).filter(
    (card) =>
      game.card(card).on === at &&
      game.card(card).controller === owner &&
      barredBy(game, 'be-attacked', card) === null,
  )

/** A player's cards attack a creature, once for each location and turn, for nothing (ccgx/creature/attack-cost). */
export const ATTACK_CHECKS: readonly Check<AttackAttempt>[] = [
  inBattlePhase,
  (game, { card, against }) =>
    preyAt(game, card, against).length > 0
      ? null
      : because('no-creature-there', 'ccgx/creature/player-attacks', { card }),
  (game, { card }) =>
    game.card(card).uses.includes(ATTACKED)
      ? because('used-up', 'ccgx/creature/player-attacks', { card })
      : null,
  (game, { seat, card }) =>
    attackersAt(game, seat, card).length > 0
      ? null
      : because('nobody-to-fight', 'ccgx/creature/player-attacks', { card }),
  (game, { seat, card }) => {
    const by = placeBarredBy(game, 'bars-attacks', seat, card)
    return by === null ? null : because('text-forbids-place', 'ccgx/creature/yoda-attacks', { card: by })
  },
]

const SEATS: readonly SeatId[] = [0, 1]

export function attackOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const loose = looseCreatures(game)
  if (loose.length === 0) return NONE
  const offers: SwccgOffer[] = []
  for (const against of SEATS) {
    const whose = against === seat ? 'own' : 'opponents'
    for (const card of loose)
      if (isAllowed(game, UNLEASH_CHECKS, { seat, card, against }))
        offers.push({ verb: 'unleash', key: `unleash ${card} ${whose}`, card, against })
    for (const card of new Set(loose.map((creature) => game.card(creature).on!)))
      if (isAllowed(game, ATTACK_CHECKS, { seat, card, against }))
        offers.push({ verb: 'attack', key: `attack ${card} ${whose}`, card, against })
  }
  return offers
}
const NONE: readonly SwccgOffer[] = []

/** The victim is picked by chance among those of that player. */
export function unleash(game: Game, creature: CardId, against: SeatId, seat: SeatId): void {
  const victim = anyOf(game, victimsAmong(game, creature, against))
  const at = locationOf(game, creature)
  if (victim === undefined || at === null) return
  game.changeCard(creature, { uses: [...game.card(creature).uses, ATTACKED] })
  game.call(attack, { seat, at, creature, by: 'creature', cards: [victim] })
}

/** The creature is picked by chance among those of that player (ccgx/creature/player-attack-choice). */
export function attackThere(game: Game, at: CardId, against: SeatId, seat: SeatId): void {
  const creature = anyOf(game, preyAt(game, at, against))
  if (creature === undefined) return
  game.changeCard(at, { uses: [...game.card(at).uses, ATTACKED] })
  game.call(attack, { seat, at, creature, by: 'player', cards: attackersAt(game, seat, at) })
}

const idle = (game: Game, seat: SeatId): CardId | undefined =>
  looseCreatures(game).find(
    (card) =>
      game.card(card).controller === seat &&
      !game.card(card).uses.includes(ATTACKED) &&
      victimsOf(game, card).length > 0,
  )

/** Before the battle phase ends each creature that has not attacked does, if there is a victim. */
export const lateAttacks = procedure<object>('swccg/late-attacks', [
  ask(
    'whom',
    (game) => {
      const { current: seat } = game.table
      const card = idle(game, seat)
      if (card === undefined) return
      const offers = attackOffers(game, seat).filter(
        (offer) => offer.verb === 'unleash' && offer.card === card,
      )
      const rules = ['ccgx/creature/creature-attacks']
      return { kind: 'action', seat, about: 'must-attack', card, offers, rules } as const
    },
    (game, _, offer, seat) => {
      if (offer.verb === 'unleash') unleash(game, offer.card, offer.against, seat)
    },
  ),
  step('more', (game) => {
    if (idle(game, game.table.current) !== undefined) game.goto('whom')
  }),
])

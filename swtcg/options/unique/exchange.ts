/** Stacks that exchange cards: taking one out, and passing one on. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { moveCard } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { attach, letGo } from '../../rules/cards/attachment.ts'
import { gainBuild } from '../../rules/cards/force.ts'
import { tableZone } from '../../rules/cards/place.ts'
import { arenasFor, unitsInPlay } from '../../rules/cards/unit.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { discardIfSpent } from '../../rules/damage/discard.ts'
import { mayBeTop, newTop } from '../../rules/unique/new-top.ts'
import { mayStack } from '../../rules/unique/stack.ts'

const RULE = 'opt/assembler'
const costOf = (game: Game, card: CardId): number => definitionOf(game, card).cost ?? 0
const pay = (game: Game, seat: SeatId, cost: number, rule: string): void =>
  gainBuild(game, seat, -cost, { rule: `${RULE}/${rule}` })
export const stacks = (game: Game, seat: SeatId): CardId[] =>
  unitsInPlay(game, seat).filter((unit) => game.card(unit).stack.length > 0)

/** For its build cost less 1 a card becomes a unit of its own. */
export const takeOuts = (game: Game, seat: SeatId): SpecialOffer[] =>
  stacks(game, seat).flatMap((unit) =>
    game
      .card(unit)
      .stack.flatMap((card) =>
        arenasFor(game, definitionOf(game, card)).map((to) =>
          specialOffer('take-out', { card, unit, to, cost: Math.max(0, costOf(game, card) - 1) }),
        ),
      ),
  )

/** From under one stack beneath another, or on top of it for the difference. */
export const passOns = (game: Game, seat: SeatId): SpecialOffer[] =>
  stacks(game, seat).flatMap((from) =>
    game.card(from).stack.flatMap((card) =>
      unitsInPlay(game, seat)
        .filter((unit) => unit !== from && mayStack(game, card, unit))
        .flatMap((unit) => [
          specialOffer('pass-on', { card, unit, choice: 'beneath', cost: 0 }),
          ...(mayBeTop(game, { seat, card: unit, as: definitionOf(game, card) })
            ? [
                specialOffer('pass-on', {
                  card,
                  unit,
                  choice: 'top',
                  cost: Math.max(0, costOf(game, card) - costOf(game, unit)),
                }),
              ]
            : []),
        ]),
    ),
  )

export const affordable = (
  game: Game,
  seat: SeatId,
  offers: readonly SpecialOffer[],
): readonly SpecialOffer[] => offers.filter(({ cost = 0 }) => cost <= game.seat(seat).build)

export function takeOut(game: Game, seat: SeatId, { card, unit, to, cost = 0 }: SpecialOffer): void {
  pay(game, seat, cost, 'take-out-of-stack')
  letGo(game, card!)
  const apart = moveCard(game, card!, to === 'build' ? game.card(unit!).zone : tableZone(to!), {
    change: { host: null },
  })
  game.emit({ kind: 'moved', card: apart, to: to!, cause: { rule: `${RULE}/take-out-not-deployment` } })
  discardIfSpent(game, unit!)
}

export function passOn(game: Game, seat: SeatId, { card, unit, choice, cost = 0 }: SpecialOffer): void {
  const from = game.card(card!).host!
  pay(game, seat, cost, choice === 'top' ? 'move-on-top-of-other-stack' : 'move-under-other-stack')
  const version = attach(game, card!, unit!, 'stack')
  if (choice === 'top') game.call(newTop, { seat, card: unit!, version, deployed: false })
  discardIfSpent(game, from)
}

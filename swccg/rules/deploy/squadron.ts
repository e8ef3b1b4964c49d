/** Squadrons: a card in hand takes the place of three of its craft at one location (ccgx/starship/squadron-replaces). */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { ask, type Check, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { aboard, freeRoles } from '../aboard/capacity.ts'
import { answer } from '../answers/answer.ts'
import { enter, leave, putOn } from '../cards/attach.ts'
import { cardsIn, isIn, isInactive, locationsInPlay, withAllOn } from '../cards/place.ts'

const RULE = 'ccgx/starship/squadron-replaces'

interface FormAttempt {
  readonly seat: SeatId
  /** In hand. */
  readonly card: CardId
  readonly at: CardId
}

/** The craft there that it could replace. */
export function craftFor(game: Game, { seat, card, at }: FormAttempt): readonly CardId[] {
  const { replaces } = definitionOf(game, card).text.deploys ?? {}
  if (!replaces) return []
  return game.card(at).holds.filter((craft) => {
    const { as, controller } = game.card(craft)
    const isThere = as === 'at' && controller === seat && !isInactive(game, craft)
    return (
      isThere &&
      definitionOf(game, craft).type !== 'squadron' &&
      matches(game, speaking(seat, card), replaces.what, craft)
    )
  })
}
const neededFor = (game: Game, card: CardId): number =>
  definitionOf(game, card).text.deploys?.replaces?.count ?? 0

export const FORM_CHECKS: readonly Check<FormAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'deploy' && game.table.current === seat
      ? null
      : because('not-your-deploy-phase', RULE),
  (game, { seat, card }) =>
    isIn(game, card, seat, 'hand') && neededFor(game, card) > 0
      ? null
      : because('not-in-hand', RULE, { card }),
  (game, attempt) =>
    craftFor(game, attempt).length >= neededFor(game, attempt.card)
      ? null
      : because('too-few-craft', RULE, { card: attempt.at }),
]

export const formOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  cardsIn(game, seat, 'hand')
    .filter((card) => neededFor(game, card) > 0)
    .flatMap((card) =>
      locationsInPlay(game)
        .filter((at) => isAllowed(game, FORM_CHECKS, { seat, card, at }))
        .map((at): SwccgOffer => ({ verb: 'form', key: `form ${card} ${at}`, card, at })),
    )

export const form = procedure<FormAttempt & { readonly craft?: readonly CardId[] }>('swccg/form', [
  ask(
    'which',
    (game, attempt) => {
      const { seat, card } = attempt
      const count = neededFor(game, card)
      return {
        kind: 'cards',
        seat,
        about: 'which-craft',
        card,
        from: craftFor(game, attempt),
        min: count,
        max: count,
      } as const
    },
    (_, __, craft) => ({ craft }),
  ),
  step('come', (game, { seat, card, at, craft = [] }) => {
    const squadron = enter(game, card, at, 'at', seat)
    for (const one of craft) {
      for (const who of aboard(game, one)) board(game, who, squadron)
      for (const gear of game.card(one).holds.filter((each) => fits(game, each, squadron)))
        putOn(game, gear, squadron, 'attached')
      sendOff(game, one)
    }
    const { is } = game.card(squadron)
    game.emit({
      kind: 'deployed',
      seat,
      card: squadron,
      is,
      cost: 0,
      on: at,
      as: 'at',
      cause: { rule: RULE },
    })
    answer(game, { just: 'deployed', by: seat, card: squadron, at })
  }),
])

function board(game: Game, who: CardId, squadron: CardId): void {
  const roles = freeRoles(game, who, squadron)
  const role = roles.find((each) => each === game.card(who).as) ?? roles[0]
  if (role) putOn(game, who, squadron, role)
}

/** Weapons and devices go over that its own text lets be there. */
function fits(game: Game, gear: CardId, squadron: CardId): boolean {
  const { kind, text } = definitionOf(game, gear)
  const context = speaking(game.card(gear).controller, gear)
  return (
    (kind === 'weapon' || kind === 'device') &&
    (text.deploys?.on ?? []).some(({ on }) => typeof on === 'object' && matches(game, context, on, squadron))
  )
}

/** The craft goes to the Used Pile with whatever found no place. */
function sendOff(game: Game, craft: CardId): void {
  for (const each of withAllOn(game, craft).toReversed()) {
    const { owner, is } = game.card(each)
    const left = leave(game, each, 'used')
    game.emit({ kind: 'left', card: left, is, owner, to: 'used', by: 'returned' })
  }
}

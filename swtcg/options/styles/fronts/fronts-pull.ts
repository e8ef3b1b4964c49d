/** The Resource that one player of each side may look for. */
import { type CardsQuestion, EVERYONE, moveCard, reveal } from '@dejarik/kernel'
import { type About, ask, definitionOf, procedure, type Side, step } from '../../../kinds.ts'
import { cardsIn, seatsOf, seatZone } from '../../../rules/cards/place.ts'
import { RULE } from './fronts-setup.ts'

/** One of the three may look for a Resource, whom the primary player names (opt/fight-on-all-fronts/pull-resource). */
export const pull = procedure<{ side: Side }>('swtcg/fronts-pull', [
  step('look', (game, { side }) => {
    const [primary] = seatsOf(game, side)
    for (const seat of seatsOf(game, side))
      for (const card of cardsIn(game, seat, 'deck'))
        if (definitionOf(game, card).kind === 'resource') reveal(game, card, game.state.confidants[primary!]!)
  }),
  ask<{ side: Side }, CardsQuestion<About>>(
    'pull',
    (game, { side }) => {
      const seats = seatsOf(game, side)
      const from = seats
        .flatMap((seat) =>
          cardsIn(game, seat, 'deck').filter((card) => definitionOf(game, card).kind === 'resource'),
        )
        .sort((one, other) => one - other)
      return {
        kind: 'cards',
        seat: game.policies.primaryOf(game, side),
        about: 'pull-resource',
        rules: [`${RULE}/pull-resource`],
        from,
        min: 0,
        max: Math.min(1, from.length),
        evenIfForced: game.constants.hidesHands,
      }
    },
    (game, _, [card]) => {
      if (card === undefined) return
      const { owner, is } = game.card(card)
      reveal(game, moveCard(game, card, seatZone(owner, 'hand')), EVERYONE)
      game.emit({ kind: 'resourcePulled', seat: owner, is, cause: { rule: `${RULE}/pull-resource` } })
    },
  ),
])

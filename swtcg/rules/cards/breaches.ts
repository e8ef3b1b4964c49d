/** What must hold at every ask: cards with a host and the lists of their hosts agree, and nothing is below zero. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { cardsAt, tableZone } from './place.ts'

export const breaches = (game: Game): string[] => [
  ...cardsAt(game, 'attached').flatMap((card) => unlisted(game, card)),
  ...game.state.cards.flatMap((card) => (card ? misplaced(game, card.id) : [])),
  ...game.state.seats.flatMap(({ force, build }, seat) =>
    force < 0 || build < 0 ? [`seat ${seat} has ${force} Force and ${build} build points`] : [],
  ),
]

const listed = (game: Game, host: CardId): readonly CardId[] => {
  const { stack, pilots, equipment, under } = game.card(host)
  return [...stack, ...pilots, ...equipment, ...under]
}

function unlisted(game: Game, card: CardId): string[] {
  const { host } = game.card(card)
  if (host === null) return [`card ${card} is attached to nothing`]
  const count = listed(game, host).filter((other) => other === card).length
  return count === 1 ? [] : [`card ${host} lists card ${card} ${count} times`]
}

function misplaced(game: Game, card: CardId): string[] {
  const attached = tableZone('attached')
  const strays = listed(game, card).filter((other) => {
    const record = game.state.cards[other]
    return !record || record.host !== card || record.zone !== attached
  })
  const { host, zone } = game.card(card)
  const lost = host !== null && zone !== attached ? [`card ${card} has a host in zone ${zone}`] : []
  return [...lost, ...strays.map((other) => `card ${card} lists card ${other}, which is not with it`)]
}

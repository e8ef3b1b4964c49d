/** A view of an imagined game with no more than bots read from it: looking is most of what a search does. */
import { anyGame, type Card, numberOf, type Viewing, zone } from '@dejarik/kernel'
import { type Swccg, swccgGame } from '@dejarik/swccg'

const READ = ['power', 'ability', 'forfeit'] as const

const face: Viewing<Swccg>['face'] = (game, card) => {
  const { name } = zone(game, card.zone)
  if (name === 'row') return icons(game, card)
  if (name !== 'table') return {}
  const { controller, on, as, hit } = card
  const { kind } = game.constants.library.card(card.is)
  const [power, ability, forfeit] =
    kind === 'character' || kind === 'starship' || kind === 'vehicle'
      ? READ.map((number) => numberOf(game, number, card.id))
      : []
  return { controller, on, as, power, ability, forfeit, ...(hit ? { hit } : {}) }
}

const icons = (game: Parameters<typeof face>[0], { id }: Card<Swccg>): object => ({
  dark: numberOf(game, 'force-icons-dark', id),
  light: numberOf(game, 'force-icons-light', id),
})

const viewing: Viewing<Swccg> = {
  ...swccgGame.viewing,
  face,
  seat: (game, seat) => ({ side: game.seat(seat).side }),
  table: ({ table: { current, phase, battle } }) => ({ current, phase, battle }),
}

export const glancing = anyGame({ ...swccgGame, viewing }).viewing

/** Cards of a question that lie nowhere on the board, such as those of a deck that is searched. */
import type { View } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { type Game, useGame } from '../game.ts'
import { offersBySource, offersIn, pickable } from '../offers.ts'
import { allCards, cardsOf, type SeenCard } from '../sight.ts'
import { copiesOf } from './copies.ts'
import { Tray } from './tray.tsx'

/** What is asked about, and not in sight. */
export function unseenIn({ question, playmat, position }: Game): readonly SeenCard[] {
  const asked = [...offersBySource(offersIn(question), playmat.ways).keys(), ...pickable(question, playmat)]
  const shown = shownIn(position.view, playmat.inSight)
  const cards = allCards(position.view)
  return asked.flatMap((id) => (shown.has(id) || !cards.has(id) ? [] : [cards.get(id)!]))
}

function shownIn(view: View, inSight: Game['playmat']['inSight']): ReadonlySet<number> {
  const zones = view.zones.filter(({ name, owner }) => inSight(name, owner, view.viewer))
  return new Set(zones.flatMap((zone) => cardsOf(zone).map(({ id }) => id)))
}

export function Unseen(): JSX.Element | null {
  const game = useGame()
  const cards = unseenIn(game)
  if (cards.length === 0 || game.playmat.showsUnseen(game.position.view)) return null
  return (
    <Tray name={cards.length === 1 ? 'One card to choose from' : `${cards.length} cards to choose from`}>
      {copiesOf(cards, game.playmat.stateOf, game.picked).map(({ card, count, ids }) => (
        <div class="copies" key={card.id} data-copies={ids.join(' ')}>
          <Tile card={card} />
          {count > 1 && <span class="times">×{count}</span>}
        </div>
      ))}
    </Tray>
  )
}

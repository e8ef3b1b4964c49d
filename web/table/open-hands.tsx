/** The hands of others, as far as one knows them: in a replay with everything open, all of them. */
import type { JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf } from '../sight.ts'

export function OpenHands(): JSX.Element | null {
  const { position } = useGame()
  const { view, seats } = position
  const hands = view.zones.filter(
    ({ name, owner, cards }) =>
      name === 'hand' && owner !== null && owner !== view.viewer && cards.length > 0,
  )
  if (hands.length === 0) return null
  return (
    <>
      {hands.map((hand) => (
        <section key={hand.owner} class="hand open-hand" aria-label={`Hand of ${seats[hand.owner!]?.name}`}>
          <span class="zone-name">{seats[hand.owner!]?.name}</span>
          {cardsOf(hand).map((card) => (
            <Tile key={card.id} card={card} />
          ))}
        </section>
      ))}
    </>
  )
}

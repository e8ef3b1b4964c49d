/** A choice of actions: those of no card as buttons, the others on their cards or, on request, in a list. */
import type { OfferCore, Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { cardsMeant, offersIn, plainOffers } from '../offers.ts'
import { usePointing } from './pointing.ts'

/** As many as this are listed at once. */
const FEW = 5

export function ActionForm({
  question,
}: {
  readonly question: Extract<Question, { kind: 'action' }>
}): JSX.Element {
  const { answer, sayOffer, playmat, position, held } = useGame()
  const plain = plainOffers(question, playmat.offerFields)
  const onCards = offersIn(question).filter((offer) => !plain.includes(offer))
  const obvious = plain.filter(playmat.isObvious)
  return (
    <>
      <Buttons offers={obvious} />
      {held === null ? <Listed offers={onCards} /> : <OfHeld offers={onCards} held={held} />}
      {plain
        .filter((offer) => !obvious.includes(offer))
        .map((offer) => (
          <button
            type="button"
            class="plain"
            key={offer.key}
            data-offer={offer.key}
            onClick={() => answer(offer.key)}
          >
            {offer.verb === 'pass' ? playmat.passName(question, position.view) : sayOffer(offer)}
          </button>
        ))}
    </>
  )
}

interface Offers {
  readonly offers: readonly OfferCore[]
}

function Listed({ offers }: Offers): JSX.Element {
  const [listed, setListed] = useState(false)
  const few = offers.length <= FEW
  return (
    <>
      {/* Before its list, so that the next press of Tab leads into it. */}
      {!few && (
        <button type="button" class="quiet" aria-expanded={listed} onClick={() => setListed(!listed)}>
          {listed ? 'Hide the list' : `List all ${offers.length} actions`}
        </button>
      )}
      {(few || listed) && <Buttons offers={offers} />}
    </>
  )
}

/** What the card that was taken up can do. */
function OfHeld({ offers, held }: Offers & { readonly held: number }): JSX.Element {
  const { putBack } = useGame()
  return (
    <>
      <Buttons offers={offers.filter(({ card }) => card === held)} />
      <button type="button" class="quiet" onClick={putBack}>
        Another card
      </button>
    </>
  )
}

const Buttons = ({ offers }: Offers): JSX.Element => (
  <>
    {offers.map((offer) => (
      <OfferButton key={offer.key} offer={offer} />
    ))}
  </>
)

function OfferButton({ offer }: { readonly offer: OfferCore }): JSX.Element {
  const { answer, sayOffer, playmat } = useGame()
  const { source, goal } = playmat.offerFields
  const pointing = usePointing(cardsMeant(offer, [...source, ...goal]))
  return (
    <button
      type="button"
      class="primary"
      data-offer={offer.key}
      onClick={() => answer(offer.key)}
      {...pointing}
    >
      {sayOffer(offer)}
    </button>
  )
}

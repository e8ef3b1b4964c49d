/** A choice of actions: those of no card as buttons, the others on their cards or, on request, in a list. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { offersIn, plainOffers } from '../offers.ts'

/** As many as this are listed at once. */
const FEW = 5

export function ActionForm({
  question,
}: {
  readonly question: Extract<Question, { kind: 'action' }>
}): JSX.Element {
  const { answer, sayOffer } = useGame()
  const [listed, setListed] = useState(false)
  const plain = plainOffers(question)
  const onCards = offersIn(question).filter((offer) => !plain.includes(offer))
  const few = onCards.length <= FEW
  return (
    <>
      {/* Before its list, so that the next press of Tab leads into it. */}
      {!few && (
        <button type="button" class="quiet" aria-expanded={listed} onClick={() => setListed(!listed)}>
          {listed ? 'Hide the list' : `List all ${onCards.length} actions`}
        </button>
      )}
      {(few || listed) &&
        onCards.map((offer) => (
          <button
            type="button"
            class="primary"
            key={offer.key}
            data-offer={offer.key}
            onClick={() => answer(offer.key)}
          >
            {sayOffer(offer)}
          </button>
        ))}
      {plain.map((offer) => (
        <button
          type="button"
          class="plain"
          key={offer.key}
          data-offer={offer.key}
          onClick={() => answer(offer.key)}
        >
          {offer.verb === 'pass' ? passName(question.about) : sayOffer(offer)}
        </button>
      ))}
    </>
  )
}

const passName = (about: string): string => (about === 'build' ? 'End build step' : 'Pass')

/** A choice of actions: those of no card as buttons, those of the card that was taken up too, and all of them in a list on request. */
import type { OfferCore, Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { cardsMeant, offersBySource, offersIn, plainOffers } from '../offers.ts'
import { allCards } from '../sight.ts'
import { isNarrow, showsOne } from '../table/frame/form.ts'
import { usePointing } from './pointing.ts'
import { saidOfIt } from './said-of-it.ts'
import { Answers, FEW, lengthClass, Tray } from './tray.tsx'

type ActionQuestion = Extract<Question, { kind: 'action' }>

export function ActionForm({ question }: { readonly question: ActionQuestion }): JSX.Element {
  const { playmat, position, held, aim, form } = useGame()
  const plain = plainOffers(question, playmat.ways)
  const obvious = plain.filter(playmat.isObvious)
  const own = useOfHeld(question)
  const hasRoom = !(useHoldsAnswers(question) && isNarrow(form))
  const others = hasRoom ? plain.filter((offer) => !obvious.includes(offer)) : []
  const isMain = (held === null || aim === null) && !playmat.isMainElsewhere(question, position.view)
  return (
    <>
      {others.map((offer) =>
        offer.verb === 'pass' ? (
          <PassButton key={offer.key} question={question} isMain={isMain && own.length === 0} />
        ) : (
          <OfferButton key={offer.key} offer={offer} isMain={false} />
        ),
      )}
      <Offers offers={obvious} name="What to do" />
      <Offers offers={own} name="What it can do" />
    </>
  )
}

/** Whether somebody holds a card that has answers of its own: what leads elsewhere waits until it is laid down. */
export function useHoldsAnswers(question: Question): boolean {
  const { held, playmat } = useGame()
  return useOfHeld(question).length > 0 && playmat.takenUp(question) !== held
}

/** What the card that was taken up does there, or can do at all. */
function useOfHeld(question: Question): readonly OfferCore[] {
  const { playmat, held, aim, goals, form } = useGame()
  if (held === null) return []
  if (aim !== null) return goals.get(aim) ?? []
  const all = offersBySource(offersIn(question), playmat.ways).get(held) ?? []
  const plain = all.filter((offer) => playmat.ways.goalsOf(offer).length === 0)
  // Who was taken up by the question waits for a goal; where it leads is clicked on the board.
  return playmat.takenUp(question) === held || all.length > (showsOne(form) ? FEW - 1 : FEW) ? plain : all
}

/** A few stand beside the question, more in a list. */
function Offers({
  offers,
  name,
}: {
  readonly offers: readonly OfferCore[]
  readonly name: string
}): JSX.Element {
  const { held, aim, playmat, question } = useGame()
  const known = useNameOf(held)
  const isChosen = aim !== null || (held !== null && question !== null && playmat.takenUp(question) !== held)
  return (
    <Answers name={name}>
      {offers.map((offer) => (
        <OfferButton key={offer.key} offer={offer} isMain={offers.length === 1 && isChosen} known={known} />
      ))}
    </Answers>
  )
}

/** Every action in words, for whoever would rather read than look. */
export function ListAll({ question }: { readonly question: ActionQuestion }): JSX.Element | null {
  const { playmat } = useGame()
  const [listed, setListed] = useState(false)
  const offers = offersIn(question).filter((offer) => playmat.ways.sourceOf(offer) !== null)
  if (offers.length === 0) return null
  return (
    <>
      <button type="button" class="quiet list-all" aria-expanded={listed} onClick={() => setListed(!listed)}>
        {listed ? 'Hide the list' : `List ${offers.length}`}
      </button>
      {listed && (
        <Tray name={`All ${offers.length} actions`}>
          {offers.map((offer) => (
            <OfferButton key={offer.key} offer={offer} isMain={false} />
          ))}
        </Tray>
      )}
    </>
  )
}

/** Where passing may be a slip, the button asks once more in its own place. */
function PassButton({
  question,
  isMain,
}: {
  readonly question: ActionQuestion
  readonly isMain: boolean
}): JSX.Element {
  const { answer, playmat, position } = useGame()
  const [warned, setWarned] = useState(false)
  const slip = playmat.slip(question, position.view)
  const name = playmat.passName(question, position.view)
  return (
    <button
      type="button"
      class={isMain ? 'primary' : 'plain'}
      data-offer="pass"
      aria-keyshortcuts={isMain ? 'E X Space' : 'E X'}
      onBlur={() => setWarned(false)}
      onClick={() => (slip && !warned ? setWarned(true) : answer('pass'))}
    >
      {warned && slip ? slip : name}
    </button>
  )
}

/** The name of the card that was taken up, which stands before its answers. */
function useNameOf(card: number | null): string | undefined {
  const { position, lookOf } = useGame()
  const seen = card === null ? undefined : allCards(position.view).get(card)
  return (seen && lookOf(seen)?.title) ?? undefined
}

function OfferButton({
  offer,
  isMain,
  known,
}: {
  readonly offer: OfferCore
  readonly isMain: boolean
  /** What needs no name again. */
  readonly known?: string | undefined
}): JSX.Element {
  const { answer, sayOffer, playmat } = useGame()
  const pointing = usePointing(cardsMeant(offer, playmat.ways))
  const says = saidOfIt(sayOffer(offer), known)
  return (
    <button
      type="button"
      class={`${isMain ? 'primary' : 'plain'} ${lengthClass(says)}`}
      data-offer={offer.key}
      aria-keyshortcuts={offer.verb === 'skip-attack' ? 'X' : undefined}
      onClick={() => answer(offer.key)}
      {...pointing}
    >
      {says}
    </button>
  )
}

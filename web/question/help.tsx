/** One line under the question: why it was refused, what the card that was taken up can do, or why it cannot. */
import type { ProspectTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { RetreatLater } from '../answers/retreat-later.tsx'
import { Reasons } from '../card/sheet.tsx'
import { useGame } from '../game.ts'
import { allCards } from '../sight.ts'

export function Help(): JSX.Element | null {
  const { refusal, held, question, offers, playmat, position } = useGame()
  if (refusal.length > 0)
    return (
      <p class="help refusal" role="alert">
        <Reasons reasons={refusal} />
      </p>
    )
  if (held !== null && !(question && playmat.takenUp(question) === held)) return <OfHeld card={held} />
  if (question && position.help) return <p class="help">{byHand(position.help)}</p>
  const marked = question?.kind === 'action' ? offers.size : 0
  return marked > 0 ? <p class="help">{byHand('Click a marked card, or drag it.')}</p> : null
}

/** Fingers tap where a mouse clicks. */
const byHand = (text: string): string =>
  matchMedia('(pointer: coarse)').matches ? text.replaceAll('Click', 'Tap').replaceAll('click', 'tap') : text

function OfHeld({ card }: { readonly card: number }): JSX.Element {
  const { position, lookOf, goals, offers, aim, form } = useGame()
  const seen = allCards(position.view).get(card)
  const name = (seen && lookOf(seen)?.title) ?? 'This card'
  // Where there is little room, there is mostly no keyboard either.
  const back = form === 'phone' || form === 'land' ? '' : ' Esc lays it down.'
  if (goals.size > 0 && aim === null)
    return (
      <p class="help">
        <b>{name}</b>: {byHand('click where it goes.')}
        {back}
      </p>
    )
  if ((offers.get(card) ?? []).length > 0)
    return (
      <p class="help">
        <b>{name}</b>.{back}
      </p>
    )
  return (
    <>
      <WhyNot card={card} name={name} />
      {seen && <RetreatLater card={seen} />}
    </>
  )
}

/** The first thing that it cannot do, and the rule; the opened card says the others. */
function WhyNot({ card, name }: { readonly card: number; readonly name: string }): JSX.Element {
  const { client, position, open } = useGame()
  const [found, setFound] = useState<readonly ProspectTold[] | null>(null)
  useEffect(() => {
    let wanted = true
    setFound(null)
    if (position.view.viewer !== null)
      void client.prospects(card).then((told) => wanted && setFound(told.filter(isBarred)))
    return () => {
      wanted = false
    }
  }, [card, position.at])
  const [first, ...others] = found ?? []
  const seen = allCards(position.view).get(card)
  return (
    <p class="help why-not" aria-live="polite">
      <b>{name}</b>{' '}
      {first ? (
        <>
          – {first.text}: <Reasons reasons={first.reasons} />
        </>
      ) : (
        found && 'has nothing to do now.'
      )}
      {others.length > 0 && seen && (
        <button type="button" class="quiet" onClick={() => open(seen)}>
          {others.length} more
        </button>
      )}
    </p>
  )
}

const isBarred = ({ reasons }: ProspectTold): boolean => reasons.length > 0

/** The question at its fixed place: what is asked of you, or whom the table waits for, and the buttons to answer. */
import type { Question } from '@dejarik/kernel'
import type { JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Lapse } from '../answers/lapse.tsx'
import { useGame } from '../game.ts'
import { ActionForm, ListAll, useHoldsAnswers } from './actions.tsx'
import { Advice } from './advice.tsx'
import { CardsForm, ListCards } from './cards.tsx'
import { Consent, TakeBackAsked } from './consent.tsx'
import { ChoiceForm, ConfirmForm, DivideForm, NumberForm, OrderForm, SeveralForm } from './forms.tsx'
import { Help } from './help.tsx'
import { Unseen } from './unseen.tsx'
import { Who } from './who.tsx'

export function Prompt({ passOn }: { readonly passOn: () => void }): JSX.Element {
  const { question, position } = useGame()
  const { takeBack } = position
  const key = `${position.epoch} ${position.view.question?.ask}`
  const section = useFocusKept(key)
  return (
    <section
      ref={section}
      tabIndex={-1}
      class={`prompt dock ${question ? 'is-mine' : ''}`}
      data-ask={key}
      data-about={question?.about}
      data-zone="dock"
      aria-label="What to do"
    >
      <div class="asked-of">
        <p class={`prompt-line ${takeBack || isLong(position.prompt) ? 'is-long' : ''}`} role="status">
          {takeBack ? <TakeBackAsked /> : <Who />}
        </p>
        {!takeBack && <Help />}
      </div>
      {question && !takeBack && <Extras key={`extras ${key}`} question={question} passOn={passOn} />}
      <div class="answers" key={key}>
        {takeBack && <Consent />}
        {question && !takeBack && (
          <>
            <Form question={question} />
            <Shortcuts question={question} />
            <Lapse />
          </>
        )}
      </div>
      {question && <Unseen key={`unseen ${key}`} />}
    </section>
  )
}

/** A question of more letters than two lines of a phone hold. */
const isLong = (prompt: string | null): boolean => (prompt ?? '').length > 48

/** Buttons of the last question are gone with the focus; it goes on here, so that Tab leads to the next answers. */
function useFocusKept(key: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [key])
  return section
}

/** What helps to answer, and is no answer itself. */
function Extras({
  question,
  passOn,
}: {
  readonly question: Question
  readonly passOn: () => void
}): JSX.Element {
  const { position, playmat, form } = useGame()
  return (
    <div class="extras">
      {question.kind === 'action' && <ListAll question={question} />}
      {question.kind === 'cards' && <ListCards question={question} />}
      {position.advised && <Advice />}
      {playmat.canYield(question, position.view) && (
        <button type="button" class="quiet" onClick={passOn}>
          {form === 'phone' ? 'Pass on' : 'Pass until something happens to me'}
        </button>
      )}
    </div>
  )
}

/** What leads further at once, where it has room beside what a card can do. */
function Shortcuts({ question }: { readonly question: Question }): JSX.Element | null {
  const { Shortcuts: OfGame } = useGame().playmat
  return useHoldsAnswers(question) ? null : <OfGame />
}

function Form({ question }: { readonly question: Question }): JSX.Element {
  const Own = useGame().playmat.forms[question.about]
  if (Own) return <Own question={question} />
  switch (question.kind) {
    case 'action':
      return <ActionForm question={question} />
    case 'cards':
      return <CardsForm question={question} />
    case 'number':
    case 'bid':
      return <NumberForm question={question} />
    case 'choice':
      return <ChoiceForm question={question} />
    case 'several':
      return <SeveralForm question={question} />
    case 'order':
      return <OrderForm question={question} />
    case 'divide':
      return <DivideForm question={question} />
    case 'confirm':
      return <ConfirmForm />
  }
}

/** The prompt line: what is asked of you, or whom the table waits for, and the buttons to answer. */
import type { Question } from '@dejarik/kernel'
import type { JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Reasons } from '../card/sheet.tsx'
import { useGame } from '../game.ts'
import { ActionForm } from './actions.tsx'
import { Advice } from './advice.tsx'
import {
  CardsForm,
  ChoiceForm,
  ConfirmForm,
  DivideForm,
  NumberForm,
  OrderForm,
  SeveralForm,
} from './forms.tsx'

export function Prompt({ passOn }: { readonly passOn: () => void }): JSX.Element {
  const { question, position, refusal, playmat } = useGame()
  const key = `${position.epoch} ${position.view.question?.ask}`
  const section = useFocusKept(key)
  useHeightTold(section)
  return (
    <section
      ref={section}
      tabIndex={-1}
      class={`prompt ${question ? 'is-mine' : ''}`}
      data-ask={key}
      aria-label="What to do"
    >
      <p class="prompt-line" role="status">
        <Who />
      </p>
      {refusal.length > 0 && (
        <p class="refusal" role="alert">
          <Reasons reasons={refusal} />
        </p>
      )}
      <div class="answers" key={key}>
        {position.takeBack ? <Consent /> : question && <Form question={question} />}
        {question && playmat.canYield(question, position.view) && (
          <button type="button" class="quiet" onClick={passOn}>
            Pass until something happens to me
          </button>
        )}
        {question && position.advised && <Advice />}
      </div>
    </section>
  )
}

/** Buttons of the last question are gone with the focus; it goes on here, so that Tab leads to the next answers. */
function useFocusKept(key: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [key])
  return section
}

/** On phones one's hand lies on the prompt, which is as high as what is asked. */
function useHeightTold(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const prompt = section.current!
    const tell = (): void =>
      prompt.parentElement?.style.setProperty('--prompt-height', `${prompt.offsetHeight}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(prompt)
    return () => observer.disconnect()
  }, [])
}

function Who(): JSX.Element {
  const { client, question, position, playmat } = useGame()
  const { view, prompt, outcome } = position
  if (client.screen.telling !== '') return <>{client.screen.telling}</>
  if (outcome) return <b>{outcome}</b>
  if (question)
    return (
      <>
        <b>{prompt}</b> <span class="chance">{playmat.chanceName(question.about)}</span>
      </>
    )
  const [waiting] = view.waitingFor
  if (!waiting) return <>…</>
  return (
    <>
      {playmat.seatName(view, waiting.seat)} <span class="chance">{playmat.chanceName(waiting.about)}</span>
    </>
  )
}

function Form({ question }: { readonly question: Question }): JSX.Element {
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

function Consent(): JSX.Element {
  const { client, position, playmat } = useGame()
  const { viewer } = position.view
  const { seat, needs } = position.takeBack!
  const name = playmat.seatName(position.view, seat)
  if (viewer === null || !needs.includes(viewer)) return <span>{name} has asked to take back.</span>
  const say = (agree: boolean): void => void client.request({ type: 'consent', agree })
  return (
    <>
      <span>{name} asks to take back. Do you agree?</span>
      <button type="button" class="primary" onClick={() => say(true)}>
        Agree
      </button>
      <button type="button" onClick={() => say(false)}>
        Refuse
      </button>
    </>
  )
}

/** The log in plain words, read aloud as it grows. */
import type { Happened } from '@dejarik/table'
import type { JSX, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { CardsInText } from './cards-in-text.tsx'

/** More than this is scrolled for rarely, and slows phones down. */
const SHOWN = 150
/** In as many of the last lines Tab stops; arrows lead to the others. */
const TABBED = 4

export function Log(): JSX.Element {
  const { client } = useGame()
  const lines = useArrows()
  const told = client.log.filter(({ happening }) => happening.text !== null).slice(-SHOWN)
  return (
    <section class="log" aria-label="Log">
      <div class="lines" role="log" aria-live="polite" ref={lines}>
        <ol>
          {told.map((happened, index) => (
            <Line
              key={happened.number}
              happened={happened}
              tabIndex={index < told.length - TABBED ? -1 : undefined}
            />
          ))}
        </ol>
      </div>
      <Say />
    </section>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Arrows lead from one card or rule of the log to the next. */
function useArrows(): RefObject<HTMLDivElement | null> {
  const lines = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      const step = STEPS[event.key]
      const stops = [...(lines.current?.querySelectorAll('button') ?? [])]
      const now = stops.indexOf(document.activeElement as HTMLButtonElement)
      if (step === undefined || now < 0) return
      event.preventDefault()
      stops[now + step]?.focus()
    }
    lines.current?.addEventListener('keydown', walk)
  }, [])
  return lines
}

function Line({
  happened: { happening },
  tabIndex,
}: {
  readonly happened: Happened
  readonly tabIndex: number | undefined
}): JSX.Element {
  if (happening.kind === 'said')
    return (
      <li class="told-said">
        <b>{happening.name}:</b> {happening.text}
      </li>
    )
  const text = happening.text ?? ''
  if (happening.kind === 'event' && happening.heading) return <li class="heading">{text}</li>
  const rule = happening.kind === 'event' ? happening.event.cause?.rule : undefined
  return (
    <li class={`told-${happening.kind}`}>
      <CardsInText text={text} tabIndex={tabIndex} />
      {rule && <RuleLink rule={rule} name="§" tabIndex={tabIndex} />}
    </li>
  )
}

function Say(): JSX.Element | null {
  const { client, position } = useGame()
  const [text, setText] = useState('')
  if (position.seats.filter(({ kind }) => kind === 'person').length < 2) return null
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void client.request({ type: 'say', text: text.trim() })
        setText('')
      }}
    >
      <input
        aria-label="Say something"
        value={text}
        maxLength={500}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">Say</button>
    </form>
  )
}

/** The log in plain words, read aloud as it grows. */
import type { Viewer } from '@dejarik/kernel'
import type { Happened } from '@dejarik/table'
import type { JSX, RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import type { SeatClient } from '../seat.ts'
import { CardsInText } from './cards-in-text.tsx'
import { type LogLine, withoutEmptySteps } from './log-line.ts'
import { Muted, Talk } from './talk.tsx'
import { undoneIn } from './undone.ts'

/** More than this is scrolled for rarely, and slows phones down. */
const SHOWN = 150
/** So many events make at least as many lines as are shown. */
const READ = 600
/** In as many of the last lines Tab stops; arrows lead to the others. */
const TABBED = 4

export function Log(): JSX.Element {
  const { client, playmat, position } = useGame()
  const { viewer } = position.view
  const list = useArrows()
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const isHeard = ({ happening }: Happened): boolean =>
    !(happening.kind === 'said' && muted.has(happening.name))
  const told = useMemo(
    () => withoutEmptySteps(playmat.lines(client.log.slice(-READ).filter(isHeard))).slice(-SHOWN),
    [client.log, muted],
  )
  // The same lines are the same elements: a click that tells nothing draws none of them.
  const lines = useMemo(() => {
    const mute = (name: string): void => setMuted((before) => new Set([...before, name]))
    const undone = undoneIn(client.log.slice(-READ))
    return told.map((line, index) => (
      <Line
        key={line.happened.number}
        line={line}
        isUndone={undone.has(line.happened.number)}
        client={client}
        viewer={viewer}
        mute={mute}
        tabIndex={index < told.length - TABBED ? -1 : undefined}
      />
    ))
  }, [told, client, viewer])
  return (
    <section class="log" aria-label="Log">
      <div class="lines" role="log" aria-live="polite" ref={list}>
        <ol>{lines}</ol>
      </div>
      <Muted names={muted} hear={(name) => setMuted(without(muted, name))} />
      <Talk />
    </section>
  )
}

const without = (names: ReadonlySet<string>, name: string): ReadonlySet<string> =>
  new Set([...names].filter((other) => other !== name))

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
  line: { happened, text, isOpen },
  isUndone,
  client,
  viewer,
  mute,
  tabIndex,
}: {
  readonly line: LogLine
  readonly isUndone: boolean
  readonly client: SeatClient
  readonly viewer: Viewer
  readonly mute: (name: string) => void
  readonly tabIndex: number | undefined
}): JSX.Element {
  const { happening } = happened
  const isOthers = happening.kind === 'said' && happening.from !== viewer
  if (happening.kind === 'said')
    return (
      <li class="told-said">
        <b>{happening.name}</b> ({happening.place}): {happening.text}
        {isOthers && (
          <button class="mute" type="button" tabIndex={tabIndex} onClick={() => mute(happening.name)}>
            Mute {happening.name}
          </button>
        )}
      </li>
    )
  if (happening.kind === 'event' && happening.heading)
    return <li class="heading">{isUndone ? <s>{text}</s> : text}</li>
  const rule = happening.kind === 'event' ? happening.event.cause?.rule : undefined
  return (
    <li class={`told-${happening.kind}`} aria-busy={isOpen}>
      {isUndone ? (
        <s title="Taken back">{text}</s>
      ) : (
        <CardsInText text={text} client={client} tabIndex={tabIndex} />
      )}
      {rule && <RuleLink rule={rule} name="§" tabIndex={tabIndex} />}
    </li>
  )
}

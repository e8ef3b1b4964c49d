/** The controls of a replay: step by step, by turn, by event, by card; whose eyes; and playing on from here. */
import type { Eyes, ShownStep } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { cardsIn, nextWith, turnAt, turnsIn } from './jumps.ts'

interface BarProps {
  readonly steps: readonly ShownStep[]
  readonly at: number
  readonly last: number
  readonly names: readonly string[]
  readonly eyes: Eyes
  readonly jump: (at: number) => void
  readonly look: (eyes: Eyes) => void
  readonly playOn: () => void
}

export function ReplayBar(props: BarProps): JSX.Element {
  const { steps, at, last, names, eyes, playOn } = props
  const step = steps[at]
  return (
    <section class="replay-bar" aria-label="Replay">
      <Track {...props} />
      <p class="replay-step" role="status">
        {at === 0 ? 'Before the first decision' : `Decision ${at} of ${last}`}
        {step?.seat != null && `: ${names[step.seat]}`}
        {step?.decided && ` – ${step.decided}`}
      </p>
      <details class="replay-more" open={matchMedia('(min-width: 641px)').matches}>
        <summary>Jump, change eyes, play on</summary>
        <div class="replay-jumps">
          <TurnJump {...props} />
          <CardJump {...props} />
          <EyesChoice {...props} />
          <button type="button" class="primary" disabled={at >= last} onClick={playOn}>
            Play on from here as {names[eyes.seat]}
          </button>
          <StepList {...props} />
        </div>
      </details>
    </section>
  )
}

/** Of a seat, or of everybody from a seat's side. */
function EyesChoice({ names, eyes, look }: BarProps): JSX.Element {
  const choices = [false, true].flatMap((open) => names.map((name, seat) => ({ name, seat, open })))
  return (
    <label>
      Seen by{' '}
      <select
        value={choices.findIndex(({ seat, open }) => seat === eyes.seat && open === eyes.open)}
        onChange={(event) => {
          const { seat, open } = choices[Number(event.currentTarget.value)]!
          look({ seat, open })
        }}
      >
        {choices.map(({ name, open }, index) => (
          <option key={index} value={index}>
            {open ? `everybody, from ${name}'s side` : name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Milliseconds that a step is shown while the replay plays by itself. */
const PACE = 1400

/** Plays on by itself until the end, or until somebody stops it. */
function usePlaying({ at, last, jump }: BarProps): readonly [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false)
  const goes = playing && at < last
  useEffect(() => {
    if (!goes) return setPlaying(false)
    const timer = setTimeout(() => jump(at + 1), PACE)
    return () => clearTimeout(timer)
  }, [goes, at])
  return [goes, setPlaying]
}

function Track(props: BarProps): JSX.Element {
  const { at, last, jump } = props
  const [playing, setPlaying] = usePlaying(props)
  return (
    <div class="replay-track">
      <button type="button" aria-label="To the beginning" disabled={at === 0} onClick={() => jump(0)}>
        |◀
      </button>
      <button type="button" aria-label="One step back" disabled={at === 0} onClick={() => jump(at - 1)}>
        ◀
      </button>
      <input
        type="range"
        aria-label="Step of the game"
        min={0}
        max={last}
        value={at}
        onInput={(event) => jump(Number(event.currentTarget.value))}
      />
      <button type="button" disabled={at >= last} onClick={() => setPlaying(!playing)}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <button type="button" aria-label="One step on" disabled={at >= last} onClick={() => jump(at + 1)}>
        ▶
      </button>
      <button type="button" aria-label="To the end" disabled={at >= last} onClick={() => jump(last)}>
        ▶|
      </button>
    </div>
  )
}

function TurnJump({ steps, at, jump }: BarProps): JSX.Element | null {
  const turns = useMemo(() => turnsIn(steps), [steps])
  if (turns.length === 0) return null
  return (
    <label>
      Turn{' '}
      <select
        value={turnAt(turns, at)}
        onChange={(event) => jump(turns[Number(event.currentTarget.value)]?.at ?? 0)}
      >
        <option value={-1}>before the first</option>
        {turns.map(({ title }, index) => (
          <option key={index} value={index}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

function CardJump({ steps, at, jump }: BarProps): JSX.Element {
  const cards = useMemo(() => cardsIn(steps), [steps])
  const [card, setCard] = useState('')
  const next = card === '' ? undefined : nextWith(steps, card, at)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (next !== undefined) jump(next)
      }}
    >
      <label>
        Card{' '}
        <select value={card} onChange={(event) => setCard(event.currentTarget.value)}>
          <option value="">any</option>
          {cards.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={next === undefined}>
        Next time
      </button>
    </form>
  )
}

/** What happened, to jump to. */
function StepList({ steps, at, jump }: BarProps): JSX.Element {
  const [open, setOpen] = useState(false)
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => now.current?.scrollIntoView({ block: 'nearest' }), [at, open])
  return (
    <details class="replay-steps" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All events</summary>
      {open && (
        <ol>
          {steps
            .filter(({ lines }) => lines.length > 0)
            .map((step) => (
              <li key={step.at} ref={step.at === at ? now : null}>
                <button
                  type="button"
                  class="quiet"
                  aria-current={step.at === at ? 'step' : undefined}
                  onClick={() => jump(step.at)}
                >
                  {step.lines.map(({ text }) => text).join(' ')}
                </button>
              </li>
            ))}
        </ol>
      )}
    </details>
  )
}

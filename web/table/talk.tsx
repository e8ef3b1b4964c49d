/** Talk at the table: saying something, who may, and whom one does not want to hear. */
import type { Talkers } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'

const CHOICES: readonly (readonly [Talkers, string])[] = [
  ['everybody', 'Everybody may talk'],
  ['players', 'Only players may talk'],
  ['nobody', 'Nobody may talk'],
]

/** Whoever is muted is not shown on this page; the others hear them all the same. */
export function Muted({
  names,
  hear,
}: {
  readonly names: ReadonlySet<string>
  readonly hear: (name: string) => void
}): JSX.Element | null {
  if (names.size === 0) return null
  return (
    <p class="muted">
      {'Muted: '}
      {[...names].map((name) => (
        <button key={name} type="button" onClick={() => hear(name)}>
          Hear {name} again
        </button>
      ))}
    </p>
  )
}

export function Talk(): JSX.Element | null {
  const { position } = useGame()
  if (position.seats.filter(({ kind }) => kind === 'person').length < 2) return null
  const { viewer } = position.view
  const { talkers, host } = position.talk
  const may = talkers === 'everybody' || (talkers === 'players' && viewer !== null)
  return (
    <>
      {may && <Say />}
      {viewer === host && <TalkersChoice talkers={talkers} />}
    </>
  )
}

function TalkersChoice({ talkers }: { readonly talkers: Talkers }): JSX.Element {
  const { client } = useGame()
  return (
    <select
      class="talkers"
      aria-label="Who may talk"
      value={talkers}
      onChange={(event) =>
        void client.request({ type: 'talk', talkers: event.currentTarget.value as Talkers })
      }
    >
      {CHOICES.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Say(): JSX.Element {
  const { client } = useGame()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState('')
  const say = async (): Promise<void> => {
    const reply = await client.request({ type: 'say', text: text.trim() })
    setRefusal(reply.ok ? '' : (reply.reasons[0]?.text ?? ''))
    if (reply.ok) setText('')
  }
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void say()
      }}
    >
      <input
        aria-label="Say something"
        value={text}
        maxLength={500}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">Say</button>
      {refusal && <p role="alert">{refusal}</p>}
    </form>
  )
}

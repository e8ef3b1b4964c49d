/** The log in plain words, read aloud as it grows. */
import type { Happened } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { RuleLink } from '../rules/rule-link.tsx'

/** More than this is scrolled for rarely, and slows phones down. */
const SHOWN = 150

export function Log(): JSX.Element {
  const { client } = useGame()
  const told = client.log.filter(({ happening }) => happening.text !== null).slice(-SHOWN)
  return (
    <section class="log" aria-label="Log">
      <div class="lines" role="log" aria-live="polite">
        <ol>
          {told.map((happened) => (
            <Line key={happened.number} happened={happened} />
          ))}
        </ol>
      </div>
      <Say />
    </section>
  )
}

function Line({ happened: { happening } }: { readonly happened: Happened }): JSX.Element {
  if (happening.kind === 'said')
    return (
      <li class="told-said">
        <b>{happening.name}:</b> {happening.text}
      </li>
    )
  const heading = happening.kind === 'event' && happening.heading
  const rule = happening.kind === 'event' ? happening.event.cause?.rule : undefined
  return (
    <li class={heading ? 'heading' : `told-${happening.kind}`}>
      {happening.text} {rule && !heading && <RuleLink rule={rule} name="§" />}
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

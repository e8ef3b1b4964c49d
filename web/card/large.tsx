/** A card large enough to read: its face with the numbers of now, and where they come from. */
import type { NumberTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { type Look, SIDE_NAMES } from '../look.ts'
import { CardPicture } from '../pictures/card-picture.tsx'
import type { SeenCard } from '../sight.ts'

export function LargeCard({ card }: { readonly card: SeenCard }): JSX.Element {
  const { lookOf, playmat } = useGame()
  const look = lookOf(card)
  if (!look) return <p class="large-card side-hidden">A face-down card. You cannot know it yet.</p>
  return <LargeFace look={look} conditions={playmat.stateOf(card).conditions} />
}

/** A face wherever it is shown; nothing is so of a card that lies nowhere. */
export function LargeFace({
  look,
  conditions = [],
}: {
  readonly look: Look
  readonly conditions?: readonly string[]
}): JSX.Element {
  const { title, side, frame, corner, typeLine, statistics, details } = look
  return (
    <article class={`large-card side-${side} ${frame}`}>
      <header>
        <h3>{title}</h3>
        {corner && (
          <span class="cost" title={corner.name}>
            {corner.value}
          </span>
        )}
      </header>
      <CardPicture look={look} />
      <p class="type-line">
        {SIDE_NAMES[side]} · {typeLine}
      </p>
      <Lines look={look} />
      {statistics.length > 0 && (
        <dl class="numbers">
          {statistics.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {details.length > 0 && <p class="details">{details.join(' · ')}</p>}
      {conditions.length > 0 && <p class="conditions">Now: {conditions.join(', ')}</p>}
    </article>
  )
}

function Lines({ look: { lines, unautomated } }: { readonly look: Look }): JSX.Element {
  return (
    <>
      {lines.length > 0 && (
        <ul class="text-lines">
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {unautomated && (
        <p class="unautomated-note">
          <span class="unautomated">!</span> {unautomated}
        </p>
      )}
    </>
  )
}

/** What makes each number, asked of the table. */
export function Contributions({ card }: { readonly card: SeenCard }): JSX.Element | null {
  const { client, position } = useGame()
  const [numbers, setNumbers] = useState<readonly NumberTold[]>([])
  useEffect(() => {
    let wanted = true
    void client.numbers(card.id).then((told) => wanted && setNumbers(told))
    return () => {
      wanted = false
    }
  }, [client, card.id, position.at])
  const told = numbers.filter(({ parts }) => parts.length > 1)
  if (told.length === 0) return null
  return (
    <section class="contributions" aria-label="What makes its numbers">
      {told.map(({ name, value, parts }) => (
        <p key={name}>
          <b>
            {name.replaceAll('-', ' ')} {value}
          </b>{' '}
          = {parts.map((part) => sayPart(part)).join(', ')}
        </p>
      ))}
    </section>
  )
}

function sayPart({ amount, name, from, rule }: NumberTold['parts'][number]): string {
  const source = name === 'printed' ? 'printed' : (from ?? name)
  return `${amount >= 0 ? '+' : ''}${amount} ${source}${rule ? ` [${rule}]` : ''}`
}

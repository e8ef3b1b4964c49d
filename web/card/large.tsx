/** A card large enough to read: its face with the numbers of now, and where they come from. */
import type { NumberTold } from '@dejarik/table'
import type { Face } from '@dejarik/table/swtcg'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import type { SeenCard } from '../sight.ts'
import { Art } from './art.tsx'
import { conditions, sideOf, statistics, typeLine } from './words.ts'

const STATISTICS = ['speed', 'power', 'health'] as const

export function LargeCard({ card }: { readonly card: SeenCard }): JSX.Element {
  const face = useGame().faceOf(card)
  if (!face) return <p class="large-card side-hidden">A face-down card. You cannot know it yet.</p>
  const numbers = statistics(card, face)
  return (
    <article class={`large-card side-${face.side} border-${face.border}`}>
      <header>
        <h3>{face.title}</h3>
        {face.cost !== null && (
          <span class="cost" title="Build cost">
            {face.cost}
          </span>
        )}
      </header>
      <Art face={face} />
      <p class="type-line">
        {sideOf(face)} · {typeLine(face)}
      </p>
      <Lines face={face} />
      {numbers.speed !== undefined && (
        <dl class="numbers">
          {STATISTICS.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{numbers[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {conditions(card).length > 0 && <p class="conditions">Now: {conditions(card).join(', ')}</p>}
    </article>
  )
}

function Lines({ face }: { readonly face: Face }): JSX.Element {
  return (
    <>
      {face.lines.length > 0 && (
        <ul class="text-lines">
          {face.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {face.unautomated > 0 && (
        <p class="unautomated-note">
          <span class="unautomated">!</span> {face.unautomated} of its abilities cannot be carried out yet.
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
            {name} {value}
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

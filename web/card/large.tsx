/** A card large enough to read: its face with the numbers of now, and where they come from. */
import type { NumberTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { type Look, SIDE_NAMES } from '../look.ts'
import { CardPicture } from '../pictures/card-picture.tsx'
import type { SeenCard } from '../sight.ts'
import { Cost } from './cost.tsx'
import { Line } from './line.tsx'
import { Name } from './name.tsx'
import { LargeNumbers } from './numbers.tsx'
import { readLines } from './reminders.ts'

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
  const { side, frame, corner, typeLine, details } = look
  return (
    <article class={`large-card side-${side} ${frame}`}>
      <div class="face">
        <div class="pic">
          <CardPicture look={look} />
        </div>
        <header class="plate">
          <h3>
            <Name look={look} />
          </h3>
          <p class="kindline">
            {SIDE_NAMES[side]} · {typeLine}
          </p>
        </header>
        <Lines look={look} />
        <LargeNumbers look={look} />
        {details.length > 0 && <p class="foot">{details.join(' · ')}</p>}
        {conditions.length > 0 && <p class="foot conditions">Now: {conditions.join(', ')}</p>}
      </div>
      <Cost corner={corner} />
    </article>
  )
}

function Lines({ look: { lines, reminders, unautomated } }: { readonly look: Look }): JSX.Element {
  return (
    <div class="text-lines">
      {readLines(lines).map((line, index) => (
        <Line key={index} line={line} reminders={reminders} />
      ))}
      {unautomated && (
        <p>
          <span class="unautomated">!</span> {unautomated}
        </p>
      )}
    </div>
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

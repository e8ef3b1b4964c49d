/** A line of a card's text: its price first, keywords as chips, and under it what they mean. */
import type { JSX } from 'preact'
import { keywordsIn, type Part, partsOfLine, type Reminders } from './reminders.ts'

export function Line({
  line,
  reminders,
}: {
  readonly line: string
  readonly reminders: Reminders
}): JSX.Element {
  return (
    <p>
      {partsOfLine(line, reminders).map((part, index) => (
        <LinePart key={index} part={part} />
      ))}
      {[...keywordsIn([line], reminders)].map(([keyword, reminder]) => (
        <span key={keyword} class="reminder">
          {reminder}
        </span>
      ))}
    </p>
  )
}

function LinePart({ part }: { readonly part: Part }): JSX.Element {
  if (part.part === 'text') return <>{part.text}</>
  return <span class={part.part}>{part.text}</span>
}

/** Where on the table a beat happens: whoever sees one part of it at a time is to see that part. */
import { useEffect } from 'preact/hooks'
import { useGame } from '../game.ts'
import { type Beat, eventsOf, namedIn } from './beat.ts'

/** A part of the table that can be shown alone, and the cards that lie there. */
export interface Part<Name> {
  readonly name: Name
  readonly cards: readonly number[]
}

/** What events call the cards that they are about, the one that tells most first. */
const FIELDS = ['card', 'unit', 'at', 'attacker', 'defender', 'target', 'to', 'on']

export function partOf<Name>(beat: Beat, parts: readonly Part<Name>[]): Name | null {
  const named = eventsOf(beat.news).flatMap((event) => namedIn(event, FIELDS))
  const card = named.find((each) => parts.some(({ cards }) => cards.includes(each)))
  return parts.find(({ cards }) => card !== undefined && cards.includes(card))?.name ?? null
}

/** Turns to the part where something is being shown. */
export function useFollowed<Name>(parts: readonly Part<Name>[], turnTo: (part: Name) => void): void {
  const { beat } = useGame().client.screen
  useEffect(() => {
    const part = beat && partOf(beat, parts)
    if (part !== null) turnTo(part)
  }, [beat])
}

/** Marks on cards while a beat is shown: what goes, what is hurt, and the numbers of the recap. */
import type { EventCore } from '@dejarik/kernel'
import { useLayoutEffect } from 'preact/hooks'
import { type Beat, eventsOf, namedIn } from './beat.ts'
import type { RecapLine } from './recap-lines.ts'

interface Mark {
  readonly card: number
  readonly name: 'data-beat' | 'data-note' | 'data-recap' | 'data-order' | 'data-later'
  readonly value: string
}
const NAMES: readonly Mark['name'][] = ['data-beat', 'data-note', 'data-recap', 'data-order', 'data-later']

export function marksOf(beat: Beat | null, recap: readonly RecapLine[]): readonly Mark[] {
  return [
    ...(beat ? beatMarks(beat) : []),
    ...recap.flatMap(({ cards }, index) =>
      cards.slice(0, 1).map((card): Mark => ({ card, name: 'data-recap', value: String(index + 1) })),
    ),
  ]
}

/** What was decided for later: in which order enemies are attacked, and which units retreat. */
export const plannedMarks = (targets: readonly number[], retreating: readonly number[]): readonly Mark[] => [
  ...(targets.length > 1
    ? targets.map((card, place): Mark => ({ card, name: 'data-order', value: String(place + 1) }))
    : []),
  ...retreating.map((card): Mark => ({ card, name: 'data-later', value: 'retreats' })),
]

function beatMarks({ kind, news }: Beat): readonly Mark[] {
  return eventsOf(news).flatMap((event): readonly Mark[] => {
    const facts = event as EventCore & { readonly amount?: number }
    const [card] = namedIn(event, ['card', 'unit'])
    if (card === undefined) return []
    if (kind === 'leaves') return [{ card, name: 'data-beat', value: 'leaves' }]
    if (kind === 'damage' && facts.amount)
      return [
        { card, name: 'data-beat', value: 'struck' },
        { card, name: 'data-note', value: `−${facts.amount}` },
      ]
    if (kind === 'arrives' || kind === 'played' || kind === 'moves')
      return [{ card, name: 'data-beat', value: kind }]
    return []
  })
}

/** Puts the marks on the cards that are drawn, and takes the old ones off. */
export function useMarks(marks: readonly Mark[]): void {
  useLayoutEffect(() => {
    const marked = marks.flatMap(({ card, name, value }) =>
      [...document.querySelectorAll(`.table .tile[data-card="${card}"]`)].map((tile) => {
        tile.setAttribute(name, value)
        return tile
      }),
    )
    return () => {
      for (const tile of marked) for (const name of NAMES) tile.removeAttribute(name)
    }
  })
}

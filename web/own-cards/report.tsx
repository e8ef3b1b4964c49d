/** What was understood of a card file, row by row. */
import type { JSX } from 'preact'
import type { OwnRowTold } from '../local/own-sets.ts'
import type { OwnFileTold } from '../study/studies.ts'

export const sayCards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
export const isFaulty = ({ faults }: OwnRowTold): boolean => faults.length > 0
const isPartly = ({ notUnderstood }: OwnRowTold): boolean => notUnderstood.length > 0

function becameOf({ set, cards, taken }: OwnFileTold): string {
  if (taken) return 'You find them among the cards.'
  if (cards === 0) return 'Nothing is kept of it.'
  return `${set} stays as it was kept before: rows that are no card would lose cards of it. Mend them, or forget ${set} first.`
}

/** How many cards the file has, and every row that something is wrong with. */
export function Report({ file }: { readonly file: OwnFileTold }): JSX.Element {
  const { set, cards, rows } = file
  const partly = rows.filter(isPartly).length
  return (
    <section class="own-report" aria-label={`What was understood of ${set}`}>
      <p>
        {set}: {sayCards(cards)}
        {partly > 0 ? `, ${partly} of them not fully automated` : ''}. {becameOf(file)}
      </p>
      <ul>
        {rows
          .filter((row) => isFaulty(row) || isPartly(row))
          .map((row) => (
            <RowTold key={row.row} told={row} />
          ))}
      </ul>
    </section>
  )
}

const RowTold = ({ told }: { readonly told: OwnRowTold }): JSX.Element => (
  <li>
    <b>
      Row {told.row}
      {told.name && `, ${told.name}`}
    </b>
    <ul>
      {told.faults.map((fault) => (
        <li key={fault}>No card: {fault}</li>
      ))}
      {told.notUnderstood.map((clause) => (
        <li key={clause}>
          Not understood: <q>{clause}</q>
        </li>
      ))}
    </ul>
  </li>
)

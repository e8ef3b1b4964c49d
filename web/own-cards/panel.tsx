/** Cards of one's own: opening a file of them, what was understood of each row, and forgetting them again. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { askLibraryAgain } from '../decks/use-library.ts'
import type { OwnRowTold } from '../local/own-sets.ts'
import { study } from '../study/desk.ts'
import type { OwnSetTold } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'

/** What files of each game look like. */
const FILES: Readonly<Record<string, string>> = {
  swccg:
    'One card a line as JSON, or columns with tabs under a line of names: title, side, type, subType, destiny, deploy, power, ability, forfeit, gametext …',
  swtcg:
    'Columns with tabs under a line of names: Name, Side, Type, Subtype, Cost, Speed, Power, Health, Text.',
}

export function OwnCards({ game }: { readonly game: string }): JSX.Element {
  const [changes, setChanges] = useState(0)
  const [opened, setOpened] = useState<OwnSetTold | null>(null)
  const [told, setTold] = useState('')
  const { answer: sets } = useStudy('own-sets', { game }, changes)
  const changed = (): void => {
    askLibraryAgain(game)
    setChanges(changes + 1)
    setTold('')
  }
  const open = (file: File): void => {
    setOpened(null)
    setTold(`Reading ${file.name} …`)
    const reading = file.text().then((text) => study('open-own-cards', { game, file: file.name, text }))
    void reading.then(
      (set) => {
        setOpened(set)
        changed()
      },
      (error: Error) => setTold(error.message),
    )
  }
  const forget = (set: string): void =>
    void study('forget-own-cards', { game, set }).then(
      () => {
        setOpened(opened?.set === set ? null : opened)
        changed()
      },
      () => setTold('This browser cannot change what it keeps.'),
    )
  const count = (sets ?? []).reduce((sum, { cards }) => sum + cards, 0)
  return (
    <details class="own-cards">
      <summary>Cards of your own{count > 0 ? `: ${count}` : ''}</summary>
      <p class="small">{FILES[game]} They stay on this device, and are played on it.</p>
      <label>
        Open a card file
        <input
          type="file"
          accept=".jsonl,.json,.tsv,.txt"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            if (file) open(file)
          }}
        />
      </label>
      <p class="small" role="status">
        {told}
      </p>
      {opened && <Report set={opened} />}
      <ul class="own-sets">
        {(sets ?? []).map(({ set, cards }) => (
          <li key={set}>
            <b>{set}</b> {sayCards(cards)}
            <button type="button" aria-label={`Forget ${set}`} onClick={() => forget(set)}>
              Forget
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const sayCards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const isTold = ({ faults, notUnderstood }: OwnRowTold): boolean =>
  faults.length > 0 || notUnderstood.length > 0

/** How many cards the file has, and every row that something is wrong with. */
function Report({ set: { set, cards, rows } }: { readonly set: OwnSetTold }): JSX.Element {
  const partly = rows.filter(({ notUnderstood }) => notUnderstood.length > 0).length
  return (
    <section class="own-report" aria-label={`What was understood of ${set}`}>
      <p>
        {set}: {sayCards(cards)}
        {partly > 0 ? `, ${partly} of them not fully automated` : ''}.
        {cards > 0 ? ' You find them among the cards.' : ' Nothing is kept of it.'}
      </p>
      <ul>
        {rows.filter(isTold).map(({ row, name, faults, notUnderstood }) => (
          <li key={row}>
            <b>
              Row {row}
              {name && `, ${name}`}
            </b>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>No card: {fault}</li>
              ))}
              {notUnderstood.map((clause) => (
                <li key={clause}>
                  Not understood: <q>{clause}</q>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

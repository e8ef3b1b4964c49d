/** Cards of one's own: reading a file or a pasted text of them, and forgetting them again. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { askLibraryAgain } from '../decks/use-library.ts'
import { study } from '../study/desk.ts'
import type { OwnFileTold, OwnSetTold } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import { PasteCards } from './paste.tsx'
import { isFaulty, Report, sayCards } from './report.tsx'

/** What files of each game look like. */
const FILES: Readonly<Record<string, string>> = {
  swccg:
    'One card a line as JSON, or columns with tabs under a line of names: title, side, type, subType, destiny, deploy, power, ability, forfeit, gametext …',
  swtcg:
    'Columns with tabs under a line of names: Name, Side, Type, Subtype, Cost, Speed, Power, Health, Text.',
}

export function OwnCards({ game }: { readonly game: string }): JSX.Element {
  const [changes, setChanges] = useState(0)
  const [opened, setOpened] = useState<OwnFileTold | null>(null)
  const [told, setTold] = useState('')
  const { answer } = useStudy('own-sets', { game }, changes)
  const sets = answer ?? []
  const changed = (): void => {
    askLibraryAgain(game)
    setChanges((count) => count + 1)
    setTold('')
  }
  /** Whether every row of it is a card now. */
  const read = async (file: string, content: Promise<string>): Promise<boolean> => {
    setOpened(null)
    setTold(`Reading ${file} …`)
    try {
      const set = await study('open-own-cards', { game, file, text: await content })
      setOpened(set)
      changed()
      return set.taken && !set.rows.some(isFaulty)
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error))
      return false
    }
  }
  const forget = (set: string): void =>
    void study('forget-own-cards', { game, set }).then(
      () => {
        setOpened(opened?.set === set ? null : opened)
        changed()
      },
      () => setTold('This browser cannot change what it keeps.'),
    )
  const count = sets.reduce((sum, { cards }) => sum + cards, 0)
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
            if (file) void read(file.name, file.text())
          }}
        />
      </label>
      <PasteCards sets={sets} read={(file, text) => read(file, Promise.resolve(text))} />
      <p class="small" role="status">
        {told}
      </p>
      {opened && <Report file={opened} />}
      <Sets sets={sets} forget={forget} />
    </details>
  )
}

interface SetsProps {
  readonly sets: readonly OwnSetTold[]
  readonly forget: (set: string) => void
}

const Sets = ({ sets, forget }: SetsProps): JSX.Element => (
  <ul class="own-sets">
    {sets.map(({ set, cards }) => (
      <li key={set}>
        <b>{set}</b> {sayCards(cards)}
        <button type="button" aria-label={`Forget ${set}`} onClick={() => forget(set)}>
          Forget
        </button>
      </li>
    ))}
  </ul>
)

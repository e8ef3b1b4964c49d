/** Cards of one's own from a pasted text. It stays in its box, to be mended, until every row of it is a card. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { OwnSetTold } from '../study/studies.ts'

interface PasteProps {
  readonly sets: readonly OwnSetTold[]
  /** Tells whether every row is a card. */
  readonly read: (file: string, text: string) => Promise<boolean>
}

export function PasteCards({ sets, read }: PasteProps): JSX.Element {
  const [text, setText] = useState('')
  /** What the text in the box is kept as: mended, it replaces itself. */
  const [name, setName] = useState<string | null>(null)
  const take = async (): Promise<void> => {
    const as = name ?? freeName(sets)
    const isWhole = await read(`${as}.txt`, text)
    setName(isWhole ? null : as)
    if (isWhole) setText('')
  }
  return (
    <>
      <label>
        Or pasted here
        <textarea rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={text.trim() === ''} onClick={() => void take()}>
        Read the text
      </button>
    </>
  )
}

function freeName(sets: readonly OwnSetTold[]): string {
  for (let number = 1; ; number++) {
    const name = `PASTED-${number}`
    if (!sets.some(({ set }) => set === name)) return name
  }
}

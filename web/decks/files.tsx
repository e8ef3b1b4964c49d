/** Decks as files and links: import, export, copy, share. */
import type { DeckList } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Select } from '../form/select.tsx'
import { fileName, saveFile } from '../saved-file.ts'
import { NoAnswer, study } from '../study/desk.ts'
import type { CardLibrary, DeckRead } from '../study/studies.ts'
import { linkFor } from './share.ts'

interface ExportProps {
  readonly game: string
  readonly library: CardLibrary
  readonly deck: DeckList
}

export function Export({ game, library, deck }: ExportProps): JSX.Element {
  const [format, setFormat] = useState(library.formats[0]!.name)
  const [told, setTold] = useState('')
  const written = (): Promise<string> => study('write-deck', { game, format, deck })
  const { ending } = library.formats.find(({ name }) => name === format)!
  const copy = (what: string, text: Promise<string>): void =>
    void text.then((ready) =>
      navigator.clipboard.writeText(ready).then(
        () => setTold(`${what} is copied.`),
        () => setTold(ready),
      ),
    )
  return (
    <section class="deck-files" aria-label="Save and share">
      <Select
        name="Format"
        value={format}
        options={library.formats.map(({ name }) => [name, FORMATS[name] ?? name])}
        choose={setFormat}
      />
      <button
        type="button"
        onClick={() => void written().then((text) => saveFile(fileName(deck.title, ending), text))}
      >
        Save as a file
      </button>
      <button type="button" onClick={() => copy('The list', written())}>
        Copy the list
      </button>
      <button type="button" onClick={() => copy('The link', linkFor(game, deck))}>
        Copy a link to share
      </button>
      <p class="small share-told" role="status">
        {told}
      </p>
    </section>
  )
}

/** As players call the formats. */
const FORMATS: Readonly<Record<string, string>> = {
  lines: 'List: 4 Jawa',
  lackey: 'LackeyCCG .dek',
  gemp: 'GEMP .xml',
  holotable: 'Holotable .htd',
}

interface ImportProps {
  readonly game: string
  readonly use: (deck: DeckList) => void
}

export function Import({ game, use }: ImportProps): JSX.Element {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState('')
  const [partly, setPartly] = useState<DeckRead | null>(null)
  const take = ({ deck, unread }: DeckRead, file: string): void => {
    const titled = deck.title ? deck : { ...deck, title: file.replace(/\.\w+$/, '') }
    if (unread.length === 0) use(titled)
    else setPartly({ deck: titled, unread, unknown: [] })
  }
  const read = (file: string, content: string): void => {
    setRefusal('')
    setPartly(null)
    void study('read-deck', { game, file, text: content }).then(
      (told) => take(told, file),
      (error) => setRefusal(error instanceof NoAnswer ? error.message : String(error)),
    )
  }
  return (
    <details class="import">
      <summary>Import a deck</summary>
      <p class="small">
        A list with lines such as “4 Jawa” or “Jawa x4”, a LackeyCCG .dek file, or for the CCG a GEMP or
        Holotable file.
      </p>
      <label>
        From a file
        <input
          type="file"
          accept=".txt,.dek,.xml,.htd"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) void file.text().then((content) => read(file.name, content))
          }}
        />
      </label>
      <label>
        Or pasted here
        <textarea rows={5} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      {partly && <Partly read={partly} use={use} />}
      <button type="button" disabled={text.trim() === ''} onClick={() => read('pasted deck.txt', text)}>
        Import the text
      </button>
    </details>
  )
}

/** What was understood can be used; what was not is listed. */
function Partly({
  read,
  use,
}: {
  readonly read: DeckRead
  readonly use: (deck: DeckList) => void
}): JSX.Element {
  const { deck, unread } = read
  return (
    <div role="status">
      <p>
        {deck.cards.length === 1 ? 'One line is' : `${deck.cards.length} lines are`} understood. Not
        understood:
      </p>
      <ul>
        {unread.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={() => use(deck)}>
        Take what is understood
      </button>
    </div>
  )
}

/** Reporting a problem: saves the present position as a scenario file, to be sent to whoever can mend it. */
import type { ReasonTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Reasons } from '../card/sheet.tsx'
import { useGame } from '../game.ts'
import { fileName, saveFile } from '../saved-file.ts'

export function Report(): JSX.Element {
  const [open, setOpen] = useState(false)
  if (open) return <ReportForm />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Report a problem
    </button>
  )
}

function ReportForm(): JSX.Element {
  const { client } = useGame()
  const [note, setNote] = useState('')
  const [told, setTold] = useState<readonly ReasonTold[]>([])
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    const reply = await client.request({ type: 'report', note: note.trim() })
    if (!reply.ok) return setTold(reply.reasons)
    saveFile(fileName(note.trim() || 'problem', 'yaml'), reply.scenario ?? '', 'application/yaml')
    setTold([{ text: 'The position is saved as a scenario file. Send it along with your report.' }])
  }
  return (
    <form class="report" onSubmit={(event) => void save(event)}>
      <label>
        What is wrong here?
        <textarea
          rows={3}
          maxLength={300}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary">
        Save the position
      </button>
      <p class="small" role="status">
        <Reasons reasons={told} />
      </p>
    </form>
  )
}

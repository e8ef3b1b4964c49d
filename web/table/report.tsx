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
  const withScenario = async (use: (scenario: string) => Promise<string> | string): Promise<void> => {
    const reply = await client.request({ type: 'report', note: note.trim() })
    setTold(reply.ok ? [{ text: await use(reply.scenario ?? '') }] : reply.reasons)
  }
  const name = fileName(note.trim() || 'problem', 'yaml')
  const save = (event: Event): void => {
    event.preventDefault()
    void withScenario((scenario) => {
      saveFile(name, scenario, 'application/yaml')
      return 'The position is saved as a scenario file. Send it along with your report.'
    })
  }
  const send = (): void => void withScenario((scenario) => sendReport(name, note.trim(), scenario))
  return (
    <form class="report" onSubmit={save}>
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
      <button type="button" onClick={send}>
        Send it …
      </button>
      <p class="small" role="status">
        <Reasons reasons={told} />
      </p>
    </form>
  )
}

/** By whatever the device sends things with; else to be pasted into a message. What came of it, in a line. */
async function sendReport(name: string, note: string, scenario: string): Promise<string> {
  const files = [new File([scenario], name.replace(/yaml$/, 'txt'), { type: 'text/plain' })]
  try {
    if (navigator.canShare?.({ files })) {
      await navigator.share({ title: 'A problem in Dejarik', text: note, files })
      return 'Sent. Thank you.'
    }
    await navigator.clipboard.writeText(`${note}\n\n${scenario}`)
    return 'The report is copied: paste it into a message to whoever runs this table.'
  } catch {
    return 'It was not sent. Save the position instead.'
  }
}

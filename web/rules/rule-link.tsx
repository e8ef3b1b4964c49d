/** The id of a rule that opens the rule where one is, without leaving the table. */
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { hashFor } from '../route.ts'
import { useStudy } from '../study/use-study.ts'
import { RuleText } from './rule.tsx'

export function RuleLink({
  rule,
  name,
  tabIndex,
}: {
  readonly rule: string
  readonly name?: string
  readonly tabIndex?: number | undefined
}): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="rule"
        tabIndex={tabIndex}
        aria-label={`${/\w/.test(name ?? '') ? name : 'Rule'} ${rule}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {name ?? rule}
      </button>
      {open && <RuleDialog rule={rule} close={() => setOpen(false)} />}
    </>
  )
}

function RuleDialog({ rule, close }: { readonly rule: string; readonly close: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const { answer, refusal } = useStudy('rule', { id: rule })
  return (
    <dialog
      ref={dialog}
      class="sheet rule-dialog"
      aria-label={`Rule ${rule}`}
      onClose={close}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      {answer && <RuleText rule={answer} />}
      {refusal && <p role="alert">{refusal}</p>}
      <div class="answers">
        <button type="button" class="primary" onClick={close}>
          Close
        </button>
        <a href={hashFor({ page: 'rules', rule })}>Open in the rule book</a>
      </div>
    </dialog>
  )
}

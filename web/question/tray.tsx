/** Answers that have no place on the board: beside it where there is room, else over its far half. It folds, and hides nothing for good. */
import { type ComponentChildren, Fragment, type JSX } from 'preact'
import { useState } from 'preact/hooks'

export function Tray({
  name,
  children,
}: {
  readonly name: string
  readonly children: ComponentChildren
}): JSX.Element {
  const [folded, setFolded] = useState(false)
  return (
    <section class={`tray ${folded ? 'is-folded' : ''}`} aria-label={name} data-zone="tray">
      <header>
        <h2>{name}</h2>
        <button
          type="button"
          class="quiet"
          aria-expanded={!folded}
          aria-keyshortcuts="V"
          onClick={() => setFolded(!folded)}
        >
          {folded ? 'Show' : 'Fold'}
        </button>
      </header>
      {!folded && <div class="answers tray-answers">{children}</div>}
    </section>
  )
}

/** More answers than these do not fit beside the question. */
export const FEW = 3

/** More letters than two lines of a button hold. */
const LONG = 40
export const lengthClass = (says: string): string => (says.length > LONG ? 'is-long' : '')

/** A few answers stand beside the question, more of them in the tray. */
export function Answers({
  name,
  few = FEW,
  children,
}: {
  readonly name: string
  readonly few?: number
  readonly children: readonly JSX.Element[]
}): JSX.Element {
  return children.length > few ? <Tray name={name}>{children}</Tray> : <Fragment>{children}</Fragment>
}

/** A printed face, large enough to read, of a card that lies nowhere. */
import type { FaceCore } from '@dejarik/table'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Playmat } from '../playmat.ts'
import { LargeFace } from './large.tsx'

const NOWHERE = { id: 0, owner: 0, controller: 0 }

export function FaceDialog({
  playmat,
  face,
  close,
  children,
}: {
  readonly playmat: Playmat
  readonly face: FaceCore
  readonly close: () => void
  /** What stands under the face. */
  readonly children?: ComponentChildren
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="sheet card-dialog"
      aria-label={face.title}
      onClose={close}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <LargeFace look={playmat.look(NOWHERE, face)} />
      {children}
      <button type="button" class="primary" onClick={close}>
        Close
      </button>
    </dialog>
  )
}

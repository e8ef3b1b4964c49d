/** Cards that lie nowhere in sight, shown beside the board or over its far half: never over one's own cards, and never in the way of the question. */
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

export function Overlay({
  name,
  close,
  children,
}: {
  readonly name: string
  readonly close: () => void
  readonly children: ComponentChildren
}): JSX.Element {
  // At once: a quick Escape must not come before it is listened for.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <dialog open class="overlay" aria-label={name} data-zone="overlay">
      <header>
        <h2>{name}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <div class="overlay-cards">{children}</div>
    </dialog>
  )
}

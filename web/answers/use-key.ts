/** A key that does something while a part of the page is there; never while somebody types. */
import { useEffect } from 'preact/hooks'

export function useKey(key: string, act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, ctrlKey, metaKey, altKey } = event
      const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog') !== null
      if (event.key.toLowerCase() !== key || isTyping || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

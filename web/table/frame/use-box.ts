/** The inner room of an element, measured as it changes. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Box } from './fit.ts'

export function useBox<E extends HTMLElement>(): readonly [RefObject<E | null>, Box] {
  const element = useRef<E>(null)
  const [box, setBox] = useState<Box>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = (): void => {
      const style = getComputedStyle(measured)
      const width = measured.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      const height = measured.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
      setBox((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, box]
}

/** A long list in parts: only those near the window are drawn, the others keep their room. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** So many in a part. */
const PART = 60
/** As far outside the window a part is drawn already. */
const NEAR = '1200px 0px'

interface PartsProps<T> {
  readonly of: readonly T[]
  readonly class: string
  readonly draw: (item: T) => ComponentChildren
}

export function Parts<T>({ of, class: name, draw }: PartsProps<T>): JSX.Element {
  const [height, setHeight] = useState(0)
  const starts = Array.from({ length: Math.ceil(of.length / PART) }, (_, part) => part * PART)
  return (
    <>
      {starts.map((start) => (
        <Part key={start} class={name} room={height} measured={setHeight} isFirst={start === 0}>
          {() => of.slice(start, start + PART).map(draw)}
        </Part>
      ))}
    </>
  )
}

interface PartProps {
  readonly class: string
  /** How high a part is that was never drawn: as high as the first. */
  readonly room: number
  readonly measured: (height: number) => void
  readonly isFirst: boolean
  readonly children: () => ComponentChildren
}

function Part({ class: name, room, measured, isFirst, children }: PartProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const own = useRef(0)
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setNear(seen.at(-1)!.isIntersecting), {
      rootMargin: NEAR,
    })
    watch.observe(element.current!)
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    element.current!.style.minHeight = isNear ? '' : `${own.current || room}px`
    if (!isNear) return
    own.current = element.current!.offsetHeight
    if (isFirst) measured(own.current)
  })
  return (
    <div ref={element} class={name}>
      {isNear && children()}
    </div>
  )
}

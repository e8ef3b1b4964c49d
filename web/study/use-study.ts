/** An answer of the worker inside a part of the page; asked again when the question changes. */
import { useEffect, useState } from 'preact/hooks'
import { study } from './desk.ts'
import type { Studies, StudyName } from './studies.ts'

interface Studied<N extends StudyName> {
  readonly answer: Studies[N]['answer'] | null
  /** Why there is no answer; empty while there may be one. */
  readonly refusal: string
}

/** A question of null is not asked. The last answer stays until the next is there. What it depends on besides is `since`. */
export function useStudy<N extends StudyName>(
  about: N,
  ask: Studies[N]['ask'] | null,
  since?: unknown,
): Studied<N> {
  const [told, setTold] = useState<Studied<N>>({ answer: null, refusal: '' })
  const key = JSON.stringify(ask)
  useEffect(() => {
    let wanted = ask !== null
    if (ask !== null)
      study(about, ask).then(
        (answer) => wanted && setTold({ answer, refusal: '' }),
        (error: Error) => wanted && setTold({ answer: null, refusal: error.message }),
      )
    return () => {
      wanted = false
    }
  }, [about, key, since])
  return told
}

/** The promise that nobody changed chance: the hash of the seed before the game, and whether it held after. */
import type { Position } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { SeedPromise } from '../study/studies.ts'
import { notePromise, wasPromised } from './promises.ts'

/** At the table: what can be noted down, and this browser notes by itself. */
export function Promised({ commitments }: Pick<Position, 'commitments'>): JSX.Element | null {
  const { present } = commitments
  if (present === null) return null
  return (
    <details class="promise">
      <summary>Chance is fixed</summary>
      <p class="small">
        The seed of this game has the SHA-256 hash <code>{present}</code>. The seed is told when the game is
        over; the replay then shows that it is the same.
      </p>
    </details>
  )
}

/** Remembers what was promised, as soon as it is. */
export function useNotedPromises({ present, next }: Position['commitments']): void {
  useEffect(() => {
    for (const hash of [present, next]) if (hash !== null) notePromise(hash)
  }, [present, next])
}

/** In a replay: whether the promise was kept. */
export function PromiseKept({ promise }: { readonly promise: SeedPromise }): JSX.Element | null {
  const { hash, broken } = promise
  if (broken !== null) return <p class="refusal">Chance may have been changed: {broken}.</p>
  if (hash === null) return null
  return (
    <details class="promise">
      <summary>
        {wasPromised(hash) ? 'Chance is as it was promised' : 'Chance fits the promise in the record'}
      </summary>
      <p class="small">
        {wasPromised(hash)
          ? 'This browser was told the hash of the seed before the game was over, and the seed fits it: '
          : 'This browser was not told the hash of the seed while the game was played. Compare it with one that you noted: '}
        <code>{hash}</code>
      </p>
    </details>
  )
}

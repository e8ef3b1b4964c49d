/** How a test says which rules it proves: `test('name', proves('idc/…'), () => { … })`. */
import type { TestOptions } from 'vitest'
import { claimFault } from './claim.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the rules that the test proves. */
    proves?: readonly string[]
  }
}

/** Options of a test or of a `describe`; throws when tests are collected if an id is unknown or declared not testable. */
export function proves(...ids: readonly string[]): Pick<TestOptions, 'meta'> {
  const faults = ids.flatMap((id) => claimFault(id) ?? [])
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { meta: { proves: ids } }
}

/** Several such options as one. Spread into one object, the last would hide what the others say. */
export const together = (...options: readonly Pick<TestOptions, 'meta'>[]): Pick<TestOptions, 'meta'> => ({
  meta: Object.assign({}, ...options.map(({ meta }) => meta)),
})

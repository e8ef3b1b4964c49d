import { expect, test } from 'vitest'
import { waitingFor as waitingInCcg } from '../../swccg/waiting.ts'
import { waitingFor } from '../../swtcg/waiting.ts'

test('nobody reads a word of the machine, nor what kind of chance another has', () => {
  expect(waitingFor('pull-resource')).toBe('prepares its deck')
  expect(waitingFor('prevention')).toBe('may respond')
  expect(waitingFor('something-new')).toBe('is deciding')
  expect(waitingInCcg('deploy-phase', true)).toBe('deploys')
  expect(waitingInCcg('deploy-phase', false)).toBe('may respond')
  expect(waitingInCcg('drain-initiated', false)).toBe('may respond')
})

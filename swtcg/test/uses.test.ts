/** What is used up in a turn, and by which card. */
import { test } from 'vitest'
import type { Ability } from '../language/tree/tree.ts'
import { unit } from './made-up.ts'
import { swtcg } from './play.ts'

test('versions of a stack have uses of their own', () => {
  const gain: Ability = {
    ability: 'effect',
    cost: [],
    timing: 'build-step',
    do: [{ do: 'gain-force', who: 'you', amount: 1 }],
  }
  const version = (letter: string) => unit('Twin', [gain], { version: letter })
  swtcg(
    { dark: { ground: [{ card: 'Twin (A)', stack: ['Twin (B)'] }] } },
    { cards: [version('A'), version('B')] },
  )
    .play('dark', { play: 'Twin (A)' })
    .expect({ noOffers: { dark: [{ play: 'Twin (A)' }] } })
    .play('dark', { rearrange: 'Twin (A)', version: 'Twin (B)' })
    .play('dark', { play: 'Twin (B)' })
    .expect({ resources: { dark: { force: 2 } }, noOffers: { dark: [{ play: 'Twin (B)' }] }, asked: 'dark' })
})

/** Campaigns in the worker: what is dealt for a new one. */
import { sayReason } from '@dejarik/kernel'
import { dealWar, swtcgPlayed } from '@dejarik/swtcg'
import { newWar, type War } from '@dejarik/swtcg/conquest'

export function dealtWar(seed: number, count: number): War {
  const step = newWar(count, dealWar(seed))
  if ('war' in step) return step.war
  throw new Error(step.reasons.map((reason) => sayReason(swtcgPlayed.words, reason)).join(' '))
}

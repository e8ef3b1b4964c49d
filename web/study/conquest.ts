/** Campaigns in the worker: what is dealt for a new one, and the decks that somebody brings to it. */
import { anyGame, sayReason } from '@dejarik/kernel'
import { checkConquestDecks, dealWar, shippedCards, swtcgPlayed } from '@dejarik/swtcg'
import { newWar, type War } from '@dejarik/swtcg/conquest'
import { type ReasonTold, tellReason } from '@dejarik/table'
import { tableGame } from '../local/games.ts'
import type { Studies } from './studies.ts'

export async function dealtWar({ seed, count, you, decks }: Studies['new-war']['ask']): Promise<War> {
  await tableGame('swtcg')
  const reasons = decks ? checkConquestDecks(shippedCards(), decks, you) : []
  const step = reasons.length > 0 ? { reasons } : newWar(count, dealWar(seed, decks ? { [you]: decks } : {}))
  if ('war' in step) return step.war
  throw new Error(step.reasons.map((reason) => sayReason(swtcgPlayed.words, reason)).join(' '))
}

export async function judgeWarDecks({
  side,
  decks,
}: Studies['judge-war-decks']['ask']): Promise<readonly ReasonTold[]> {
  await tableGame('swtcg')
  return checkConquestDecks(shippedCards(), decks, side).map((reason) =>
    tellReason(anyGame(swtcgPlayed), reason),
  )
}

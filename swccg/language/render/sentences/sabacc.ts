/** What an Interrupt says of its game of sabacc. */
import type { Variant } from '@dejarik/kernel'
import type { Instruction } from '../../../text/instruction.ts'
import { any, many } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'

export function saySabacc(
  { player, rivals, rules: { wild, clone, cloneAs, alsoWild, stakes } }: Variant<Instruction, 'do', 'sabacc'>,
  speaker: Speaker,
): string {
  const parts = [
    `play sabacc with ${many(player, speaker)} (opponent with ${any(rivals, speaker)}, if possible)`,
    `wild cards (${wild.from}-${wild.to}): ${many(wild.what, speaker)}`,
    alsoWild && `${many(alsoWild.players, speaker)} may use ${many(alsoWild.what, speaker)} as wild cards`,
    `clone cards: ${many(clone, speaker)}`,
    cloneAs && `${many(cloneAs.players, speaker)} may use clone cards as ${cloneAs.as}`,
    `stakes: one of ${many(stakes, speaker)}`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** What a card says of the duel that it begins: who duels, what counts, and what comes of it. */
import type { Variant } from '@dejarik/kernel'
import type { DuelRules } from '../../../text/duel.ts'
import type { Instruction } from '../../../text/instruction.ts'
import { words } from '../lists.ts'
import { a, many } from '../nouns/nouns.ts'
import { naming, type Speaker } from '../nouns/speaker.ts'
import { inWords } from '../words/numbers.ts'

type Steps = (steps: readonly Instruction[], speaker: Speaker) => string

export function sayDuel(
  { yours, opponents, rules }: Variant<Instruction, 'do', 'duel'>,
  speaker: Speaker,
  saySteps: Steps,
): string {
  const who = `initiate ${rules.epic ? 'an epic duel' : 'a duel'} between ${many(yours, speaker)} and ${many(opponents, speaker)}`
  const knows = naming(speaker, { winner: 'winner', loser: 'loser' }, { difference: 'the difference' })
  const won = saySteps(rules.won, knows)
  const lost = saySteps(rules.lost, knows).replace(/ and lose /g, ' and you lose ')
  const results = won === lost ? won : [won && `if you win, ${won}`, lost && `if opponent wins, ${lost}`]
  return [who, sayTotals(rules, speaker), ...[results].flat()].filter(Boolean).join('; ')
}

/** "Each draws two destiny (add 1 to each draw if with a lightsaber) and adds ability". */
function sayTotals({ by, draws = 0, armed }: DuelRules, speaker: Speaker): string {
  const bonus =
    armed &&
    `add ${armed.add} ${armed.each ? 'to each draw ' : ''}if character is with ${a(armed.with, speaker)}`
  if (draws === 0) return words(`compare ${by}`, bonus && `(${bonus})`)
  return words(`each draws ${inWords(draws)} destiny`, bonus && `(${bonus})`, `and adds ${by}`)
}

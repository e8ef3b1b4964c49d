/** What applies to players all the time: how many cards they draw, and who sees their hands. */
import type { Player } from '../nouns.ts'
import { either, type Parser, say } from '../parser.ts'
import type { PlayerRule, PlayerRuleAbility } from '../tree.ts'
import { condition } from './conditions.ts'
import { settle } from './settle.ts'
import { count, subject } from './words.ts'

interface Stated {
  readonly who: Player
  readonly rule: PlayerRule
}
const stated: Parser<Stated> = either<Stated>(
  say`${subject} draws? ${count} extra cards? during (?:your|his or her) draw step`((who, draws) => ({
    who,
    rule: { draws },
  })),
  say`your opponent plays with his or her hand (?:revealed|face[- ]up)`(() => ({
    who: 'opponent',
    rule: { hand: 'open' },
  })),
  say`you play with your hand (?:revealed|face[- ]up)`(() => ({ who: 'you', rule: { hand: 'open' } })),
)
export const playerRule: Parser<PlayerRuleAbility> = either<PlayerRuleAbility>(
  say`${stated}`((one) => ({ ability: 'player-rule', ...one })),
  say`as long as ${condition}, ${stated}`((when, one) =>
    settle({ ability: 'player-rule', while: when, ...one }),
  ),
)

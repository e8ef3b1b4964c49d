/** What applies to players: how many cards they draw, who sees their hands, what they cannot play or use. */

import { self } from '../../names.ts'
import { either, nothing, type Parser, pattern, remember, say, separated, where } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Filter, Player, Reference } from '../../tree/nouns.ts'
import type { PlayerProhibition, PlayerRule, PlayerRuleAbility } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { condition } from '../conditions/conditions.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive } from '../nouns/references.ts'
import { arena, arenas, count, multiple, player, subject } from '../nouns/words.ts'

interface Stated {
  readonly who: Player
  readonly rule: PlayerRule
}
/** Everything that a player plays. */
const cardsOf: Parser<Player> = either<Player>(
  pattern(/your cards and (?:effects|abilities)\b/i, () => 'you'),
  pattern(/your opponent's cards and (?:effects|abilities)\b/i, () => 'opponent'),
)
/** Whose deployments: without a word those of all players. */
const deployer: Parser<Player> = either<Player>(
  pattern(/your opponent's\b/i, () => 'opponent'),
  pattern(/your\b(?! opponent)/i, () => 'you'),
  nothing('each-player'),
)
/** Whose cards cannot be disrupted. */
const cardOwner: Parser<Player> = either<Player>(
  pattern(/your opponent's\b/i, () => 'opponent'),
  pattern(/(?:each of )?your\b(?! opponent)/i, () => 'you'),
)
/** Units are deployed and Locations placed; what is said of cards is said of completing and playing them. */
const isOfCards = ({ kind = [], word }: Filter): boolean =>
  kind.some((one) => one === 'mission' || one === 'battle') || word === 'card'
const besideOthers = pattern(
  /[.] When(?:ever)? a player completes a Location, don't discard another player's Location (?:[(]if any[)] )?in the same arena\b/,
  () => null,
)
export const stated: Parser<Stated> = either<Stated>(
  say`${cardsOf} can't be disrupted`((who) => ({ who, rule: { disrupted: 'never' } })),
  say`if ${player} would remove any number of damage counters from one of (?:your|his or her) units, removes? up to ${multiple} that many(?: damage counters)? instead`(
    (who, heals) => ({ who, rule: { heals } }),
  ),
  say`when(?:ever)? ${player} (?:would )?gains? X Force, add X counters to ${self} instead`((who) => ({
    who,
    rule: { forceAsCounters: ['gained'] },
  })),
  say`when(?:ever)? ${player} would lose or pay X Force, remove X counters from ${self} instead`((who) => ({
    who,
    rule: { forceAsCounters: ['paid'] },
  })),
  say`when(?:ever)? ${player} would gain, lose,? or pay Force, add or remove counters from ${self} instead`(
    (who) => ({ who, rule: { forceAsCounters: ['gained', 'paid'] } }),
  ),
  say`${player} can't gain or lose Force`((who) => ({ who, rule: { force: 'frozen' } })),
  say`${player} builds? (?:all|his or her|their) cards face[- ]up`((who) => ({
    who,
    rule: { builds: 'open' },
  })),
  say`${deployer} ${filter} deployments can't be disrupted`((who, of) => ({
    who,
    rule: { deploys: 'undisrupted', of },
  })),
  say`${cardOwner} ${where(filter, isOfCards)} can't be disrupted`((who, of) => ({
    who,
    rule: { cards: 'undisrupted', of },
  })),
  say`${player} wins? ties for speed`((who) => ({ who, rule: { speedTies: 'won' } })),
  say`(?:all )?(?:of )?your units win ties for speed`(() => ({ who: 'you', rule: { speedTies: 'won' } })),
  say`${player} can't use Hidden Cost to deploy (?:an? )?${filter} to ${arenas}`((who, of, hidden) => ({
    who,
    rule: { hidden, of },
  })),
  say`${player} can't put (?:an? )?${filter} into ${arenas}(?: during (?:your|his or her) build step)?`(
    (who, of, keepsOut) => ({
      who,
      rule: { keepsOut, of },
    }),
  ),
  say`cards can't move from the build zone to ${arenas}`((keepsOut) => ({
    who: 'each-player',
    rule: { keepsOut, of: {} },
  })),
  say`fight the ${arena} battle before the ${arena} battle`((fightsFirst, before) => ({
    who: 'each-player',
    rule: { fightsFirst, before },
  })),
  say`${player} can have 1 Location in each arena at the same time${besideOthers}`((who) => ({
    who,
    rule: { locations: 'apart' },
  })),
  say`${player} can only deploy ${filter}`((who, deploysOnly) => ({ who, rule: { deploysOnly } })),
  say`${subject} draws? ${count} extra cards? during (?:your|his or her) draw step(?!,? and then)`(
    (who, draws) => ({
      who,
      rule: { draws },
    }),
  ),
  say`${subject} draws? ${count} extra cards? during (?:your|his or her) draw step,? and then puts? ${count} cards? from (?:your|his or her) hand on the bottom of (?:your|his or her) deck`(
    (who, draws, returns) => ({ who, rule: { draws, returns } }),
  ),
  say`your opponent plays with (?:his or her|their) hand (?:revealed|face[- ]up)`(() => ({
    who: 'opponent',
    rule: { hand: 'open' },
  })),
  say`each player plays with (?:his or her|their) hand (?:revealed|face[- ]up)`(() => ({
    who: 'each-player',
    rule: { hand: 'open' },
  })),
  say`you play with your hand (?:revealed|face[- ]up)`(() => ({ who: 'you', rule: { hand: 'open' } })),
)
const during = (one: Stated, when: Condition): PlayerRuleAbility =>
  resolvePronouns({ ability: 'player-rule', while: when, ...one })
export const playerRule: Parser<PlayerRuleAbility> = either<PlayerRuleAbility>(
  say`${stated}`((one) => ({ ability: 'player-rule', ...one })),
  say`(?:as long as|if) ${condition}, ${stated}`((when, one) => during(one, when)),
  say`${stated},? (?:as long as|if) ${condition}`(during),
  say`${stated},? unless ${condition}`((one, when) => during(one, { if: 'not', of: when })),
)

const or = pattern(/,? or\b|,? and\b|,/, () => null)
const forbidden: Parser<PlayerProhibition> = either<PlayerProhibition>(
  pattern(/Battle cards\b/, () => 'battle-cards'),
  pattern(/(activated|triggered|static) (?:abilities|effects)\b/, ([, type]) => type as 'activated'),
  say`${separated(keywordName, or)}(?: abilities)?`((names) => names),
)

/** Who cannot do what. */
interface PlayerBan {
  readonly who: Player
  readonly cant: PlayerProhibition
}
export const playerBan: Parser<PlayerBan> = remember(
  either<PlayerBan>(
    say`${player} can't (?:play|use|activate) ${forbidden}`((who, cant) => ({ who, cant })),
    say`${forbidden} can't be (?:played|activated|used)`((cant) => ({ who: 'each-player', cant })),
    say`${player} can't gain extra build points`((who) => ({ who, cant: 'extra-build' })),
    say`your opponent can't look at your hand`(() => ({ who: 'opponent', cant: 'look-at-hand' })),
    say`${player} can't spend build points`((who) => ({ who, cant: 'spend-build' })),
    say`${player} can't spend Force`((who) => ({ who, cant: 'spend-force' })),
    say`${player} can't lose the game`((who) => ({ who, cant: 'lose-game' })),
  ),
)

const attacking = (card: Reference): Condition => ({ if: 'attacking', card })
/** `during the Space battle step`, `during its attack`. */
const meanwhile: Parser<Condition | null> = either<Condition | null>(
  nothing(null),
  say`during the ${arena} battle step`((step) => ({ if: 'step', step })),
  say`during ${possessive} attacks?`(attacking),
  say`for units being attacked by (?:an? )?${filter}`((of) => ({
    if: 'there-are',
    of: merge(of, { state: ['attacking'] }),
    atLeast: 1,
  })),
)
/** As it stands in the text of a card. */
export const standingBan: Parser<PlayerRuleAbility> = say`${playerBan} ${meanwhile}`(
  ({ who, cant }, when) => ({
    ability: 'player-rule',
    ...(when ? { while: when } : {}),
    who,
    rule: { cant },
  }),
)

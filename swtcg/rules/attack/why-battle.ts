/** Why an answer in the battle phase is refused: attacks, plays at a chance, and retreats. */

import {
  type Attempt,
  because,
  type CardId,
  isAttempt,
  type Question,
  type SeatId,
  whyNot,
} from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { type ActiveAbility, printedAbilities } from '../abilities/active-ability.ts'
import { isPiloting } from '../cards/attachment.ts'
import { exists, isIn } from '../cards/place.ts'
import { type Activated, chancesOf, isActivated } from '../chances/activated-ability.ts'
import { activatedKeywords } from '../chances/activated-keywords.ts'
import type { Chance } from '../chances/kinds-of-chances.ts'
import { PLAY_CHECKS } from '../chances/play-checks.ts'
import { RETREAT_CHECKS } from '../turn/retreat.ts'
import { isBattleStep } from '../turn/why-time.ts'
import { nextToAttack } from './battle.ts'
import { DEFENDER_CHECKS, isBound } from './targets.ts'

type Meant = Attempt & { readonly card: CardId }

const isCard = (game: Game, value: unknown): value is CardId =>
  typeof value === 'number' && exists(game, value)
const isMeant = (game: Game, value: unknown): value is Meant => isAttempt(value) && isCard(game, value.card)

/** Attacks out of order, by or on the wrong unit, and skips where the unit must attack. */
export function explainAttack(game: Game, { seat }: Question, value: unknown): readonly Reason[] {
  if (!isMeant(game, value)) return []
  const { verb, card } = value
  if (verb === 'play') return explainPlay(game, seat, value, 'would-attack')
  if (verb !== 'attack' && verb !== 'skip-attack') return []
  const { defender } = value
  if (verb === 'skip-attack') return whyNot(game, SKIP_CHECKS, { seat, attacker: card })
  return isCard(game, defender) ? whyNot(game, ATTACK_CHECKS, { seat, attacker: card, defender }) : []
}

/** A seat acts with the unit whose turn it is. */
interface Acting {
  readonly seat: SeatId
  readonly attacker: CardId
}
const ownUnit: Check<Acting> = (game, { seat, attacker }) =>
  game.card(attacker).controller === seat
    ? null
    : because('not-yours', 'idc/term/control-of-card', { card: attacker })
const untapped: Check<Acting> = (game, { attacker }) =>
  game.card(attacker).tapped ? because('tapped', 'idc/turn/only-untapped-attack', { card: attacker }) : null
/** Of own untapped units alone: the others have their reason. */
const inTurn: Check<Acting> = (game, { seat, attacker }) => {
  const { controller, tapped } = game.card(attacker)
  const arena = ARENAS.find((each) => each === game.table.step)
  if (controller !== seat || tapped || !arena) return null
  const next = nextToAttack(game, arena)
  return next.includes(attacker)
    ? null
    : because('not-fastest', 'idc/turn/attack-order-by-speed', next.length > 0 ? { card: next[0]! } : {})
}
const notBound: Check<Acting> = (game, { attacker }) =>
  isBound(game, attacker) ? because('must-attack', 'idc/phrase/must-attack', { card: attacker }) : null

const TURN_CHECKS: readonly Check<Acting>[] = [ownUnit, untapped, inTurn]
const SKIP_CHECKS: readonly Check<Acting>[] = [...TURN_CHECKS, notBound]
const ATTACK_CHECKS: readonly Check<Acting & { readonly defender: CardId }>[] = [
  ...TURN_CHECKS,
  ...DEFENDER_CHECKS,
]

/** Plays that are not possible at this chance; what belongs to a later step cannot be hurried to. */
export function explainChance(game: Game, { seat, about }: Question, value: unknown): readonly Reason[] {
  if (!isMeant(game, value)) return []
  if (value.verb === 'play' || value.verb === 'battle-card')
    return explainPlay(game, seat, value, about as Chance)
  const hurries = value.verb === 'attack' || value.verb === 'skip-attack'
  return hurries && isBattleStep(game) ? [{ code: 'chance-first', rule: 'idc/pop/no-rushing' }] : []
}

function explainPlay(game: Game, seat: SeatId, { card, ability }: Meant, chance: Chance): Reason[] {
  if (game.card(card).controller !== seat)
    return [{ code: 'not-yours', rule: 'idc/term/control-of-card', card }]
  const meant = playableOf(game, card).filter(({ path }) => ability === undefined || ability === path)
  const reasons = meant.map((active) => whyNotNow(game, seat, card, active, chance))
  return reasons.some((each) => each.length === 0) ? [] : reasons.flat()
}

type Playable = ActiveAbility & { readonly ability: Activated }

/** The activated abilities of a card, those too that do not work where it is. */
export function playableOf(game: Game, card: CardId): Playable[] {
  const printed = printedAbilities(definitionOf(game, card), card)
  const all = isIn(game, card, 'hand')
    ? printed
    : [...new Set([...abilitiesOf(game, card), ...switchedOff(game, card, printed)])]
  return all.filter((active): active is Playable => isActivated(active.ability))
}

/** What is printed but does not work where the card is. */
const switchedOff = (game: Game, card: CardId, printed: readonly ActiveAbility[]): readonly ActiveAbility[] =>
  printed.filter(
    ({ path }) => !abilitiesOf(game, card).some((each) => each.source === card && each.path === path),
  )

function whyNotNow(
  game: Game,
  seat: SeatId,
  card: CardId,
  active: Playable,
  chance: Chance,
): readonly Reason[] {
  const { ability } = active
  const works = isIn(game, card, 'hand') || abilitiesOf(game, card).some((each) => each.ability === ability)
  if (!works && isPiloting(game, card))
    return [{ code: 'off-while-piloting', rule: 'idc/pilot/ignore-other-abilities', card }]
  if (!works) return [{ code: 'does-not-work-here', rule: 'idc/effect/abilities-off-in-build-zone', card }]
  if (!chancesOf(ability).includes(chance)) return [{ code: 'wrong-time', rule: timeRule(ability), card }]
  return whyNot(game, PLAY_CHECKS, { seat, card, active, ability, chance })
}

/** The rule that says when an ability is played. */
function timeRule(ability: Activated): string {
  if (ability.ability === 'activated') return activatedKeywords[ability.keyword].timeRule
  const [chance] = chancesOf(ability)
  return TIME_RULES[chance!] ?? 'idc/turn/activated-effects-when'
}
const TIME_RULES: Readonly<Partial<Record<Chance, string>>> = {
  prevention: 'idc/term/prevent-only-in-prevention-pop',
  disrupt: 'idc/disrupt/cancels-actions-and-effects',
  reroll: 'idc/pop/dice-roll-opens-after-any-roll',
  attack: 'idc/phrase/for-this-attack-when',
  build: 'idc/activated/outside-battle-phase-if-stated',
  'would-attack': 'idc/phrase/would-attack-choice',
}

/** Cards that cannot retreat, each with its reason. */
export function explainRetreat(game: Game, { seat }: Question, value: unknown): readonly Reason[] {
  if (isMeant(game, value) && value.verb === 'retreat')
    return whyNot(game, RETREAT_CHECKS, { seat, unit: value.card })
  if (!Array.isArray(value)) return []
  return value.flatMap((card) =>
    isCard(game, card) ? whyNot(game, RETREAT_CHECKS, { seat, unit: card }) : [],
  )
}

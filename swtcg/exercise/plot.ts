/** What should happen in a trial so that an ability comes to use: who attacks whom, who arrives, who retreats. */

import { isPart, type Part } from '@dejarik/kernel/language'
import type { CardDefinition } from '../cards/definition.ts'
import { chancesFor } from '../effects/triggers/timing.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { PrintedAbility } from './abilities.ts'
import { isFilter } from './wish.ts'

/** The card itself, or the unit that it is on; or any card that fits. */
export type Party = 'star' | Filter

export interface Plot {
  readonly attacker?: Party
  readonly defender?: Party
  readonly with?: 'bombard' | 'ion-cannon'
  /** The defending unit should be about to fall. */
  readonly kills?: true
  readonly arrives?: Party
  /** By Hidden Cost. */
  readonly hidden?: true
  /** Units are to be healed, and so are damaged. */
  readonly heals?: true
  readonly retreats?: Party
  /** What is to be disrupted, be it played, completed or declared. */
  readonly disrupts?: readonly string[]
}

/** Intercept is for another unit that is attacked. */
const INTERCEPTED_FOR: Filter = { kind: ['unit'], whose: 'you', other: true }

/** What should happen for an ability of a card; a Location is not attacked, but goes when another comes to its arena. */
export function plotFor(star: CardDefinition, aim: PrintedAbility): Plot {
  const plot = plotOf(aim)
  return star.kind === 'location' && plot.defender === 'star' ? { arrives: successorOf(star) } : plot
}
const successorOf = ({ arenas }: CardDefinition): Filter => ({
  kind: ['location'],
  types: arenas,
  whose: 'you',
  other: true,
})

/** The first that tells anything counts, from the inside to the outside. */
function plotOf({ ability, within }: PrintedAbility): Plot {
  const told = [ability, ...[...within].reverse()].map((each) => ({ ...plotIn(each), ...ofItself(each) }))
  return told.find((plot) => Object.keys(plot).length > 0) ?? {}
}

/** What follows from the kind of ability. */
function ofItself(ability: Ability): Plot {
  if (ability.ability === 'activated')
    return { defender: ability.keyword === 'intercept' ? INTERCEPTED_FOR : 'star' }
  if (ability.ability === 'bounty') return { attacker: 'star', kills: true }
  if (ability.ability === 'hidden-cost') return { arrives: 'star', hidden: true }
  if (ability.ability !== 'effect') return {}
  const chances = chancesFor(ability)
  if (chances.includes('would-attack')) return { attacker: 'star' }
  return chances.includes('prevention') ? { defender: preventedFor(ability.do) } : {}
}

/** Whoever is spared. */
function preventedFor(instructions: readonly unknown[]): Party {
  const found = instructions.flatMap((each) =>
    isPart(each) && each['do'] === 'prevent' ? [each['who']] : [],
  )
  return partyOf(found[0]) ?? 'star'
}

function plotIn(node: unknown): Plot {
  if (Array.isArray(node)) return node.map(plotIn).find((plot) => Object.keys(plot).length > 0) ?? {}
  if (!isPart(node)) return {}
  const own = { ...triggerPlot(node), ...conditionPlot(node), ...disruptPlot(node) }
  if (Object.keys(own).length > 0) return own
  return plotIn(Object.values(node))
}

const ATTACKER = [
  'attacks',
  'would-attack',
  'damages',
  'would-damage',
  'discards-by-damage',
  'causes-discard',
]
const DEFENDER = ['is-attacked', 'is-damaged', 'would-be-damaged', 'is-discarded', 'would-be-discarded']
const KILLS = [
  'discards-by-damage',
  'causes-discard',
  'is-discarded',
  'would-be-discarded',
  'would-lose-pilot',
]
const ARRIVES = ['is-deployed', 'is-completed', 'is-finished', 'enters-build-zone']

function triggerPlot({ when, who, against, by, attacker, defender, to, from, unit }: Part): Plot {
  if (typeof when !== 'string') return {}
  const kills = KILLS.includes(when) ? { kills: true as const } : {}
  if (ATTACKER.includes(when)) return parties({ attacker: who, defender: against }, kills)
  if (DEFENDER.includes(when) || when === 'would-lose-pilot')
    return parties({ defender: who, attacker: by ?? against }, kills)
  if (when === 'attack-ends' || when === 'attack-roll') return parties({ attacker, defender })
  if (when === 'prevents') return parties({ defender: to, attacker: from })
  if (ARRIVES.includes(when))
    return parties({ arrives: narrowed(who, to) }, by === 'hidden-cost' ? { hidden: true } : {})
  if (when === 'is-retreated') return parties({ retreats: who })
  return when === 'equips' ? parties({ arrives: unit }) : {}
}

function conditionPlot({ if: condition, card, against, with: by, did, who }: Part): Plot {
  if (condition === 'attacking')
    return parties(
      { attacker: card, defender: against },
      typeof by === 'string' ? { with: by as 'bombard' } : {},
    )
  if (condition === 'defending') return parties({ defender: card, attacker: against })
  if (condition === 'doomed') return parties({ defender: card }, { kills: true })
  if (condition !== 'happened') return {}
  if (did === 'was-healed') return { heals: true }
  if (did === 'was-retreated' || did === 'retreated') return parties({ retreats: who })
  if (did === 'was-deployed') return parties({ arrives: who })
  if (did === 'attacked' || did === 'damaged') return parties({ attacker: who, defender: against })
  return parties({ defender: who, attacker: against }, did === 'was-discarded' ? { kills: true } : {})
}

function disruptPlot({ do: act, what, attacker, against }: Part): Plot {
  if (act !== 'disrupt') return {}
  return parties({ attacker, defender: against }, { disrupts: Array.isArray(what) ? what.map(String) : [] })
}

type Role = 'attacker' | 'defender' | 'arrives' | 'retreats'

function parties(nouns: Partial<Record<Role, unknown>>, rest: Plot = {}): Plot {
  const known = Object.entries(nouns).flatMap(([role, noun]) => {
    const party = partyOf(noun)
    return party === undefined ? [] : [[role, party] as const]
  })
  return { ...Object.fromEntries(known), ...rest }
}

/** What is deployed to an arena is a unit of it. */
const narrowed = (who: unknown, to: unknown): unknown =>
  typeof to === 'string' && isPart(who) && isPart(who['of']) ? { ...who['of'], types: [to] } : who

/** References to what is chosen in the game tell nothing before it. */
function partyOf(noun: unknown): Party | undefined {
  if (!isPart(noun)) return undefined
  if ('the' in noun) return ['self', 'bearer', 'top'].includes(String(noun['the'])) ? 'star' : undefined
  if ('take' in noun) return partyOf(noun['of'])
  return isFilter(noun) ? (noun as Filter) : undefined
}

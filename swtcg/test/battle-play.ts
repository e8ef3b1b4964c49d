/** Battles for tests: units with exactly the facts and the text that a test needs, by either rulebook. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { scenario } from '@dejarik/kernel/scenario/testing'
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { WOTC_RULES } from '../citations.ts'
import { type Swtcg, swtcgGame } from '../index.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability, Cost, EffectAbility } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import { watchParts } from './parts-run.ts'

type Facts = Partial<Omit<InlineCard, 'name'>>

/** A Space unit of speed 50, power 3 and health 3, unless it says otherwise. */
export const unit = (name: string, facts: Facts = {}): InlineCard => ({
  name,
  side: 'neutral',
  kind: 'unit',
  arenas: ['space'],
  cost: 3,
  speed: 50,
  power: 3,
  health: 3,
  ...facts,
})
export const ground = (name: string, facts: Facts = {}): InlineCard =>
  unit(name, { arenas: ['ground'], ...facts })
export const character = (name: string, facts: Facts = {}): InlineCard =>
  unit(name, { arenas: ['character'], ...facts })

/** A Battle card that costs nothing. */
export const battleCard = (name: string, ...instructions: Instruction[]): InlineCard => ({
  name,
  side: 'neutral',
  kind: 'battle',
  abilities: [{ ability: 'effect', cost: [], do: instructions }],
})

export const force = (amount: number): Cost => ({ pay: 'force', amount })

/** A unit by its speed, weak and tough. */
export const ofSpeed = (speed: number, name = `Speed ${speed}`): InlineCard =>
  unit(name, { speed, power: 1, health: 9 })

/** Two ships that last: whatever a battle is about, they fight it. The raider attacks first. */
export const raider = unit('Raider', { speed: 60, health: 9 })
export const patrol = unit('Patrol', { speed: 40, health: 9 })

/** The Light Side has the patrol and nothing else. */
export const lone = { light: { space: ['Patrol'] } }

/** A card as a position has it that does not fight any more. */
export const tapped = (card: string) => ({ card, tapped: true })

/** `Pay 1 Force -> …` */
export const paying = (
  amount: number,
  instructions: readonly Instruction[],
  more: Partial<EffectAbility> = {},
): Ability => ({ ability: 'effect', cost: amount > 0 ? [force(amount)] : [], do: instructions, ...more })

export const self = { the: 'self' } as const
export const each = (of: Filter) => ({ take: { take: 'each' }, of }) as const
export const a = (of: Filter) => ({ take: { take: 'exactly', count: 1 }, of }) as const
export const chosen = (...names: string[]) => a({ names })
export const droids = { whose: 'you' as const, subtypes: ['Droid'] }
export const gainForce = (amount: number): Instruction => ({ do: 'gain-force', who: 'you', amount })

interface Battle extends ScenarioPosition {
  readonly cards: readonly InlineCard[]
  readonly dice?: readonly number[]
  readonly seed?: number
}
/** Stands where the next Space unit attacks, unless it says otherwise; seats that can only pass are not asked. */
export type Fight = (battle: Battle) => Scenario<Swtcg>

export const fightBy =
  (edition: 'idc' | 'wotc' | 'today', options: readonly string[] = ['quick-tempo']): Fight =>
  ({ cards, dice, seed, ...position }) => {
    watchParts()
    return scenario(swtcgGame, {
      edition,
      options: [...options],
      cards: [...cards],
      ...(dice ? { dice: [...dice] } : {}),
      ...(seed === undefined ? {} : { seed }),
      position: { at: 'attack space', ...position },
    })
  }

export const fight = fightBy('idc')
export const fight2003 = fightBy('wotc')
export const fightToday = fightBy('today')

/** The rule of the book that is played by that says what a rule of 2010 says. */
export const citedBy = (play: Fight, rule: string): string =>
  play === fight2003 ? (WOTC_RULES[rule] ?? rule) : rule

/** One test by each book. */
export function both(
  title: string,
  ids: { readonly idc: readonly string[]; readonly wotc: readonly string[] },
  body: (fight: Fight) => void,
): void {
  test(title, proves(...ids.idc), () => body(fight))
  test(`2003: ${title}`, proves(...ids.wotc), () => body(fight2003))
}

/** A test of the rules of 2010 alone. */
export const idc = (title: string, ids: readonly string[], body: () => void): void =>
  test(title, proves(...ids.map((id) => `idc/${id}`)), body)

/** A test of the rules of today. */
export const now = (title: string, ids: readonly string[], body: () => void): void =>
  test(title, proves(...ids.map((id) => `now/${id}`)), body)

/** A test of the rules of 2003 alone. */
export const wotc = (title: string, ids: readonly string[], body: () => void): void =>
  test(`2003: ${title}`, proves(...ids.map((id) => `wotc/${id}`)), body)

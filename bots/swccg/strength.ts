/** What a side has at a location, and what a card would add to it by its place there. */
import type { CardDefinition, Role } from '@dejarik/swccg'

export interface Strength {
  readonly power: number
  /** Ability that counts toward battle destiny. */
  readonly ability: number
  /** All ability: 1 or more is presence. */
  readonly presence: number
  /** What can be forfeited there. */
  readonly forfeit: number
  readonly weapons: number
}

export const NOBODY: Strength = { power: 0, ability: 0, presence: 0, forfeit: 0, weapons: 0 }
const WEAPON: Strength = { ...NOBODY, weapons: 1 }

export const added = (one: Strength, other: Strength, times = 1): Strength => ({
  power: one.power + times * other.power,
  ability: one.ability + times * other.ability,
  presence: one.presence + times * other.presence,
  forfeit: one.forfeit + times * other.forfeit,
  weapons: one.weapons + times * other.weapons,
})

/** The numbers of a card that may stand somewhere. */
interface Stander {
  readonly card?: CardDefinition
  readonly as: Role | null
  readonly power: number
  readonly ability: number
  readonly forfeit: number
}

/** Ways to be somewhere in which a card counts. */
export const STANDING: ReadonlySet<Role> = new Set(['at', 'pilot', 'driver', 'passenger', 'cargo'])

const isHull = (host: CardDefinition | undefined): boolean =>
  host?.kind === 'starship' || (host?.traits ?? []).includes('enclosed')

/** Inside a hull, power stays out of it, and of ability only that of pilots and drivers counts in a battle. */
export function standing(
  { card, as, power, ability, forfeit }: Stander,
  host: CardDefinition | undefined,
): Strength {
  if (as === 'attached') return card?.kind === 'weapon' ? WEAPON : NOBODY
  if (as === null || !STANDING.has(as)) return NOBODY
  if (as === 'cargo') return { ...NOBODY, presence: ability }
  if (as === 'at' || !isHull(host)) return { power, ability, presence: ability, forfeit, weapons: 0 }
  const steers = as === 'pilot' || as === 'driver'
  return { ...NOBODY, ability: steers ? ability : 0, presence: ability, forfeit: steers ? forfeit : 0 }
}

/** Guns from afar: a unit that is in a fleet for its Ion Cannon or Bombard fires from the build zone. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { FleetType } from '../../../conquest/decks.ts'
import { type AttackWith, definitionOf, type Game } from '../../../kinds.ts'
import { arenaOf } from '../../../rules/cards/place.ts'
import { unitsInPlay } from '../../../rules/cards/unit.ts'
import type { Edit } from '../../option.ts'

/** By the arena that is fought in: the type of the units that stand beside it, and the keyword that reaches it. */
const GUNS: Readonly<
  Record<FleetType, { readonly from: FleetType; readonly with: 'ion-cannon' | 'bombard' }>
> = {
  space: { from: 'ground', with: 'ion-cannon' },
  ground: { from: 'space', with: 'bombard' },
}

const isBeside = (game: Game, unit: CardId, from: FleetType): boolean =>
  arenaOf(game, unit) === null && definitionOf(game, unit).arenas.join() === from

/** The Location next door is where they stand (opt/galactic-conquest/ion-cannon-adjacent). */
export function fireFromAfar(edit: Edit, arena: FleetType): void {
  const gun = GUNS[arena]
  const { across, alsoFight, worksInBuildZone } = edit.policies
  const isGunner = (game: Game, unit: CardId): boolean =>
    isBeside(game, unit, gun.from) && numberOf(game, gun.with, unit) > 0
  edit.setPolicies({
    across: (game, attacker, defender): AttackWith | null =>
      isGunner(game, attacker) && arenaOf(game, defender) === arena
        ? gun.with
        : across(game, attacker, defender),
    alsoFight: (game, at) => [
      ...alsoFight(game, at),
      ...(at === arena
        ? game.table.order.flatMap((seat) => unitsInPlay(game, seat).filter((unit) => isGunner(game, unit)))
        : []),
    ],
    worksInBuildZone: (game, card, ability) =>
      worksInBuildZone(game, card, ability) ||
      (isBeside(game, card, gun.from) && ability.ability === 'keyword' && ability.keyword === gun.with),
  })
}

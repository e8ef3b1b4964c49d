/** Command Zone: a unit beside the Resource that helps from there. */
import { because } from '@dejarik/kernel'
import { definitionOf } from '../../kinds.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { acrossZones, alsoHarmed, mayReach, placeHarmed } from './command-reach.ts'
import { commanding, fightingCommandUnits, isCommand, RULE } from './command-unit.ts'

export const commandZone = option('Command Zone', {
  says: 'Each player may put a unit into a command zone, from where it helps the units in the battle arena.',
  needs: { oneOf: ['Battle the Rancor'], rule: 'opt/compat/command-zone-needs-rancor' },
  apply: (edit) => {
    const { across, worksInBuildZone, whyNotEnter } = edit.policies
    addSpecial(edit, 'command', commanding)
    edit.setPolicies({
      worksInBuildZone: (game, card, ability) =>
        worksInBuildZone(game, card, ability) ||
        (isCommand(game, card) && !('keyword' in ability && ability.keyword === 'intercept')),
      takesBonuses: (game, card) => !isCommand(game, card),
      isInBuildZone: (game, card) => definitionOf(game, card).kind !== 'unit' || isCommand(game, card),
      across: (game, attacker, defender) =>
        acrossZones(game, attacker, defender) ?? across(game, attacker, defender),
      alsoFight: fightingCommandUnits,
      mayReach,
      placeHarmed,
      alsoHarmed,
      whyNotEnter: (game, seat, card, arena) =>
        isCommand(game, card)
          ? because('stays-in-command', `${RULE}/put-unit-there`, { card })
          : whyNotEnter(game, seat, card, arena),
    })
  },
})

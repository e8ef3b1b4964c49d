import { because } from '@dejarik/kernel'
import { cardsAt } from '../../rules/cards/place.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { fightingAboard, isHelpless, mayFight, reachesVessel, shipOf } from './boarders.ts'
import { board, endDuel, offers } from './going-aboard.ts'

/** What a unit has against attacks by itself, as a number. */
const DEFENCES = ['shields', 'armor', 'parry']
/** What may take one of the two Pilots out of their fight. */
const PARTINGS = ['discarded', 'moved', 'retreated', 'piloted', 'captured'] as const

export const boarding = option('Boarding', {
  says: 'Instead of attacking, a piloted unit may retreat and send its Pilot aboard a tapped enemy Capital Ship.',
  // Galactic Conquest brings it along, so that it may come twice; what it sets stays the same.
  wraps: ['reaches', 'alsoFight', 'forbids', 'mayFight', 'onlyRides'],
  apply: (edit) => {
    const { reaches, alsoFight, forbids } = edit.policies
    edit.setPolicies({
      mayFight,
      onlyRides: (game, pilot) => shipOf(game, pilot) !== null,
      reaches: (game, attacker, defender) =>
        reaches(game, attacker, defender) || reachesVessel(game, attacker, defender),
      alsoFight: (game, arena) => [...alsoFight(game, arena), ...fightingAboard(game, cardsAt(game, arena))],
      forbids: (game, card, what) =>
        what === 'use-abilities' && isHelpless(game, card)
          ? because('cannot-use-abilities', 'opt/boarding/ship-helpless', { card })
          : forbids(game, card, what),
    })
    for (const name of DEFENCES)
      edit.wrapNumber(name, (number) => ({
        ...number,
        parts: (game, card, add) => {
          if (!isHelpless(game, card)) number.parts(game, card, add)
        },
      }))
    for (const kind of PARTINGS) edit.listen(kind, endDuel)
    addSpecial(edit, 'board', {
      says: '{card} boards {unit}',
      rule: 'opt/boarding/procedure',
      offers: (game, seat, moment) => (moment === 'would-attack' ? offers(game, seat) : []),
      act: (game, _, offer) => board(game, offer),
    })
  },
})

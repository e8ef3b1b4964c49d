import { arenaOf } from '../../rules/cards/place.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { board, isUnopposed, offers, reachesVessel, shipOf } from './boarders.ts'

export const boarding = option('Boarding', {
  says: 'Instead of attacking, a piloted unit may retreat and send its Pilot aboard a tapped enemy Capital Ship.',
  wraps: ['reaches', 'shieldsAgainst'],
  apply: (edit) => {
    const { reaches, shieldsAgainst } = edit.policies
    edit.setPolicies({
      reaches: (game, attacker, defender) =>
        reaches(game, attacker, defender) ||
        reachesVessel(game, attacker, defender) ||
        (shipOf(game, attacker) === defender &&
          arenaOf(game, attacker) === 'character' &&
          isUnopposed(game, attacker)),
      shieldsAgainst: (game, defender, attacker) =>
        shipOf(game, attacker) === defender ? 0 : shieldsAgainst(game, defender, attacker),
    })
    addSpecial(edit, 'board', {
      says: '{card} boards {unit}',
      rule: 'opt/boarding/procedure',
      offers: (game, seat, moment) => (moment === 'would-attack' ? offers(game, seat) : []),
      act: (game, _, offer) => board(game, offer),
    })
  },
})

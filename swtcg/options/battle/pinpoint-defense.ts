/** Pinpoint Defense: 2 Force give a defending unit Shields 1. */

import { addLasting, type CardId, type SeatId } from '@dejarik/kernel'
import { type Game, procedure, step } from '../../kinds.ts'
import { type MayBeDisrupted, openDisruption } from '../../rules/attack/disrupt.ts'
import { gainForce } from '../../rules/cards/force.ts'
import { exists } from '../../rules/cards/place.ts'
import { specialOffer } from '../../rules/chances/special-actions.ts'
import { hasUsed, type Use, useUp } from '../../uses.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'

const COST = 2
const RULE = 'opt/pinpoint-defense/shields-for-two-force'
const defenseBy = (game: Game, seat: SeatId): Use => ({
  kind: 'pinpoint',
  seat,
  attack: game.table.attack?.moment ?? 0,
})

interface Pinpoint extends MayBeDisrupted {
  readonly seat: SeatId
  readonly unit: CardId
}

/** An activated effect of a player, which can be disrupted as such. */
const pinpoint = procedure<Pinpoint>('swtcg/pinpoint-defense', [
  step('pay', (game, { seat }) => {
    useUp(game, defenseBy(game, seat))
    gainForce(game, seat, -COST, { rule: RULE })
  }),
  step('disrupt', (game, { seat, unit }) => openDisruption(game, 'ability', unit, seat)),
  step('shield', (game, { seat, unit, disrupted }) => {
    if (disrupted || !exists(game, unit)) return
    const shields = { ability: 'keyword', keyword: 'shields', value: 1 } as const
    const effect = { kind: 'gain', card: unit, name: 'pinpoint-defense', abilities: [shields] } as const
    addLasting(game, effect, { source: null, seat, duration: { until: 'attack-end', whileCard: unit } })
  }),
])

function defended(game: Game, seat: SeatId): CardId | undefined {
  const unit = game.table.attack?.defender
  return unit !== undefined && exists(game, unit) && game.card(unit).controller === seat ? unit : undefined
}

export const pinpointDefense = option('Pinpoint Defense', {
  says: 'For 2 Force your defending unit gets Shields 1 for an attack, once in each attack.',
  apply: (edit) => {
    edit.addProcedure(pinpoint)
    addSpecial(edit, 'pinpoint-defense', {
      says: 'Give {unit} Shields 1 for this attack',
      rule: 'opt/pinpoint-defense/shields-for-two-force',
      offers: (game, seat, moment) => {
        const unit = moment === 'attack' ? defended(game, seat) : undefined
        if (unit === undefined || game.seat(seat).force < COST || hasUsed(game, defenseBy(game, seat)))
          return []
        return [specialOffer('pinpoint-defense', { unit, cost: COST })]
      },
      act: (game, seat, { unit }) => game.call(pinpoint, { seat, unit: unit! }),
    })
  },
})

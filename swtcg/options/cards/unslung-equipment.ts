/** Unslung Equipment: Equipment is completed in battle if it is attached at once. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { partiallyBuilt } from '../../rules/build/build-counters.ts'
import { completion } from '../../rules/build/complete.ts'
import { mayComplete } from '../../rules/build/what-can-be-completed.ts'
import { cardsIn } from '../../rules/cards/place.ts'
import { typesOf, unitsInPlay } from '../../rules/cards/unit.ts'
import { canPay } from '../../rules/chances/costs.ts'
import { isSpecial } from '../../rules/chances/kinds-of-chances.ts'
import { type ActionTime, type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { equipAbilities, equipCost } from '../../rules/equipment/equip-cost.ts'
import { equip } from '../../rules/keywords/equip.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'

interface Unslung {
  readonly seat: SeatId
  readonly card: CardId
  readonly is: string
  readonly unit: CardId
  readonly ability: string
}

/** Its number changes when it is turned up, so it is found again by what it is. */
const unslung = procedure<Unslung>('swtcg/unslung', [
  step('complete', (game, { seat, card }) =>
    game.call(completion, { seat, card, destination: { to: 'build' } }),
  ),
  step('equip', (game, { seat, is, unit, ability }) => {
    const card = cardsIn(game, seat, 'build').findLast(
      (each) => !game.card(each).faceDown && game.card(each).is === is,
    )
    if (card !== undefined) game.call(equip, { seat, card, unit, ability })
  }),
])

const isBattle = ({ table: { step: at } }: Game, moment: ActionTime): boolean =>
  moment !== 'setup' &&
  moment !== 'build' &&
  !isSpecial(moment) &&
  (at === 'battle-start' || ARENAS.some((arena) => arena === at))

function offers(game: Game, seat: SeatId, moment: ActionTime): SpecialOffer[] {
  if (!isBattle(game, moment)) return []
  const built = partiallyBuilt(game, seat).filter(
    (card) =>
      definitionOf(game, card).kind === 'equipment' &&
      mayComplete(game, { seat, card, destination: { to: 'build' } }),
  )
  return built.flatMap((card) =>
    equipAbilities(definitionOf(game, card)).flatMap(([choice, ability]) =>
      unitsInPlay(game, seat)
        .filter((unit) => typesOf(game, unit).some((type) => definitionOf(game, card).arenas.includes(type)))
        .filter(() => canPay(game, { seat, card, cost: equipCost(game, card, ability) }))
        .map((unit) => specialOffer('unslung-equipment', { card, unit, choice })),
    ),
  )
}

export const unslungEquipment = option('Unslung Equipment', {
  says: 'Equipment may be completed in the battle phase if it is attached to a unit at once.',
  apply: (edit) => {
    edit.addProcedure(unslung)
    addSpecial(edit, 'unslung-equipment', {
      says: 'Complete {card} and give it to {unit}',
      rule: 'opt/unslung-equipment/complete-in-battle',
      offers,
      might: (game, seat, moment) => isBattle(game, moment) && partiallyBuilt(game, seat).length > 0,
      act: (game, seat, { card, unit, choice }) =>
        game.call(unslung, { seat, card: card!, is: game.card(card!).is, unit: unit!, ability: choice! }),
    })
  },
})

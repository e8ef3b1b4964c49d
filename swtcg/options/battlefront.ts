/** Battlefront: each player chooses one of eight standing bonuses. */
import type { ChoiceQuestion } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import { ask, type Game, step } from '../kinds.ts'
import { diceOfDamage } from '../rules/dice-of-damage.ts'
import { drawCards } from '../rules/draw.ts'
import { areOpponents, cardsAt, exists } from '../rules/place.ts'
import { putCounters } from '../rules/placement.ts'
import { BONUSES, GRANTED, hasBonus, RULE } from './bonuses.ts'
import { callJedi, dismissJedi } from './jedi-bonus.ts'
import { type Edit, option } from './option.ts'
import { addGrant } from './specials.ts'

/** The Dark Side chooses first, openly; the same bonus may be chosen by several. */
const choose = ask<{ chosen?: number }, ChoiceQuestion>(
  'bonus',
  (game, { chosen = 0 }) => {
    const seat = game.table.order[chosen]
    return seat === undefined
      ? undefined
      : { kind: 'choice', seat, about: 'bonus', rules: [`${RULE}/choose-one-bonus`], options: [...BONUSES] }
  },
  (game, { chosen = 0 }, bonus, seat) => {
    game.changeSeat(seat, { bonuses: [bonus] })
    game.emit({ kind: 'bonusChosen', seat, bonus, cause: { rule: `${RULE}/choose-one-bonus` } })
    if (chosen + 1 < game.table.order.length) game.goto('bonus')
    return { chosen: chosen + 1 }
  },
)

/** One die against each opposing unit in the arena whose battle step starts. */
function fireTurrets(game: Game, at: string): void {
  const arena = ARENAS.find((each) => each === at)
  if (!arena) return
  for (const roller of game.table.order) {
    const units = cardsAt(game, arena).filter((unit) =>
      areOpponents(game, roller, game.card(unit).controller),
    )
    if (hasBonus(game, roller, 'turret') && units.length > 0)
      game.call(diceOfDamage, { roller, source: null, units, dice: 1 })
  }
}

function sabotage(game: Game, unit: number): void {
  if (!exists(game, unit)) return
  const { controller } = game.card(unit)
  const saboteurs = game.table.order.filter(
    (seat) => areOpponents(game, seat, controller) && hasBonus(game, seat, 'sabotage'),
  )
  if (saboteurs.length > 0) putCounters(game, unit, saboteurs.length, { rule: `${RULE}/sabotage` })
}

function garrison(edit: Edit): void {
  const { buildBonus } = edit.policies
  edit.setPolicies({
    buildBonus: (game, seat) => [
      ...buildBonus(game, seat),
      ...(hasBonus(game, seat, 'garrison') ? [{ points: 1, rule: `${RULE}/garrison` }] : []),
    ],
  })
  edit.insertAfter<{ seat: number }>(
    'swtcg/draw-step',
    'draw',
    step('garrison', (game, { seat }) => {
      if (hasBonus(game, seat, 'garrison')) drawCards(game, seat, 1, { rule: `${RULE}/garrison` })
    }),
  )
}

export const battlefront = option('Battlefront', {
  says: 'Each player chooses one of eight bonuses at the beginning of the game (or of each turn, as agreed).',
  agreed: ['game', 'turn'],
  apply: (edit, agreed) => {
    if (agreed === 'turn') edit.insertAfter('swtcg/turn', 'begin', choose)
    else edit.insertBefore('swtcg/game', 'preparation', choose)
    addGrant(
      edit,
      (game, card) =>
        GRANTED.flatMap(([bonus, abilities]) =>
          hasBonus(game, game.card(card).controller, bonus) ? abilities : [],
        ),
      ['build', 'reroll'],
    )
    garrison(edit)
    edit.listen('stepBegan', (game, event) => {
      if (event.kind === 'stepBegan') fireTurrets(game, event.step)
    })
    edit.listen('deployed', (game, event) => {
      if (event.kind === 'deployed') sabotage(game, event.card)
    })
    edit.listen('setUp', (game, event) => {
      if (
        event.kind === 'setUp' &&
        'to' in event.destination &&
        ARENAS.some((arena) => 'to' in event.destination && arena === event.destination.to)
      )
        sabotage(game, event.card)
    })
    edit.insertBefore('swtcg/turn', 'gain-force', callJedi)
    edit.insertBefore('swtcg/turn', 'end-chance', step('jedi-leave', dismissJedi))
  },
})

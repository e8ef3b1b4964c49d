/** A side mission: Characters leave the Ground arena to fight by themselves. */
import { type CardsQuestion, type ConfirmQuestion, moveCard, type SeatId } from '@dejarik/kernel'
import { type About, ask, definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import { cardsAt, tableZone, unitsOf } from '../../../rules/cards/place.ts'

const RULE = 'opt/galactic-conquest'
interface Mission {
  readonly called?: boolean
  readonly asked?: number
  readonly going?: number
}

const charactersOf = (game: Game, seat: SeatId): readonly number[] =>
  unitsOf(game, seat, 'ground').filter((unit) => definitionOf(game, unit).arenas.includes('character'))

/** Each side needs a Character to send (opt/galactic-conquest/side-mission-participants). */
const isPossible = (game: Game): boolean =>
  game.table.order.every((seat) => charactersOf(game, seat).length > 0)

export const mission = procedure<Mission>('swtcg/side-mission', [
  ask<Mission, ConfirmQuestion<About>>(
    'call',
    (game, { asked = 0, called }) => {
      const seat = game.table.order[asked]
      if (seat === undefined || called || !isPossible(game)) return undefined
      return { kind: 'confirm', seat, about: 'side-mission', rules: [`${RULE}/side-mission-step`] }
    },
    (game, { asked = 0 }, called) => {
      if (!called) game.goto('call')
      return { called, asked: asked + 1 }
    },
  ),
  step('called', (game, { called }) => {
    if (!called) game.finish()
  }),
  ask<Mission, CardsQuestion<About>>(
    'go',
    (game, { going = 0 }) => {
      const seat = game.table.order[going]
      if (seat === undefined) return undefined
      const from = [...charactersOf(game, seat)]
      const rules = [`${RULE}/side-mission-participants`]
      return { kind: 'cards', seat, about: 'side-mission-goes', rules, from, min: 1, max: from.length }
    },
    (game, { going = 0 }, units) => {
      for (const card of units) goTo(game, card, 'character')
      game.goto('go')
      return { going: going + 1 }
    },
  ),
])

function goTo(game: Game, card: number, to: 'character' | 'ground'): void {
  moveCard(game, card, tableZone(to))
  game.emit({ kind: 'moved', card, to, cause: { rule: `${RULE}/side-mission-step` } })
}

/** After the turn they are back at the Location, so that they count for it. */
export function comeBack(game: Game): void {
  for (const card of [...cardsAt(game, 'character')]) goTo(game, card, 'ground')
}

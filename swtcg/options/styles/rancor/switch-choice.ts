/** Switch where there is one arena: its controller chooses an effect each turn, whatever the arena. */
import type { CardId, ChoiceQuestion } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import { type About, ask, definitionOf, type Game } from '../../../kinds.ts'
import type { Ability } from '../../../language/tree/tree.ts'
import { forget, marksOf, note } from '../../../marks.ts'
import { cardsAt } from '../../../rules/cards/place.ts'
import type { Edit } from '../../option.ts'

const isSwitch = (ability: Ability): boolean => ability.ability === 'switch'

const switching = (game: Game): CardId[] =>
  ARENAS.flatMap((arena) => cardsAt(game, arena)).filter((unit) =>
    definitionOf(game, unit).abilities.some(isSwitch),
  )

const partsOf = (game: Game, unit: CardId): number =>
  definitionOf(game, unit).abilities.reduce(
    (most, ability) => (ability.ability === 'switch' ? Math.max(most, ability.parts.length) : most),
    0,
  )

const chosen = (game: Game, unit: CardId): number =>
  marksOf(game, 'switch').find((mark) => mark.unit === unit)?.part ?? 0

/** Each unit with Switch is asked about in its turn; the choice lasts until the next turn begins. */
const choose = (rule: string) =>
  ask<{ switched?: number }, ChoiceQuestion<About>>(
    'switch',
    (game, { switched = 0 }) => {
      const unit = switching(game)[switched]
      if (unit === undefined) return undefined
      const options = Array.from({ length: partsOf(game, unit) }, (_, part) => String(part + 1))
      return {
        kind: 'choice',
        seat: game.card(unit).controller,
        about: 'switch',
        card: unit,
        rules: [rule],
        options,
      }
    },
    (game, { switched = 0 }, answer) => {
      const unit = switching(game)[switched]!
      forget(game, 'switch', (mark) => mark.unit === unit)
      note(game, { kind: 'switch', unit, part: Number(answer) - 1 })
      if (switched + 1 < switching(game).length) game.goto('switch')
      return { switched: switched + 1 }
    },
  )

export function chooseSwitches(edit: Edit, rule: string): void {
  edit.insertAfter('swtcg/turn', 'begin', choose(rule))
  edit.setPolicies({ switchPart: (game, unit) => chosen(game, unit) })
}

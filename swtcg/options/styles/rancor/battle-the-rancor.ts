/** Battle the Rancor: a free-for-all of all kinds of units in one arena. */
import type { CardId } from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import type { Victory } from '../../../hooks.ts'
import type { Game } from '../../../kinds.ts'
import { cardsAt } from '../../../rules/cards/place.ts'
import { controlOf } from '../../../rules/turn/arena-control.ts'
import { hasBegun } from '../../../rules/turn/battles-begun.ts'
import { hasUsed, type Use, useUp } from '../../../uses.ts'
import { lostSteps, oneBattle } from '../../battle/one-battle.ts'
import { type Edit, option } from '../../option.ts'
import { rolled } from '../../turn/changed-income.ts'
import { rancorDeck } from './rancor-deck.ts'
import { chooseSwitches } from './switch-choice.ts'

/** The one battle arena lies where the Character arena would; words for any arena mean it. */
const ARENA: Arena = 'character'
const attacked = (card: CardId): Use => ({ kind: 'attacked', card })
const RULE = 'opt/battle-the-rancor'

function winner(game: Game): Victory | null {
  const side = controlOf(game, ARENA)
  if (side) return { side, rule: `${RULE}/win-control-arena` }
  const empty = hasBegun(game) && cardsAt(game, ARENA).length === 0
  return empty ? { side: null, rule: `${RULE}/draw-when-empty` } : null
}

/** Units attack once in a battle without tapping; having attacked counts as having tapped for it. */
function attackWithoutTapping(edit: Edit): void {
  edit.setPolicies({
    spendAttack: (game, unit) => useUp(game, attacked(unit)),
    mayStillAttack: (game, unit) => !game.card(unit).tapped && !hasUsed(game, attacked(unit)),
    isExposed: (game, unit) => game.card(unit).tapped || hasUsed(game, attacked(unit)),
  })
}

export const battleTheRancor = option('Battle the Rancor', {
  says: 'Units of all kinds fight in one arena; whoever alone has units there at the end of a turn wins.',
  supersedes: ['Lite'],
  seats: 2,
  removes: lostSteps(ARENA),
  apply: (edit) => {
    edit.setConstants({
      deck: rancorDeck(edit.constants.deck),
      startingBuild: 10,
      startingReserve: 10,
      setupKinds: ['unit', 'resource', 'equipment', 'location', 'mission'],
    })
    rolled(edit, 'force', { fixed: 4, rule: `${RULE}/gain-four-force` })
    rolled(edit, 'build', {
      rolls: 'nobody',
      fixed: 5,
      tellsRoll: true,
      stands: true,
      rule: `${RULE}/gain-five-build`,
    })
    edit.setPolicies({
      arenasFor: ({ kind }) => (kind === 'unit' || kind === 'location' ? [ARENA] : []),
      typesIn: ({ arenas }) => arenas,
      arenaMeant: () => ARENA,
      bountyFor: 'damage',
      buildBonus: () => [],
      winner,
    })
    attackWithoutTapping(edit)
    oneBattle(edit, ARENA, { start: `${RULE}/start-effects-any-arena`, end: `${RULE}/end-effects-any-arena` })
    chooseSwitches(edit, `${RULE}/switch-choose-each-turn`)
  },
})

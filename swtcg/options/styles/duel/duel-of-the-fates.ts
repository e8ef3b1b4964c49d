/** Duel of the Fates: one unit against one, three attacks a turn. */
import { because } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { definitionOf, step } from '../../../kinds.ts'
import { lostSteps, oneBattle } from '../../battle/one-battle.ts'
import { option } from '../../option.ts'
import { rolled } from '../../turn/changed-income.ts'
import { chooseSwitches } from '../rancor/switch-choice.ts'
import { duellists, hasAttacked, spend } from './duel-attacks.ts'
import { duelDeck, isDuellist } from './duel-deck.ts'
import { judgeDuel } from './duel-end.ts'
import { freeAttacks } from './duel-free-attack.ts'
import { muster } from './duel-muster.ts'

const RULE = 'opt/duel-of-the-fates'
/** No unit costs more than the last. */
const LIMITS = [7, ...Array.from({ length: 20 }, (_, less) => less + 1).filter((limit) => limit !== 7)]

export const duelOfTheFates = option('Duel of the Fates', {
  says: 'One unit fights another in one arena, three attacks each a turn; whoever defeats the other wins.',
  supersedes: ['Lite'],
  seats: 2,
  agreed: ARENAS.toReversed().flatMap((arena) => LIMITS.map((limit) => `${arena}-${limit}`)),
  removes: [
    ...ARENAS.flatMap(lostSteps),
    'swtcg/game:setup',
    'swtcg/preparation:shuffle',
    'swtcg/preparation:draw',
    'swtcg/preparation:mulligans',
    'swtcg/turn:untap',
    'swtcg/turn:retreat',
  ],
  apply: (edit, agreed) => {
    const [arena, limit] = agreed.split('-') as [Arena, string]
    edit.addProcedure(muster)
    edit.setConstants({ deck: duelDeck(edit.constants.deck, arena, Number(limit)) })
    rolled(edit, 'force', { fixed: 4, rule: `${RULE}/gain-four-force` })
    rolled(edit, 'build', {
      rolls: 'nobody',
      fixed: 4,
      tellsRoll: true,
      stands: true,
      rule: `${RULE}/gain-four-build`,
    })
    for (const name of ['shuffle', 'draw', 'mulligans']) edit.remove('swtcg/preparation', name)
    edit.replace(
      'swtcg/game',
      step('setup', (game) => {
        for (const seat of game.table.order.toReversed()) game.call(muster, { seat, arena })
      }),
    )
    for (const name of ['untap', 'retreat']) edit.remove('swtcg/turn', name)
    edit.setPolicies({
      arenasFor: ({ kind }) => (kind === 'location' ? [arena] : []),
      arenaMeant: () => arena,
      whyNotConstruct: (game, card) =>
        isDuellist(definitionOf(game, card))
          ? because('non-units-only', `${RULE}/build-points-non-unit-only`, { card })
          : null,
      contestsOpponents: false, // opt/compat/unique-options-in-duel
      buildBonus: () => [],
      bountyFor: 'damage',
      idleKeywords: ['intercept', 'overkill'],
      nextToAttack: duellists,
      spendAttack: spend,
      isExposed: (game, unit) => game.card(unit).tapped || hasAttacked(game, unit),
    })
    freeAttacks(edit)
    oneBattle(edit, arena, { start: `${RULE}/start-effects-any-arena`, end: `${RULE}/end-effects-any-arena` })
    judgeDuel(edit, arena)
    chooseSwitches(edit, `${RULE}/switch-choose-each-turn`)
  },
})

/** Galactic Conquest: one battle of the campaign, at a Space or a Ground Location. */
import type { Arena, CardDefinition } from '../../../cards/definition.ts'
import { type FleetType, fleetRules } from '../../../conquest/decks.ts'
import { definitionOf } from '../../../kinds.ts'
import { buyBonuses } from '../../battle/battlefront/bought-bonuses.ts'
import { giveBonuses } from '../../battle/battlefront/standing-bonuses.ts'
import { boarding } from '../../battle/boarding.ts'
import { lostSteps, oneBattle } from '../../battle/one-battle.ts'
import { option } from '../../option.ts'
import { checkPosts, winner } from './conquest-end.ts'
import { shieldFlagships } from './conquest-flagship.ts'
import { fireFromAfar } from './conquest-guns.ts'
import { flyAnything } from './conquest-pilots.ts'
import { callFleet, fleetProcedures } from './conquest-setup.ts'
import { holdPosts } from './held-posts.ts'
import { sideMissions } from './side-mission-turn.ts'

const RULE = 'opt/galactic-conquest'

/** Characters fight beside Ground units; in Space they pilot, board, or wait in the build zone. */
const fitsArena = ({ kind, arenas }: CardDefinition, type: FleetType): boolean => {
  if (kind !== 'unit') return false
  return arenas.includes(type) || (type === 'ground' && arenas.includes('character'))
}

export const galacticConquest = option('Galactic Conquest', {
  says: 'Two fleets fight for a Location of a map; the campaign is won by conquering every Location.',
  supersedes: ['Lite'],
  seats: 2,
  agreed: ['space', 'ground'],
  removes: [...lostSteps('space'), ...lostSteps('ground')],
  apply: (edit, agreed) => {
    const arena = agreed as FleetType & Arena
    for (const procedure of fleetProcedures) edit.addProcedure(procedure)
    edit.setConstants({ deck: { ...fleetRules(arena), sample: { typeBySeat: [arena] } } })
    edit.setPolicies({
      arenasFor: (definition) => (fitsArena(definition, arena) ? [arena] : []),
      typesIn: ({ arenas }, at) => (arenas.includes(at) ? [at] : arenas),
      arenaMeant: () => arena,
      unspentBuild: 'kept',
      switchPart: (game, unit) => definitionOf(game, unit).arenas.indexOf(arena),
      winner: (game) => winner(game, arena),
    })
    oneBattle(edit, arena, { start: `${RULE}/start-effects-any-arena`, end: `${RULE}/end-effects-any-arena` })
    boarding.apply(edit, '') // opt/galactic-conquest/boarding-applies
    giveBonuses(edit)
    edit.insertBefore('swtcg/game', 'setup', callFleet(arena))
    edit.insertBefore('swtcg/game', 'free-fleet', buyBonuses)
    flyAnything(edit, arena)
    fireFromAfar(edit, arena)
    sideMissions(edit, arena)
    shieldFlagships(edit)
    if (arena === 'ground') holdPosts(edit)
    edit.listen('controlChanged', checkPosts)
  },
})

/** Pilots of a Galactic Conquest: any Character flies anything, and a piloted unit may go faster for less power. */

import { addLasting, because, type CardId, removeLasting } from '@dejarik/kernel'
import type { Arena, CardDefinition } from '../../../cards/definition.ts'
import type { Game, SwtcgEvent } from '../../../kinds.ts'
import type { Reason } from '../../../reasons.ts'
import { gainsOf } from '../../../rules/abilities/lasting.ts'
import { exists, unitsOf } from '../../../rules/cards/place.ts'
import { type Special, specialOffer } from '../../../rules/chances/special-actions.ts'
import { hasUsed, type Use, useUp } from '../../../uses.ts'
import type { Edit } from '../../option.ts'
import { addSpecial } from '../../specials.ts'

const RULE = 'opt/galactic-conquest'
const NAME = 'spurred'
const spurred = (card: CardId): Use => ({ kind: 'spurred', card })

const isCharacter = ({ kind, arenas }: CardDefinition): boolean =>
  kind === 'unit' && arenas.includes('character')

/** Droids too; Characters themselves are not piloted (opt/galactic-conquest/pilot-droids). */
function whyNotFly(pilot: CardDefinition, _: CardDefinition, types: readonly Arena[]): Reason | null {
  const rule = `${RULE}/any-character-pilots-any-unit`
  if (!isCharacter(pilot)) return because('not-a-pilot', rule)
  return types.every((type) => type === 'character') ? because('character', rule) : null
}

/** Before the next attack, since the speed decides who attacks; once for a unit in a turn. */
const spurring = (arena: Arena): Special => ({
  says: 'Give {card} +10 speed and -1 power for its attack',
  rule: 'opt/galactic-conquest/piloted-unit-speed-option',
  offers: (game, seat, moment) =>
    moment === 'general'
      ? unitsOf(game, seat, arena)
          .filter((unit) => game.card(unit).pilots.length > 0 && game.policies.mayStillAttack(game, unit))
          .filter((unit) => !hasUsed(game, spurred(unit)))
          .map((card) => specialOffer('spur', { card }))
      : [],
  act: (game, seat, { card }) => {
    useUp(game, spurred(card!))
    const duration = { until: 'end-of-battle', whileCard: card! }
    addLasting(game, { kind: 'gain', card: card!, speed: 10, name: NAME }, { source: null, seat, duration })
  },
})

/** With the attack the speed is used up, and the power is less. */
function slowDown(game: Game, event: SwtcgEvent): void {
  if (event.kind !== 'attackDeclared' || !exists(game, event.attacker)) return
  const spur = gainsOf(game, event.attacker).find(({ name }) => name === NAME)
  if (!spur) return
  removeLasting(game, spur.id)
  const duration = { until: 'attack-end', whileCard: event.attacker }
  const origin = { source: null, seat: game.card(event.attacker).controller, duration }
  addLasting(game, { kind: 'gain', card: event.attacker, power: -1, name: 'slowed' }, origin)
}

export function flyAnything(edit: Edit, arena: Arena): void {
  edit.setPolicies({ isPilot: isCharacter, whyNotFly })
  addSpecial(edit, 'spur', spurring(arena))
  edit.listen('attackDeclared', slowDown)
}

/** Instructions about attacks and disrupting, and those that come later. */

import type { CardId, ProcedureName } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import type { AttackWith, Game, Waiting } from '../../../kinds.ts'
import type { Moment } from '../../../language/tree/instructions.ts'
import { disruptSubject, isThatAttack } from '../../../rules/attack/disrupt.ts'
import { isAttackable, reach } from '../../../rules/attack/targets.ts'
import { exists } from '../../../rules/cards/place.ts'
import { wait } from '../../../rules/chances/waiting.ts'
import { keepsTarget } from '../../../rules/keywords/precision.ts'
import { useUp } from '../../../uses.ts'
import { type Context, cardsFor } from '../../context.ts'
import { arenaMeant } from '../../nouns/arenas-meant.ts'
import { causeOf, type Performers } from '../performer.ts'

interface Declaration {
  readonly attacker: CardId
  readonly defender: CardId
  readonly with: AttackWith
  readonly how: 'tapping' | 'double-strike' | 'effect'
}
const attack: ProcedureName<Declaration> = { name: 'swtcg/attack' }

export const attackPerformers: Performers<
  'attack' | 'redirect-attack' | 'end-attack' | 'skip-battle' | 'extra-battle' | 'disrupt' | 'later'
> = {
  attack: (game, context, { unit }, [defender]) => {
    const [attacker] = cardsFor(game, context, unit)
    if (attacker === undefined || defender === undefined) return
    if (game.table.attack)
      return game.changeTable({ furtherAttacks: [...game.table.furtherAttacks, { attacker, defender }] })
    const using = reach(game, attacker, defender)
    if (using) game.call(attack, { attacker, defender, with: using, how: 'effect' })
  },
  /** The same attack with another defending unit, if the attacker can attack it. */
  'redirect-attack': (game, context, _, [defender]) => {
    const present = game.table.attack
    if (!present || defender === undefined || keepsTarget(game, present.attacker)) return
    if (!isAttackable(game, present.attacker, defender)) return
    const { stopped: _stopped, ...running } = present
    game.changeTable({ attack: { ...running, defender, defenders: [...present.defenders, defender] } })
    game.emit({ kind: 'intercepted', card: defender, defender: present.defender, cause: causeOf(context) })
  },
  'end-attack': (game, context, { how }) => {
    const present = game.table.attack
    if (!present) return
    game.changeTable({ attack: { ...present, stopped: how ?? true } })
    if (how) game.emit({ kind: 'disrupted', what: 'attack', card: present.attacker, cause: causeOf(context) })
  },
  'skip-battle': (game, context, { arena }) => {
    const where = arena === 'chosen' ? ARENAS[Number(context.bound['arena'])] : arena
    if (where) useUp(game, { kind: 'skipped', arena: where })
  },
  'extra-battle': (game, context, { arena }) => {
    const where = arena === 'chosen' ? ARENAS[Number(context.bound['arena'])] : arena
    if (where) game.changeTable({ extraBattles: [...game.table.extraBattles, where] })
  },
  disrupt: (game, context, instruction) => {
    const { disrupting, attack } = game.table
    if (!disrupting || !isThatAttack(game, context, instruction)) return undefined
    disruptSubject(game)
    const { what, card, ability } = disrupting
    if (instruction.barred && ability !== undefined) useUp(game, { kind: 'barred', bearer: card, ability })
    game.emit({ kind: 'disrupted', what, card, cause: causeOf(context) })
    const { against } = instruction
    return against && 'kind' in against && attack ? { that: [attack.defender] } : undefined // whom the words name
  },
  later: (game, context, { at: told, what }) => {
    const at = told === 'its-step-end' ? endThere(game, context) : told
    if (exists(game, context.self) || at !== 'next-build-step')
      wait(game, {
        chance: MOMENT[at],
        ...stepOf(at),
        by: 'activation',
        seat: context.you,
        effect: { kind: 'effect', context, instructions: what },
      })
  },
}

/** The end of the battle step in that unit's arena. */
function endThere(game: Game, context: Context): Moment {
  const arena = arenaMeant(game, context, { in: 'same-arena', as: { the: 'chosen', name: 'that' } })
  return arena ? `${arena}-end` : 'step-end'
}

/** Which battle step a moment belongs to. */
const stepOf = (at: Moment): Pick<Waiting, 'step'> => {
  const step = ARENAS.find((arena) => at === `${arena}-start` || at === `${arena}-end`)
  return step ? { step } : {}
}

const MOMENT: Readonly<Record<Moment, Waiting['chance']>> = {
  roll: 'reroll',
  'pending-damage': 'pending-damage',
  'attack-end': 'attack-end',
  'end-of-turn': 'end-of-turn',
  'next-build-step': 'build-start',
  'retreat-start': 'retreat',
  'battle-start': 'battle-start',
  'battle-end': 'end-of-turn',
  'step-start': 'step-start',
  'step-end': 'step-end',
  'its-step-end': 'step-end',
  'space-start': 'step-start',
  'ground-start': 'step-start',
  'character-start': 'step-start',
  'space-end': 'step-end',
  'ground-end': 'step-end',
  'character-end': 'step-end',
}

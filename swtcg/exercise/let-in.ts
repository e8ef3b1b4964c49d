/** Lets in the cards that help to bring an ability to use, each to where it can do so. */
import type { CardDefinition } from '../cards/definition.ts'
import { chancesFor } from '../effects/triggers/timing.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { Trigger } from '../language/tree/triggers.ts'
import { type Abettor, abettorsOf } from './abettors.ts'
import type { PrintedAbility } from './abilities.ts'
import type { Camp, Draft } from './draft.ts'
import { otherSide } from './grant.ts'
import type { Staging } from './put.ts'

/** Whom it let in, by key. */
export function letIn(staging: Staging, aim: PrintedAbility): ReadonlySet<string> {
  const { side, seats, plot, wishes } = staging
  const keys = new Set<string>()
  for (const abettor of abettorsOf(aim, plot, wishes)) {
    const camp = abettor.whose === 'you' ? side : otherSide(side)
    for (const card of helpersFor(staging, camp, abettor)) {
      putIn(staging, seats[camp], card)
      keys.add(card.key)
    }
  }
  return keys
}

/** Such as do it in battle, where there are any. */
function helpersFor({ cast }: Staging, camp: Camp, { is, does }: Abettor): readonly CardDefinition[] {
  const fighting = does ? cast.fitting(camp, {}, 2, (card) => isForBattle(card, does)) : []
  return fighting.length > 0 ? fighting : cast.fitting(camp, {}, 2, is)
}

const isForBattle = ({ kind, abilities }: CardDefinition, does: (ability: Ability) => boolean): boolean =>
  kind !== 'mission' && abilities.some((each) => does(each) && happensInBattle(each))

/** Triggers of other steps of the turn. */
const ELSEWHERE: ReadonlySet<Trigger['when']> = new Set([
  'build-step-starts',
  'build-roll',
  'is-deployed',
  'is-completed',
  'is-finished',
  'enters-build-zone',
  'is-retreated',
  'equips',
  'draws',
  'untaps',
  'gains-force',
])

function happensInBattle(ability: Ability): boolean {
  if (ability.ability === 'triggered') return !ELSEWHERE.has(ability.when.when)
  return ability.ability === 'effect' && chancesFor(ability).includes('general')
}

/** Units stand in an arena, Locations lie in theirs, what is played or completed is in hand. */
function putIn({ arena, below }: Staging, seat: Draft, card: CardDefinition): void {
  if (card.kind === 'location') seat.locations = [card]
  if (card.kind !== 'unit') return void seat.hand.unshift(card)
  const place = arena && card.arenas.includes(arena) ? arena : card.arenas[below(card.arenas.length)]!
  seat[place].unshift({ card })
}

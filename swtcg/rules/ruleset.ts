/** The whole rulebook: every procedure and number, as the editions and the options leave them. */
import { type Listener, makeRules, type Patch, type Procedure, type Ruleset } from '@dejarik/kernel'
import type { Library } from '../cards/library.ts'
import { copies } from '../copies.ts'
import { choose } from '../effects/choose.ts'
import { chooseInEach } from '../effects/choose-in-each.ts'
import { historyListeners } from '../effects/history.ts'
import { bidding } from '../effects/perform/bids.ts'
import {
  chooseArena,
  chooseOne,
  choosePlayer,
  chooseType,
  maybe,
  nameCard,
} from '../effects/perform/choices.ts'
import { predict, rollOff, shareDamage } from '../effects/perform/contests.ts'
import { copy } from '../effects/perform/copies.ts'
import { removeUpTo } from '../effects/perform/counters.ts'
import { moveAnyCounters } from '../effects/perform/damage.ts'
import { announceReroll, changeDice, rollForEffect } from '../effects/perform/dice.ts'
import { attachToOwn } from '../effects/perform/equipment.ts'
import { finishing, repeating } from '../effects/perform/lending.ts'
import { millUpTo } from '../effects/perform/mill.ts'
import { boarding } from '../effects/perform/moving.ts'
import { divideDamage } from '../effects/perform/pending.ts'
import { twoPiles } from '../effects/perform/piles.ts'
import { countersFirst } from '../effects/perform/put.ts'
import { putAtEnd, putInOrder } from '../effects/perform/put-in-order.ts'
import { search } from '../effects/perform/search.ts'
import { setNumber } from '../effects/perform/units.ts'
import { drawUpTo, payX, putAny, upTo } from '../effects/perform/up-to.ts'
import { resolve } from '../effects/resolve.ts'
import { singleOut } from '../effects/single-out.ts'
import { triggerListeners } from '../effects/triggers.ts'
import type { Swtcg } from '../kinds.ts'
import { patchesFor } from '../options/resolve.ts'
import { attack } from './attack.ts'
import { battleStep } from './battle.ts'
import { buildAction, building, buildStep, drawStep } from './build.ts'
import { buildStart } from './build-start.ts'
import { chanceToPlay } from './chance.ts'
import { WOTC_RULES } from './citations.ts'
import { completion } from './completion.ts'
import { contest, contestListeners, contests } from './contest.ts'
import { counters } from './counters.ts'
import { damage } from './damage.ts'
import { DECK_RULES } from './deck-rules.ts'
import { diceOfDamage } from './dice-of-damage.ts'
import { discarding } from './discard.ts'
import { disruption } from './disrupt.ts'
import { usualConstants, usualPolicies } from './doors.ts'
import { drawing } from './draw-step.ts'
import { idcConstants, idcPolicies, wotcConstants, wotcPolicies } from './editions.ts'
import { enter } from './enter.ts'
import { equip } from './equipment.ts'
import { fallOff } from './fall-off.ts'
import { hiddenCards } from './hidden-cards.ts'
import { income } from './income.ts'
import { instead } from './instead.ts'
import { deflectTo } from './keywords/deflect.ts'
import { evadeAmount } from './keywords/evade.ts'
import { priced } from './keywords/intercept.ts'
import { overkill } from './keywords/overkill.ts'
import { lastingEffects } from './lasting.ts'
import { leave, withLeave } from './leave.ts'
import { newTop } from './new-top.ts'
import { numbers } from './numbers.ts'
import { ownUniques } from './own-uniques.ts'
import { pilotsPart } from './pilots-part.ts'
import { savingPilots } from './pilots-saved.ts'
import { placement } from './placement.ts'
import { play, playBattleCard } from './play.ts'
import { openHandListeners } from './player-rules.ts'
import { mulligan, preparation, pullResource } from './preparation.ts'
import { rearranging } from './rearranging.ts'
import { retreatStep } from './retreat.ts'
import { rolling } from './roll.ts'
import { secretRoll } from './secret-roll.ts'
import { settle } from './settle.ts'
import { setup } from './setup.ts'
import { sides } from './sides.ts'
import { battleCardChances } from './tempo.ts'
import { chancesFrom } from './this-card.ts'
import { endBattlePhase, endTurn, turn, turns } from './turn.ts'
import { untapStep } from './untap-step.ts'
import { wholeGame } from './whole-game.ts'

const procedures: readonly Procedure<Swtcg, never>[] = [
  wholeGame,
  preparation,
  sides,
  pullResource,
  mulligan,
  setup,
  turns,
  turn,
  income,
  drawing,
  retreatStep,
  untapStep,
  pilotsPart,
  contests,
  contest,
  ownUniques,
  battleStep,
  attack,
  damage,
  overkill,
  placement,
  diceOfDamage,
  priced,
  buildStep,
  building,
  buildAction,
  leave,
  withLeave,
  buildStart,
  completion,
  counters,
  enter,
  equip,
  fallOff,
  newTop,
  rearranging,
  chanceToPlay,
  settle,
  disruption,
  discarding,
  savingPilots,
  bidding,
  boarding,
  instead,
  rolling,
  secretRoll,
  play,
  playBattleCard,
  resolve,
  singleOut,
  choose,
  chooseInEach,
  maybe,
  chooseOne,
  nameCard,
  chooseArena,
  choosePlayer,
  chooseType,
  attachToOwn,
  countersFirst,
  putAtEnd,
  putInOrder,
  drawUpTo,
  twoPiles,
  millUpTo,
  upTo,
  removeUpTo,
  moveAnyCounters,
  putAny,
  payX,
  copy,
  search,
  rollForEffect,
  changeDice,
  announceReroll,
  divideDamage,
  predict,
  finishing,
  setNumber,
  repeating,
  rollOff,
  shareDamage,
  deflectTo,
  evadeAmount,
]

/** What each edition makes of the rules of 2010. */
const EDITIONS: Readonly<Record<string, Patch<Swtcg>>> = {
  idc: { name: 'idc', apply: () => {} },
  wotc: {
    name: 'wotc',
    removes: ['swtcg/preparation:pull-resources'],
    apply: (edit) => {
      edit.remove('swtcg/preparation', 'pull-resources')
      edit.insertBefore('swtcg/build-step', 'start', drawStep)
      edit.replace('swtcg/turn', endBattlePhase)
      edit.insertAfter('swtcg/turn', 'end-chance', endTurn) // wotc/turn/until-end-of-battle-expires
      edit.setConstants({ ...wotcConstants, drawRule: 'wotc/turn/draw-one', deck: DECK_RULES.wotc })
      edit.setPolicies(wotcPolicies)
      edit.cite(WOTC_RULES)
    },
  },
}

export const EDITION_NAMES: readonly string[] = Object.keys(EDITIONS)

export function makeRuleset(edition: string, options: readonly string[], library: Library): Ruleset<Swtcg> {
  const source = {
    procedures,
    constants: {
      ...idcConstants,
      ...usualConstants,
      library,
      battleChances: battleCardChances(library.cards),
      discardChances: chancesFrom(library.cards, 'discard-pile'),
      hiddenCards: hiddenCards(library.cards),
    },
    policies: { ...idcPolicies, ...usualPolicies },
    numbers,
    copies,
    effects: lastingEffects,
    listeners: heardBy(
      heardBy(joinedListeners(triggerListeners, openHandListeners), contestListeners),
      historyListeners,
    ),
  }
  return makeRules(source, [EDITIONS[edition] ?? EDITIONS['idc']!, ...patchesFor(options)])
}

type Listeners = Readonly<Record<string, readonly Listener<Swtcg>[]>>

/** What hears an event, one after the other. */
function joinedListeners(first: Listeners, then: Listeners): Listeners {
  const kinds = new Set([...Object.keys(first), ...Object.keys(then)])
  return Object.fromEntries([...kinds].map((kind) => [kind, [...(first[kind] ?? []), ...(then[kind] ?? [])]]))
}

/** Triggers hear an event first, then what the rules themselves do about it. */
function heardBy(
  triggers: Readonly<Record<string, readonly Listener<Swtcg>[]>>,
  rules: Readonly<Record<string, Listener<Swtcg>>>,
): Record<string, readonly Listener<Swtcg>[]> {
  const added = Object.entries(rules).map(([kind, listener]) => [kind, [...(triggers[kind] ?? []), listener]])
  return { ...triggers, ...Object.fromEntries(added) }
}

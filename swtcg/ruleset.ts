/** The whole rulebook: every procedure and number, as the editions and the options leave them. */

import { type Listener, makeRules, type Patch, type Procedure, type Ruleset } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import { TODAY_RULES, WOTC_RULES } from './citations.ts'
import { copies } from './copies.ts'
import { idcConstants, idcPolicies, todayPolicies, wotcConstants, wotcPolicies } from './editions.ts'
import { choose } from './effects/choosing/choose.ts'
import { chooseDiffering } from './effects/choosing/choose-differing.ts'
import { chooseInEach } from './effects/choosing/choose-in-each.ts'
import { chooseTotalling } from './effects/choosing/choose-totalling.ts'
import { singleOut } from './effects/choosing/single-out.ts'
import { copy } from './effects/perform/cards/copies.ts'
import { finishing, repeating } from './effects/perform/cards/lending.ts'
import { millUpTo } from './effects/perform/cards/mill.ts'
import { twoPiles } from './effects/perform/cards/piles.ts'
import { countersFirst } from './effects/perform/cards/put.ts'
import { putAtEnd, putInOrder } from './effects/perform/cards/put-in-order.ts'
import { search } from './effects/perform/cards/search.ts'
import { chooseSubordinate } from './effects/perform/cards/subordinates.ts'
import { agreeing } from './effects/perform/players/agreeing.ts'
import { bidding } from './effects/perform/players/bids.ts'
import {
  chooseArena,
  chooseOne,
  choosePlayer,
  chooseType,
  maybe,
  nameCard,
} from './effects/perform/players/choices.ts'
import { predict, rollOff, shareDamage } from './effects/perform/players/contests.ts'
import { replaceEvent } from './effects/perform/players/events.ts'
import { gainEither } from './effects/perform/players/gaining.ts'
import { nameSubtype } from './effects/perform/players/subtype-named.ts'
import { drawUpTo, payX, putAny, upTo } from './effects/perform/players/up-to.ts'
import { takeAbility } from './effects/perform/units/abilities-taken.ts'
import { anyCounter } from './effects/perform/units/any-counter.ts'
import { removeUpTo } from './effects/perform/units/counters.ts'
import { moveAnyCounters } from './effects/perform/units/damage.ts'
import { announceReroll, changeDice, rollForEffect } from './effects/perform/units/dice.ts'
import { attachToOwn } from './effects/perform/units/equipment.ts'
import { boarding } from './effects/perform/units/moving.ts'
import { divideDamage } from './effects/perform/units/pending.ts'
import { setNumber } from './effects/perform/units/units.ts'
import { resolve } from './effects/resolve.ts'
import { historyListeners } from './effects/triggers/history.ts'
import { triggerListeners } from './effects/triggers/triggers.ts'
import { facts } from './facts.ts'
import { usualConstants, usualPolicies } from './hooks.ts'
import type { Swtcg } from './kinds.ts'
import { patchesFor } from './options/resolve.ts'
import { lastingEffects } from './rules/abilities/lasting.ts'
import { numbers } from './rules/abilities/numbers.ts'
import { openHandListeners } from './rules/abilities/player-rules.ts'
import { attack } from './rules/attack/attack.ts'
import { battleStep } from './rules/attack/battle.ts'
import { diceOfDamage } from './rules/attack/dice-of-damage.ts'
import { disruption } from './rules/attack/disrupt.ts'
import { rolling } from './rules/attack/roll.ts'
import { secretRoll } from './rules/attack/secret-roll.ts'
import { buildAction, building, buildStep, drawStep } from './rules/build/build.ts'
import { counters } from './rules/build/build-counters.ts'
import { buildStart } from './rules/build/build-start.ts'
import { completion } from './rules/build/complete.ts'
import { meanwhile } from './rules/build/meanwhile.ts'
import { enter } from './rules/build/put-into-arena.ts'
import { controlListeners } from './rules/cards/taking-control.ts'
import { possibilitiesOf } from './rules/chances/hidden-possibilities.ts'
import { oneKeyword } from './rules/chances/one-keyword.ts'
import { askPermission, withPermission } from './rules/chances/permission.ts'
import { play, playBattleCard } from './rules/chances/play.ts'
import { chanceToPlay } from './rules/chances/play-or-pass.ts'
import { takePlace } from './rules/chances/what-is-due.ts'
import { damage } from './rules/damage/damage.ts'
import { discarding } from './rules/damage/discard.ts'
import { placement } from './rules/damage/placement.ts'
import { instead } from './rules/damage/replaced-discard.ts'
import { rescue } from './rules/damage/rescue.ts'
import { arrival } from './rules/keywords/ambush.ts'
import { deflectTo } from './rules/keywords/deflect.ts'
import { equip } from './rules/keywords/equip.ts'
import { evadeAmount } from './rules/keywords/evade.ts'
import { priced } from './rules/keywords/intercept.ts'
import { keywordListeners } from './rules/keywords/listeners.ts'
import { overkill } from './rules/keywords/overkill.ts'
import { parryAmount } from './rules/keywords/parry.ts'
import { protection } from './rules/keywords/protect.ts'
import { redirecting } from './rules/keywords/redirect.ts'
import { fallOff } from './rules/pilots/fall-off.ts'
import { pilotsPart } from './rules/pilots/pilots-of-both-players.ts'
import { savingPilots } from './rules/pilots/pilots-taken-off.ts'
import { DECK_RULES } from './rules/preparation/deck-rules.ts'
import { playEvent } from './rules/preparation/play-event.ts'
import { mulligan, playEvents, preparation, pullResource } from './rules/preparation/preparation.ts'
import { setup } from './rules/preparation/setup.ts'
import { sides } from './rules/preparation/sides.ts'
import { springTraps } from './rules/traps/spring.ts'
import { drawing } from './rules/turn/draw-step.ts'
import { income } from './rules/turn/income.ts'
import { retreatStep } from './rules/turn/retreat.ts'
import { endBattlePhase, endTurn, turn, turns } from './rules/turn/turn.ts'
import { untapStep } from './rules/turn/untap-step.ts'
import { wholeGame } from './rules/turn/whole-game.ts'
import { contest, contestListeners, contests } from './rules/unique/contest.ts'
import { newTop } from './rules/unique/new-top.ts'
import { ownUniques } from './rules/unique/own-uniques.ts'
import { rearranging } from './rules/unique/rearrange-by-effect.ts'

const procedures: readonly Procedure<Swtcg, never>[] = [
  wholeGame,
  preparation,
  sides,
  playEvent,
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
  meanwhile,
  buildAction,
  askPermission,
  withPermission,
  buildStart,
  completion,
  springTraps,
  arrival,
  counters,
  enter,
  equip,
  fallOff,
  newTop,
  rearranging,
  chanceToPlay,
  takePlace,
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
  chooseDiffering,
  chooseInEach,
  chooseTotalling,
  agreeing,
  gainEither,
  rescue,
  maybe,
  chooseOne,
  nameCard,
  nameSubtype,
  nameSubtype,
  chooseSubordinate,
  oneKeyword,
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
  anyCounter,
  replaceEvent,
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
  takeAbility,
  repeating,
  rollOff,
  shareDamage,
  deflectTo,
  evadeAmount,
  parryAmount,
  protection,
  redirecting,
]

/** What each edition makes of the rules of 2010. */
const EDITIONS: Readonly<Record<string, Patch<Swtcg>>> = {
  idc: { name: 'idc', edition: true, apply: () => {} },
  today: {
    name: 'today',
    edition: true,
    apply: (edit) => {
      edit.insertAfter('swtcg/preparation', 'sides', playEvents)
      edit.setConstants({ deck: DECK_RULES.today })
      edit.setPolicies(todayPolicies)
      edit.cite(TODAY_RULES)
    },
  },
  wotc: {
    name: 'wotc',
    edition: true,
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

/** `deckCards` are those that decks may hold, where not all of the library. */
export function makeRuleset(
  edition: string,
  options: readonly string[],
  library: Library,
  deckCards: readonly CardDefinition[] = library.cards,
): Ruleset<Swtcg> {
  const source = {
    procedures,
    constants: {
      ...idcConstants,
      ...usualConstants,
      library,
      facts,
      ...possibilitiesOf(deckCards),
    },
    policies: { ...idcPolicies, ...usualPolicies },
    numbers,
    copies,
    effects: lastingEffects,
    listeners: heardBy(
      heardBy(
        heardBy(
          joinedListeners(joinedListeners(triggerListeners, keywordListeners), openHandListeners),
          contestListeners,
        ),
        historyListeners,
      ),
      controlListeners,
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

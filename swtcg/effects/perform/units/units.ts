/** Instructions about units: what they get and lose, tapping, retreating, control. */

import { addLasting, type CardId, type Duration as Lasts, numberOf } from '@dejarik/kernel'
import { rewrite } from '@dejarik/kernel/language'
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { ask, definitionOf, type FixedGain, type Game, procedure, type Swtcg } from '../../../kinds.ts'
import type { Duration, Gain } from '../../../language/tree/instructions.ts'
import { isReference, type Reference, type Statistic } from '../../../language/tree/nouns.ts'
import type { Ability, KeywordAbility, Rule, TriggeredAbility } from '../../../language/tree/tree.ts'
import { abilitiesOf } from '../../../rules/abilities/abilities.ts'
import { keyOf } from '../../../rules/abilities/active-ability.ts'
import { whyForbidden } from '../../../rules/abilities/constraints.ts'
import { nextAttackOf } from '../../../rules/attack/next-attack.ts'
import { arenaOf } from '../../../rules/cards/place.ts'
import { changeController, firstController } from '../../../rules/cards/taking-control.ts'
import { tap, untapping } from '../../../rules/cards/tap.ts'
import { untapTogether } from '../../../rules/cards/untap.ts'
import { dropUnfitEquipment } from '../../../rules/equipment/unfit-equipment.ts'
import { prepare } from '../../../rules/keywords/focus.ts'
import { dropUnfitPilots } from '../../../rules/pilots/fall-off.ts'
import { retreat } from '../../../rules/turn/retreat.ts'
import { settleOwnUniques } from '../../../rules/unique/own-uniques.ts'
import { dropUnlisted } from '../../../rules/unique/unlisted.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { type Bound, type Context, cardsFor, seatsFor } from '../../context.ts'
import { causeOf, type Performers } from '../performer.ts'

/** Until end of battle is until the end of the battle phase (idc/phrase/until-end-of-battle-means-phase). */
const UNTIL: Readonly<
  Record<Exclude<Duration, 'next-attack' | 'while-tapped' | 'this-step'>, Pick<Lasts, 'until'>>
> = {
  'this-attack': { until: 'attack-end' },
  'this-battle': { until: 'end-of-battle' },
  'this-turn': { until: 'end-of-turn' },
  'next-turn': { until: 'end-of-next-turn' },
  'turn-start': { until: 'turn-start' },
  'this-game': {},
  'space-step': { until: 'space-end' },
  'ground-step': { until: 'ground-end' },
  'character-step': { until: 'character-end' },
}

/** How long, for an effect of this card on a unit. */
function until(game: Game, { self }: Context, duration: Duration, unit = self): Pick<Lasts, 'until'> {
  if (duration === 'next-attack') return { until: nextAttackOf(unit) }
  if (duration === 'while-tapped') return { until: untapping(self) }
  return UNTIL[duration === 'this-step' ? presentStep(game) : duration]
}
/** Outside battle steps there is none to end. */
function presentStep({ table }: Game): `${Arena}-step` | 'this-battle' {
  const arena = ARENAS.find((each) => each === table.step)
  return arena ? `${arena}-step` : 'this-battle'
}

export function last(
  game: Game,
  context: Context,
  effect: Swtcg['lasting'],
  unit: CardId,
  duration: Duration,
): void {
  const { self, you } = context
  addLasting(game, effect, {
    source: self,
    seat: you,
    duration: { ...until(game, context, duration, unit), whileCard: unit },
  })
}

/** Amounts are worked out once, when the effect takes place. */
function fixed(
  game: Game,
  context: Context,
  { speed, power, health, keywords = [], abilities = [], subtypes, subtypesOf }: Gain,
  meant: Bound[string] | undefined,
): FixedGain {
  const amount = (name: keyof FixedGain, value: Gain['speed']) =>
    value === undefined ? {} : { [name]: amountOf(game, context, value) }
  const given = keywords.map(
    ({ keyword, value }): KeywordAbility => ({
      ability: 'keyword',
      keyword,
      value: amountOf(game, context, value),
    }),
  )
  return {
    ...amount('speed', speed),
    ...amount('power', power),
    ...amount('health', health),
    abilities: [
      ...given,
      ...abilities.map((one) => withMeant(one, meant)),
      ...(subtypesOf ? likeThat(game, context, subtypesOf) : []),
    ],
    ...(subtypes ? { subtypes } : {}),
  }
}

/** Pilots and Equipment that are not for such a unit leave it. */
function dropUnfit(game: Game, units: readonly CardId[]): void {
  for (const unit of units) {
    dropUnfitEquipment(game, unit)
    dropUnfitPilots(game, unit)
  }
}

/** The subtypes of another card, as text that has the unit treated so. */
const likeThat = (game: Game, context: Context, card: Reference): readonly Ability[] =>
  cardsFor(game, context, card).map((each) => ({
    ability: 'treat-as',
    subtypes: [definitionOf(game, each).subtypes.join(' ')],
  }))

/** `That unit` in static text that is given is the one that the effect has chosen, for as long as it lasts. */
function withMeant(ability: Ability, meant: Bound[string] | undefined): Ability {
  if ((ability.ability !== 'static' && ability.ability !== 'rule') || typeof meant !== 'object')
    return ability
  return rewrite(ability, (part) =>
    part['the'] === 'chosen' ? { the: 'cards', cards: meant } : part,
  ) as Ability
}

interface SetNumber {
  readonly context: Context
  readonly card: CardId
  readonly of: Statistic
  readonly duration: Duration
}
/** As much as anybody would choose. */
const MOST_CHOSEN = 200

/** A player says what a number of a unit is. */
export const setNumber = procedure<SetNumber>('swtcg/set-number', [
  ask(
    'number',
    (_, { context, card }) => ({
      kind: 'number' as const,
      seat: context.you,
      about: 'choose-number',
      card,
      min: 0,
      max: MOST_CHOSEN,
    }),
    (game, { context, card, of, duration }, number) => {
      const ability: Ability = { ability: 'static', who: { the: 'self' }, gain: { is: { [of]: number } } }
      last(game, context, { kind: 'gain', name: 'effect', card, abilities: [ability] }, card, duration)
    },
  ),
])

export const unitPerformers: Performers<
  | 'get'
  | 'get-next-attack'
  | 'lose'
  | 'cant'
  | 'must-attack'
  | 'may-attack'
  | 'have-attack'
  | 'win-speed-ties'
  | 'level'
  | 'set-number'
  | 'cant-use'
  | 'tap'
  | 'untap'
  | 'retreat'
  | 'gain-control'
  | 'watch'
  | 'decree'
> = {
  watch: (game, context, { when, what, for: duration, once }) => {
    const ability: TriggeredAbility = { ability: 'triggered', when, do: what }
    const effect = { kind: 'watch' as const, ability, context, ...(once ? { once } : {}) }
    addLasting(game, effect, {
      source: context.self,
      seat: context.you,
      duration: until(game, context, duration),
    })
  },
  decree: (game, context, { ability, for: duration }) => {
    const origin = { source: context.self, seat: context.you, duration: until(game, context, duration) }
    addLasting(game, { kind: 'decree', ability, context }, origin)
  },
  get: (game, context, { who, gain, for: duration }, found) => {
    const meant = isReference(who) ? context.bound['that'] : context.bound['earlier']
    const effect = { kind: 'gain' as const, name: 'effect', ...fixed(game, context, gain, meant) }
    for (const card of found.filter((each) => game.policies.takesBonuses(game, each)))
      last(game, context, { ...effect, card }, card, duration)
    if (gain.abilities?.some((one) => one.ability === 'treat-as' && one.alone)) dropUnfit(game, found)
  },
  'get-next-attack': (game, context, { who, gain }, found) => {
    const meant = isReference(who) ? context.bound['that'] : context.bound['earlier']
    for (const card of found.filter((each) => game.policies.takesBonuses(game, each)))
      prepare(game, card, fixed(game, context, gain, meant))
  },
  lose: (game, context, { what, for: duration }, found) => {
    for (const card of found) {
      const keys =
        duration === 'this-game' ? { keys: abilitiesOf(game, card).map((active) => keyOf(game, active)) } : {}
      last(game, context, { kind: 'loss', card, what, ...keys }, card, duration)
      dropUnlisted(game, card)
    }
  },
  cant: (game, context, { what, against, for: duration }, found) => {
    const rule: Rule = { cant: what, ...(against ? { against } : {}) }
    for (const card of found) last(game, context, { kind: 'rule', card, rule, context }, card, duration)
  },
  'must-attack': (game, context, { target, for: duration }, found) => {
    const rule: Rule = { must: 'attack', target }
    for (const card of found) last(game, context, { kind: 'rule', card, rule, context }, card, duration)
  },
  'may-attack': (game, context, { target, for: duration }, found) => {
    const rule: Rule = { may: 'attack', target }
    for (const card of found) last(game, context, { kind: 'rule', card, rule, context }, card, duration)
  },
  'have-attack': (game, context, { target, for: duration, whether }, found) => {
    const manner = whether ? { whether } : {}
    for (const card of found)
      last(game, context, { kind: 'have-attack', card, target, context, ...manner }, card, duration)
  },
  'win-speed-ties': (game, context, { who, for: duration }) => {
    const { self, you } = context
    for (const seat of seatsFor(game, context, who)) {
      const effect = { kind: 'speed-ties' as const, side: game.seat(seat).side }
      addLasting(game, effect, { source: self, seat: you, duration: until(game, context, duration) })
    }
  },
  'cant-use': (game, context, { who, what, for: duration }) => {
    const { self, you } = context
    const effect = { kind: 'cant-use' as const, seats: seatsFor(game, context, who), what }
    // Who has won is counted after the effects of the turn have ended, but still in this turn.
    const lasts = what === 'lose-game' && duration === 'this-turn' ? 'turn-start' : duration
    addLasting(game, effect, { source: self, seat: you, duration: until(game, context, lasts) })
  },
  level: (game, context, { of, for: duration }, found) => {
    const numbers = found.map((card) => numberOf(game, of, card))
    const most = Math.max(0, ...numbers)
    for (const [index, card] of found.entries())
      if (numbers[index]! < most)
        last(
          game,
          context,
          { kind: 'gain', name: 'effect', card, [of]: most - numbers[index]! },
          card,
          duration,
        )
  },
  'set-number': (game, context, { of, for: duration }, found) => {
    for (const card of found) game.call(setNumber, { context, card, of, duration })
  },
  tap: (game, context, _, found) => {
    for (const card of found) tap(game, card, causeOf(context))
    return { 'that-much': found.length }
  },
  untap: (game, context, _, found) => untapTogether(game, found, causeOf(context)),
  retreat: (game, { you }, _, found) => {
    const free = found.filter(
      (card) => arenaOf(game, card) !== null && !whyForbidden(game, card, 'be-retreated'),
    )
    for (const card of free) retreat(game, card, you)
    return { 'that-much': free.length }
  },
  'gain-control': (game, context, { by = 'you', for: duration, while: held }, found) => {
    const [seat = context.you] = seatsFor(game, context, by)
    for (const card of found) {
      if (game.card(card).controller === seat) continue
      const back = firstController(game, card)
      changeController(game, card, seat, causeOf(context))
      const only = held ? { held: { of: held, context } } : {}
      last(game, context, { kind: 'control', card, back, ...only }, card, duration)
      settleOwnUniques(game, card) // idc/contest/own-by-gaining-control
    }
  },
}

/** Static effects: what applies all the time to the card itself or to every card that fits. */

import { type CardId, gather, lastingOf, lasts, remembered, rememberedOfCards, zone } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Gain } from '../language/tree/instructions.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability, StaticAbility } from '../language/tree/tree.ts'
import { census } from '../rules/abilities/abilities-in-play.ts'
import { baseAbilities } from '../rules/abilities/base-abilities.ts'
import { givesHiddenCost } from '../rules/abilities/hidden-cost-face-down.ts'
import { definitionTraits } from '../rules/abilities/kinds-of-abilities.ts'
import { standsAlone } from '../rules/abilities/stands-alone.ts'
import { isConcealed } from '../rules/cards/face.ts'
import { cardsAt, cardsIn, locationZone } from '../rules/cards/place.ts'
import { holds } from './conditions.ts'
import { type Context, cardsFor } from './context.ts'
import { fits, isAt } from './nouns/nouns.ts'

interface Active {
  readonly source: CardId
  readonly context: Context
  readonly ability: StaticAbility
  /** The static effect that gives this one to a card. */
  readonly given?: Active
}

export interface StaticGain {
  readonly source: CardId
  readonly context: Context
  readonly gain: Gain
  /** Which of the source's static effects it is. */
  readonly index: number
}

/** What static effects give a card now. */
export function staticsOn(game: Game, card: CardId): readonly StaticGain[] {
  const active = activeStatics(game)
  if (active.length === 0 || !game.policies.takesBonuses(game, card)) return NONE
  return remembered(game, 'statics-on', card, () =>
    gather(active, ({ source, context, ability, given }, index) =>
      reaches(game, context, ability, card) &&
      isOn(game, context, ability, index) &&
      (given === undefined || isGiven(game, given, context.self))
        ? [{ source, context, gain: ability.gain, index }]
        : [],
    ),
  )
}
const NONE: readonly StaticGain[] = []

/** Its condition is the same for every card that it reaches. */
const isOn = (game: Game, context: Context, { while: condition }: StaticAbility, index: number): boolean =>
  !condition || remembered(game, 'statics-while', index, () => holds(game, context, condition))

/** Whether a static effect gives its text to a card now. */
const isGiven = (game: Game, { context, ability }: Active, card: CardId): boolean =>
  reaches(game, context, ability, card) && (!ability.while || holds(game, context, ability.while))

function reaches(game: Game, context: Context, { who, gain }: StaticAbility, card: CardId): boolean {
  if ('the' in who) return cardsFor(game, context, who).includes(card)
  const beingBuilt = (gain.cost !== undefined || givesHiddenCost(gain)) && isConcealed(game, card)
  if (beingBuilt && gain.cost === undefined) return fits(game, context, faceDown(who), card)
  if (gain.cost !== undefined) return fits(game, context, beingBuilt ? faceDown(who) : who, card)
  return isAt(game, context, who.place, card) && fits(game, context, who, card)
}

/** What changes the cost of cards reaches those that are being built. */
const faceDown = (who: Filter): Filter => ({ ...who, state: [...(who.state ?? []), 'face-down'] })

/** Whether any static effect changes costs, or gives Hidden Cost: most of the time none does. */
const changesCosts = (game: Game): boolean => gifts(game).costs
export const givesHiddenCosts = (game: Game): boolean => gifts(game).hiddenCosts

/** Everything that changes what a card costs, wherever it goes or only in some arena. */
export function costGains(game: Game, card: CardId): readonly StaticGain[] {
  const own = ownCosts(game, card)
  if (!changesCosts(game)) return own
  return [...own, ...staticsOn(game, card).filter(({ gain }) => gain.cost !== undefined)]
}

/** What makes a card cheaper or costlier in some arena: most of the time nothing does. */
export function arenaCosts(game: Game, card: CardId): readonly StaticGain[] {
  return definitionTraits(definitionOf(game, card)).costsThere || gifts(game).arenaCosts
    ? costGains(game, card).filter(({ gain }) => gain.deployedTo !== undefined)
    : NONE
}
const changesThere = (ability: Ability): boolean =>
  ability.ability === 'static' && ability.gain.deployedTo !== undefined

/** What a card says of its own cost counts before it is in play, when there is something to pay. */
function ownCosts(game: Game, card: CardId): readonly StaticGain[] {
  const { abilities } = definitionOf(game, card)
  if (!abilities.some(tellsOwnCost) || isBeforePlay(game)) return NONE
  if (activeStatics(game).some(({ source }) => source === card)) return NONE
  const context = contextOf(game, card)
  return gather(abilities.filter(tellsOwnCost), ({ while: condition, gain }, index) =>
    !condition || holds(game, context, condition) ? [{ source: card, context, gain, index }] : [],
  )
}
const tellsOwnCost = (ability: Ability): ability is StaticAbility =>
  ability.ability === 'static' &&
  ability.gain.cost !== undefined &&
  'the' in ability.who &&
  ability.who.the === 'self'

/** Setup knows no effects (idc/setup/no-effects). */
const isBeforePlay = (game: Game): boolean => game.table.step === 'setup' && !game.policies.effectsInSetup

interface Gifts {
  readonly costs: boolean
  readonly arenaCosts: boolean
  readonly hiddenCosts: boolean
}
function gifts(game: Game): Gifts {
  const active = activeStatics(game)
  if (active.length === 0) return NO_GIFTS
  return remembered(game, 'static-gifts', 0, () => ({
    costs: active.some(({ ability: { gain } }) => gain.cost !== undefined),
    arenaCosts: active.some(({ ability }) => changesThere(ability)),
    hiddenCosts: active.some(({ ability: { gain } }) => givesHiddenCost(gain)),
  }))
}
const NO_GIFTS: Gifts = { costs: false, arenaCosts: false, hiddenCosts: false }

/** Every static effect in play, found once for each state; most states have none. */
const activeStatics = (game: Game): readonly Active[] =>
  remembered(game, 'statics', 0, () => findStatics(game))

/** Those of cards that depend on nothing else outlive changes of seats and of the table. */
function findStatics(game: Game): readonly Active[] {
  if (isBeforePlay(game)) return NONE_ACTIVE
  const { withStatic } = census(game)
  if (withStatic.length === 0 && !lasts(game, 'decree')) return NONE_ACTIVE
  const derive = (): readonly Active[] => {
    const printed = gather(withStatic, (source) =>
      gather(baseAbilities(game, source), ({ ability }) =>
        ability.ability === 'static' && !isGranted(game, source, ability)
          ? [{ source, context: contextOf(game, source), ability }]
          : [],
      ),
    )
    const active = [...printed, ...decrees(game)]
    return [...active, ...gather(active, (each) => givenOn(game, each))]
  }
  const standAlone = withStatic.every((source) => standsAlone(game, source))
  return standAlone ? rememberedOfCards(game, 'lone-statics', 0, derive) : derive()
}

/** Static text that static text gives to cards: each of them says it of itself. */
function givenOn(game: Game, given: Active): readonly Active[] {
  const { who, gain } = given.ability
  const texts = gather(gain.abilities ?? [], (ability) => (ability.ability === 'static' ? [ability] : []))
  if (texts.length === 0) return NONE_ACTIVE
  const cards = 'the' in who ? cardsFor(game, given.context, who) : sources(game)
  return gather(cards, (card) =>
    texts.map((ability) => ({ source: given.source, context: contextOf(game, card), ability, given })),
  )
}
/** What a Pilot or an Equipment says of its bearer is granted with the rest of what it gives. */
export function isGranted(game: Game, source: CardId, { who }: Pick<StaticAbility, 'who'>): boolean {
  if (!('the' in who) || who.the !== 'bearer') return false
  const { host } = game.card(source)
  return host !== null && !game.card(host).stack.includes(source)
}
const contextOf = (game: Game, source: CardId): Context => ({
  you: game.card(source).controller,
  self: source,
  bound: {},
  plain: true,
})

/** Static text that an effect has put over the table for a while. */
const decrees = (game: Game): Active[] =>
  gather(lastingOf(game, 'decree'), (effect) =>
    effect.ability.ability === 'static'
      ? [
          {
            source: effect.context.self,
            context: { ...effect.context, plain: true as const },
            ability: effect.ability,
          },
        ]
      : [],
  )
const NONE_ACTIVE: readonly Active[] = []

/** Units and Locations in the arenas, units in the build zones, what is on them, Resources and Events. */
export function sources(game: Game): readonly CardId[] {
  return remembered(game, 'sources', 0, () => [
    ...gather(ARENAS, (arena) => [...cardsAt(game, arena), ...zone(game, locationZone(arena)).cards]),
    ...gather(game.table.order, (seat) => [
      ...cardsIn(game, seat, 'build'),
      ...cardsIn(game, seat, 'resource'),
      ...cardsIn(game, seat, 'event'),
    ]),
    ...cardsAt(game, 'attached'),
  ])
}

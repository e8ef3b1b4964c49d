/** What events mean to triggered effects: who did what to whom, and when the effects resolve. */

import type { CardId, SeatId, Variant } from '@dejarik/kernel'
import { mentions } from '@dejarik/kernel/language'
import { ARENAS, type Arena, type CardKind } from '../../cards/definition.ts'
import type { Game, Side, SwtcgEvent } from '../../kinds.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'
import type { Trigger } from '../../language/tree/triggers.ts'
import { cardsAt, cardsIn, exists, seatsOf, sideOf } from '../../rules/cards/place.ts'
import { isUnit } from '../../rules/cards/unit.ts'
import type { Chance } from '../../rules/chances/kinds-of-chances.ts'
import { OF_ATTACKS } from '../../rules/damage/of-attacks.ts'

/** What an event means to triggers, and the chance at which they resolve. */
export interface Happening {
  readonly when: Trigger['when']
  readonly at: Chance | 'soon'
  /** The card that it happened to, and the other one in it. */
  readonly card?: CardId
  readonly other?: CardId
  readonly seat?: SeatId
  readonly step?: string
  readonly from?: string
  readonly kind?: CardKind
  /** How much damage it was. */
  readonly amount?: number
  readonly by?: string
  /** The card whose effect did it. */
  readonly cause?: CardId
  /** The unit that caused a discard, by its damage or by an effect of its own. */
  readonly causer?: CardId
}

type Heard<K extends SwtcgEvent['kind']> = Variant<SwtcgEvent, 'kind', K>
type Meaning<K extends SwtcgEvent['kind']> = (game: Game, event: Heard<K>) => readonly Happening[]

/** The rule by which a unit taps to attack. */
const ATTACKING = 'idc/attack/tap-attacker'

/** The rule by which a card is put into an arena. */
const PUTTING = 'idc/multi-arena/into-its-arena'

/** What each event that may set off a triggered effect means to it. */
const MEANINGS: { readonly [K in SwtcgEvent['kind']]?: Meaning<K> } = {
  attackMade: (_, { attacker, defender }) => [
    { when: 'attacks', at: 'attack', card: attacker, other: defender },
    { when: 'is-attacked', at: 'attack', card: defender, other: attacker },
  ],
  intercepted: (game, { card }) => attackedInstead(game, card),
  attackEnded: (_, { attacker, defender }) => [
    { when: 'attack-ends', at: 'attack-end', card: attacker, other: defender },
  ],
  diceRolled,
  damagePending,
  damagePrevented,
  damagePlaced,
  discarded,
  deployed: (game, event) => [
    soon('enters-build-zone', { card: event.card }), // idc/cards/deploy-passes-through-build-zone
    ...(event.to === 'build'
      ? []
      : [
          ...inArena(event),
          arrived(event.card, event.to, { by: 'deploying' }),
          ...taking(game, event.card, event.to),
        ]),
  ],
  retreated: (game, { card, from, by = game.card(card).controller }) => [
    soon('is-retreated', { card, seat: by, ...(from ? { from } : {}) }),
    soon('enters-build-zone', { card }),
    ...(from ? leaving(game, from, sideOf(game, game.card(card).controller)) : []),
  ],
  moved: (game, { card, to, cause }) =>
    to === 'build'
      ? [soon('enters-build-zone', { card })]
      : [
          arrived(card, to, { by: cause?.rule === PUTTING ? 'putting' : 'moving' }),
          ...taking(game, card, to),
        ],
  keywordTriggered: (_, { card, keyword }) => [soon('is-triggered', { card, by: keyword })],
  completed: (_, { card, seat }) => [...finished({ card }), soon('plays', { seat, kind: 'mission', card })],
  placed: (_, { card, to }) => [
    ...finished({ card, by: 'placed' }),
    ...(isArena(to) ? [soon('is-deployed', { card, from: to })] : []),
  ],
  equipped: (_, { unit, card }) => [soon('equips', { card: unit, other: card })],
  forceChanged: (_, event) =>
    event.by > 0 ? [soon('gains-force', { seat: event.seat, amount: event.by, ...causing(event) })] : [],
  putIntoDiscardPile: (_, { owner, card }) => [soon('mills', { seat: owner, card })],
  countersChanged: (_, event) => [
    soon('all-marked'),
    ...(event.put === undefined
      ? []
      : [soon('is-marked', { card: event.card, by: event.counter, amount: event.put, ...causing(event) })]),
    ...(event.taken === undefined
      ? []
      : [
          soon('is-unmarked', {
            card: event.card,
            by: event.counter,
            amount: event.taken,
            ...causing(event),
          }),
        ]),
  ],
  damageRemoved: (_, event) => [
    soon('is-unmarked', { card: event.unit, by: 'damage', amount: event.amount, ...causing(event) }),
  ],
  damageCountersPut: (_, event) => [
    soon('is-marked', { card: event.unit, by: 'damage', amount: event.amount, ...causing(event) }),
  ],
  stacked: (_, { seat, card, place }) => [soon('stacks', { seat, card, by: place })],
  showed: (_, { seat, card }) => [soon('reveals', { seat, card })],
  buildStepBegan: (_, { seat }) => [{ when: 'build-step-starts', at: 'build-start', seat }],
  stepBegan: (_, { step }) => stepStart(step),
  stepEnded: (_, { step, seat }) => [
    step === 'build'
      ? soon('build-step-ends', seat === undefined ? {} : { seat })
      : { when: 'step-ends', at: chanceAfter(step), step },
  ],
  battleCardPlayed: (game, { seat }) => [soon('plays', { seat, kind: 'battle' }), ...disrupting(game, seat)],
  abilityPlayed: (game, { seat, card, ability, tapped, force }) => [
    ...disrupting(game, seat),
    soon('uses', { card, by: ability, ...(force === undefined ? {} : { amount: force }) }),
    ...(tapped ? [soon('taps-for-ability', { card })] : []),
  ],
  drew,
  tapped: (_, event) => [
    soon('taps', { card: event.card, ...causing(event) }),
    ...(event.cause?.rule === ATTACKING ? [] : [soon('taps-without-attacking', { card: event.card })]), // now/general/taps-without-attacking
  ],
  untapped: (_, event) => [soon('untaps', { card: event.card, ...causing(event) })],
}

/** Every event that may set off a triggered effect. */
export const HEARD: readonly string[] = Object.keys(MEANINGS)

export const happenings = (game: Game, event: SwtcgEvent): readonly Happening[] =>
  (MEANINGS[event.kind] as Meaning<SwtcgEvent['kind']> | undefined)?.(game, event) ?? []

const soon = (when: Happening['when'], facts: Omit<Happening, 'when' | 'at'> = {}): Happening => ({
  when,
  at: 'soon',
  ...facts,
})

const arrived = (card: CardId, to: Arena, how: Pick<Happening, 'by'> = {}): Happening =>
  soon('enters-arena', { card, from: to, ...how })

/** Control of an arena comes with the first unit there, or when the last of the other side goes. */
function taking(game: Game, card: CardId, arena: Arena): readonly Happening[] {
  const side = sideOf(game, game.card(card).controller)
  const isFirst = cardsAt(game, arena).every(
    (each) => each === card || sideOf(game, game.card(each).controller) !== side,
  )
  return isFirst ? controlled(game, arena, side) : []
}
function leaving(game: Game, arena: Arena, gone: Side): readonly Happening[] {
  const side = game.constants.facts.controlOf(game, arena)
  return side === null || side === gone ? [] : controlled(game, arena, side)
}
function controlled(game: Game, arena: Arena, side: Side): readonly Happening[] {
  if (game.constants.facts.controlOf(game, arena) !== side) return []
  const [seat] = seatsOf(game, side)
  return seat === undefined ? [] : [soon('gains-arena', { seat, from: arena })]
}

/** Every unit that an attack is turned to was attacked (idc/keyword/intercept-each-was-attacked). */
function attackedInstead(game: Game, card: CardId): readonly Happening[] {
  const { attack } = game.table
  return attack ? [{ when: 'is-attacked', at: 'attack', card, other: attack.attacker }] : []
}

const causing = (event: SwtcgEvent): Pick<Happening, 'cause'> =>
  event.cause?.card === undefined ? {} : { cause: event.cause.card }

function damagePending(_: Game, event: Heard<'damagePending'>): readonly Happening[] {
  const { unit, source } = event
  const at = 'pending-damage'
  const foe = source === null ? {} : { other: source }
  const suffered: Happening = { when: 'would-be-damaged', at, card: unit, ...foe, ...causing(event) }
  return source === null ? [suffered] : [suffered, { when: 'would-damage', at, card: source, other: unit }]
}

function damagePrevented(game: Game, { unit, amount, by, cause }: Heard<'damagePrevented'>): Happening[] {
  const preventer = cause?.card
  if (preventer === undefined || !exists(game, preventer)) return []
  const packet = game.table.damage.find(
    (each) => each.unit === unit && each.prevented > 0 && each.by === 'attack-dice',
  )
  const source = packet?.source ?? null
  const other = source === null ? {} : { other: source }
  return [soon('prevents', { card: unit, ...other, seat: game.card(preventer).controller, amount, by })]
}

function damagePlaced(game: Game, { unit, source, amount, by }: Heard<'damagePlaced'>): Happening[] {
  const suffered = [
    soon('is-damaged', { card: unit, amount }),
    soon('is-marked', { card: unit, by: 'damage', amount }), // counters are put for damage, too (idc/attack/place-counters)
  ]
  if (source === null) return suffered
  const how = by ? { by } : besides(game, unit, source)
  return [...suffered, soon('damages', { card: source, other: unit, amount, ...how })]
}

/** Damage that a unit does besides its attack. */
function besides(game: Game, unit: CardId, source: CardId): Pick<Happening, 'by'> {
  const done = game.table.damage.filter((packet) => packet.unit === unit && packet.source === source)
  return done.length > 0 && !done.some(({ by }) => OF_ATTACKS.has(by)) ? { by: 'effect' } : {}
}

function discarded(game: Game, event: Heard<'discarded'>): Happening[] {
  const { card, from, by } = event
  return [
    soon('is-discarded', { card, from, ...causing(event), ...causerOf(game, event) }),
    soon('all-marked'),
    ...(from === 'hand' ? [soon('throws-away', { card, seat: event.owner })] : []),
    ...(isArena(from) ? leaving(game, from as Arena, sideOf(game, event.owner)) : []),
    ...by.map((source) =>
      soon('discards-by-damage', {
        card: source,
        other: card,
        from,
        amount: doneTo(game, card, source),
        ...besides(game, card, source),
      }),
    ),
    ...causersOf(game, event).map((causer) => soon('causes-discard', { card: causer, other: card, from })),
  ]
}

/** The units whose damage or effect it was, if units they were (now/general/caused-to-be-discarded). */
export function causersOf(game: Game, { by, cause, from }: Heard<'discarded'>): readonly CardId[] {
  const causers = by.length > 0 || cause?.card === undefined ? by : [cause.card]
  return HIDDEN.has(from) ? [] : causers.filter((one) => exists(game, one) && isUnit(game, one))
}
/** What is discarded from there is a card, and no unit. */
const HIDDEN: ReadonlySet<string> = new Set(['hand', 'deck'])
function causerOf(game: Game, event: Heard<'discarded'>): Pick<Happening, 'causer'> {
  const [causer] = causersOf(game, event)
  return causer === undefined ? {} : { causer }
}

/** The damage of one unit that was placed on another. */
const doneTo = (game: Game, unit: CardId, source: CardId): number =>
  game.table.damage
    .filter((packet) => packet.unit === unit && packet.source === source)
    .reduce((sum, { amount, prevented }) => sum + amount - prevented, 0)

/** Only the first roll of an attack: what is rolled again or added is part of it. */
function diceRolled(game: Game, { for: reason, dice: [die] }: Heard<'diceRolled'>): readonly Happening[] {
  const { attack, roll } = game.table
  if (roll && roll.dice.length > 0) return [] // dice that are added or rolled again are of the same roll
  if (reason === 'build') return [soon('build-roll', die === undefined ? {} : { amount: die })]
  if (reason !== 'attack' || !attack || !roll) return []
  return [{ when: 'attack-roll', at: 'reroll', card: attack.attacker, other: attack.defender }]
}

/** The end of a card's building, by both words that text has for it. */
const finished = (facts: Partial<Happening>): Happening[] => [
  soon('is-completed', facts),
  soon('is-finished', facts),
]

/** A deployment as text speaks of it: to an arena. */
const inArena = ({ card, to, by }: Heard<'deployed'>): Happening[] => [
  soon('is-deployed', { card, from: to, ...(by ? { by } : {}) }),
  ...finished({ card, by: 'placed' }),
]

export const isArena = (step: string): boolean => ARENAS.some((arena) => arena === step)

function stepStart(step: string): readonly Happening[] {
  if (isArena(step)) return [{ when: 'step-starts', at: 'step-start', step }]
  if (step === 'setup') return [soon('step-starts', { step })] // now/events/setup-effects
  if (step === 'untap') return [soon('step-starts', { step: 'turn' })]
  return step === 'battle-start' ? [{ when: 'step-starts', at: 'battle-start', step: 'battle' }] : []
}

const chanceAfter = (step: string): Happening['at'] =>
  step === 'retreat' ? 'soon' : isArena(step) ? 'step-end' : 'end-of-turn'

/** The cards that came last to the hand, each by itself. */
function drew(game: Game, { seat, count, cause }: Heard<'drew'>): Happening[] {
  const by = cause?.rule === game.constants.drawRule ? { by: 'draw-step' } : {}
  return cardsIn(game, seat, 'hand')
    .slice(-count)
    .map((card) => soon('draws', { seat, card, ...by }))
}

/** What is played while something may be disrupted is played to disrupt it. */
const disrupting = (game: Game, seat: SeatId): Happening[] =>
  game.table.disrupting ? [soon('disrupts', { seat })] : []

/** Draws that an ability does not tell apart are alike: nobody is asked which comes first. */
export function spokenOf({ do: done }: TriggeredAbility, happening: Happening): Happening {
  if (happening.when !== 'draws' || mentions(done, 'chosen')) return happening
  const { card: _, ...rest } = happening
  return rest
}

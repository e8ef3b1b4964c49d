/** Random trees of the families that card text of this game can say, for properties. */
import fc from 'fast-check'
import type { CardFacts } from '../cards/definition.ts'
import type { Condition } from '../text/condition.ts'
import type { Filter, Place } from '../text/filter.ts'
import type { Static } from '../text/statics.ts'
import type { CardAction, CardText } from '../text/text.ts'

/** Whoever says it all: a character of a kind that no filter asks for. */
const speaker: CardFacts = {
  key: 'Moon Dancer',
  title: 'Moon Dancer',
  side: 'light',
  kind: 'character',
  type: 'republic',
  destiny: 3,
  power: 2,
  ability: 2,
  forfeit: 3,
  deploy: 2,
  traits: ['male'],
}

const one = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const small = fc.integer({ min: 1, max: 5 })
const signed = fc.integer({ min: 1, max: 4 }).chain((n) => one(n, -n))
const maybe = <T extends object>(part: fc.Arbitrary<T>): fc.Arbitrary<T | Record<string, never>> =>
  fc.oneof(fc.constant({}), part)
const joined = (...parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<object> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as object)

/** What cards are. */
const people = one<Filter>(
  { kind: 'character' },
  { type: 'rebel' },
  { type: 'imperial' },
  { type: 'alien' },
  { type: 'droid' },
  { trait: 'smuggler' },
  { trait: 'jawa' },
  { kind: 'character', icon: 'warrior' },
)
const craft = one<Filter>(
  { kind: 'starship' },
  { type: 'starfighter' },
  { type: 'capital' },
  { kind: 'vehicle' },
)
const named = one<Filter>({ persona: 'Luke' }, { persona: 'Vader' }, { persona: 'Leia' })
const whose = one<Filter>({ whose: 'yours' }, { whose: 'opponents' })
const strength = fc
  .tuple(one('least' as const, 'most'), fc.integer({ min: 1, max: 5 }))
  .map(([end, n]): Filter => ({ number: { name: 'ability', [end]: end === 'least' ? n + 0.5 : n - 0.5 } }))

/** Where they are, told by the card or by name. */
const beside = one<Place>('present', 'same-site', 'same-location', 'adjacent-site')
const elsewhere = one<Place>(
  { sitesOf: 'Tatooine' },
  { system: 'Yavin 4' },
  { at: 'Tatooine: Cantina' },
  { atA: { type: 'system' } },
  { atA: { type: 'site', icon: 'exterior' } },
  { atA: { trait: 'docking bay' } },
)
const placed = fc.oneof(beside, elsewhere).map((where): Filter => ({ where }))
const crowd = joined(
  people,
  maybe(whose),
  maybe(one({ unique: true }, { unique: false })),
  maybe(strength),
  maybe(placed),
) as fc.Arbitrary<Filter>
const fleet = joined(craft, maybe(whose), maybe(placed)) as fc.Arbitrary<Filter>
export const cards: fc.Arbitrary<Filter> = fc.oneof(crowd, fleet, named)

/** Under which something holds. */
const whereabouts = elsewhere.map((where): Condition => ({ if: 'this', is: { where } }))
const company = fc
  .tuple(
    fc.oneof(named, joined(people, maybe(whose)) as fc.Arbitrary<Filter>),
    one<Place>('same-site', 'same-location'),
  )
  .map(([what, where]): Condition => ({ if: 'on-table', what: { ...what, where } }))
const simple: fc.Arbitrary<Condition> = fc.oneof(
  whereabouts,
  company,
  one<Condition>(
    { if: 'battle' },
    { if: 'nighttime' },
    { if: 'this', is: { alone: true } },
    { if: 'this', is: { pilots: true } },
    { if: 'this', is: { inBattle: true } },
  ),
)
export const condition: fc.Arbitrary<Condition> = fc.oneof(
  simple,
  whereabouts.map((of): Condition => ({ if: 'not', of })),
  company.map((of): Condition => ({ if: 'not', of })),
  fc.tuple(whereabouts, company).map((of): Condition => ({ if: 'all', of })),
)
const when = maybe(condition.map((held) => ({ when: held })))

const numbers = one('power' as const, 'forfeit')
const ofCards = fc.oneof(cards, one<Filter>({ the: 'self' }))
/** What holds. */
export const holding: fc.Arbitrary<Static> = fc.oneof(
  joined(
    fc.record({ static: one('number' as const), change: numbers, of: ofCards, add: signed }),
    when,
  ) as fc.Arbitrary<Static>,
  joined(
    fc.record({
      static: one('number' as const),
      change: one('immunity' as const),
      of: ofCards,
      become: small,
    }),
    when,
  ) as fc.Arbitrary<Static>,
  joined(
    fc.record({
      static: one('side-number' as const),
      change: one('total-power' as const, 'drain', 'battle-destiny'),
      whose: one('yours' as const, 'opponents'),
      add: signed,
    }),
    when,
  ) as fc.Arbitrary<Static>,
  fc.record({
    static: one('bars' as const),
    what: one('move' as const),
    of: crowd,
  }) as fc.Arbitrary<Static>,
  fc.record({
    static: one('allows' as const),
    what: one('move-free' as const, 'react', 'deploy-free'),
    of: joined(people, whose),
    to: one<Filter>({ where: 'same-location' }, { where: 'same-site' }),
  }) as fc.Arbitrary<Static>,
  fc.record({
    static: one('generation' as const),
    whose: one('yours' as const),
    add: small,
  }) as fc.Arbitrary<Static>,
  fc.record({
    static: one('deploy-cost' as const),
    of: joined(people, whose) as fc.Arbitrary<Filter>,
    to: one<Filter>({ where: 'same-location' }, { where: 'same-site' }),
    add: signed,
  }) as fc.Arbitrary<Static>,
)

/** Two at most, of different kinds: the same twice comes on top and is said as more. */
const several = fc.uniqueArray(holding, { minLength: 1, maxLength: 2, selector: (each) => each.static })

/** What may be done, once in a phase of one's own turn. */
const target = { the: { chosen: 'target' } } as const
const deed = one<CardAction['do'][number]>(
  { do: 'lose-cards', what: target },
  { do: 'return-to-hand', what: target },
  { do: 'use-cards', what: target },
)
const aimedAt = fc
  .tuple(joined(people, whose, one<Filter>({ where: 'present' }, { where: 'same-site' })), deed)
  .map(([what, step]) => ({ targets: [{ name: 'target', what: what as Filter }], do: [step] }))
const untargeted = fc.oneof(
  small.map((amount) => ({ do: [{ do: 'lose-force' as const, who: 'opponent' as const, amount }] })),
  small.map((amount) => ({ do: [{ do: 'retrieve' as const, amount }] })),
  (joined(people) as fc.Arbitrary<Filter>).map((what) => ({ do: [{ do: 'search' as const, what }] })),
)
export const doing: fc.Arbitrary<CardAction> = joined(
  fc.record({
    when: fc.record({ phase: one('control' as const, 'deploy', 'move'), of: one('you' as const) }),
    limit: fc.constant({ times: 1, per: 'turn' as const }),
  }),
  maybe(small.map((use) => ({ cost: { use } }))),
  fc.oneof(aimedAt, untargeted),
) as fc.Arbitrary<CardAction>

/** Where it comes, and for how much. */
const coming = fc.oneof(
  one<CardText['deploys']>(
    { only: { where: { sitesOf: 'Tatooine' } } },
    { only: { where: { system: 'Yavin 4' } } },
  ),
  fc
    .tuple(
      one<number | 'free'>(-2, -1, 1, 'free'),
      one<Filter>({ where: { system: 'Tatooine' } }, { where: { sitesOf: 'Yavin 4' } }),
    )
    .map(([add, to]): CardText['deploys'] => ({ changes: [{ add, to }] })),
)
/** Texts of a character. */
const ofPeople: fc.Arbitrary<CardText> = fc.oneof(
  several.map((statics): CardText => ({ statics })),
  doing.map((action): CardText => ({ actions: [action] })),
  fc.tuple(holding, doing).map(([what, action]): CardText => ({ statics: [what], actions: [action] })),
  fc.tuple(coming, holding).map(([deploys, what]) => ({ deploys, statics: [what] }) as CardText),
)

/** Halves of a location, of what is here. */
const held = maybe(one({ when: { if: 'control' } as Condition }, { when: { if: 'occupy' } as Condition }))
const HERE: Filter = { where: 'same-location' }
const ofHalf: fc.Arbitrary<Static> = fc.oneof(
  joined(
    fc.record({
      static: one('number' as const),
      change: numbers,
      of: joined(people, whose, fc.constant(HERE)),
      add: signed,
    }),
    held,
  ) as fc.Arbitrary<Static>,
  joined(
    fc.record({
      static: one('side-number' as const),
      change: one('drain' as const, 'battle-destiny', 'weapon-destiny', 'attrition'),
      whose: one('yours' as const),
      add: signed,
    }),
    held,
  ) as fc.Arbitrary<Static>,
  joined(
    fc.record({
      static: one('deploy-cost' as const),
      of: joined(fc.oneof(people, craft), whose),
      to: fc.constant({ the: 'self' as const }),
      add: signed,
    }),
    held,
  ) as fc.Arbitrary<Static>,
)
const half = fc.array(ofHalf, { minLength: 1, maxLength: 1 }).map((statics) => ({ statics }))
const ofPlaces: fc.Arbitrary<CardText> = fc.oneof(
  half.map((light): CardText => ({ light })),
  fc.tuple(half, half).map(([light, dark]): CardText => ({ light, dark })),
)

/** Functions of an Interrupt. */
const answered = one<CardAction['when']>(
  { just: 'battle-initiated', by: 'opponent' },
  { just: 'battle-initiated', by: 'you', at: { type: 'site' } },
  { just: 'drain-initiated', by: 'opponent' },
  { just: 'deployed', by: 'opponent', card: { kind: 'character' } },
  'any-time',
)
const gains = fc.oneof(
  small.map((amount) => ({ do: 'retrieve' as const, amount })),
  small.map((amount) => ({ do: 'activate' as const, amount })),
  small.map((amount) => ({ do: 'lose-force' as const, who: 'opponent' as const, amount })),
  (joined(people, maybe(one({ unique: true }))) as fc.Arbitrary<Filter>).map((what) => ({
    do: 'search' as const,
    what,
  })),
)
const played: fc.Arbitrary<CardAction> = joined(
  fc.record({ when: answered, do: gains.map((step) => [step]) }),
  maybe(small.map((use) => ({ cost: { use } }))),
) as fc.Arbitrary<CardAction>
const ofInterrupts: fc.Arbitrary<CardText> = fc
  .array(played, { minLength: 1, maxLength: 2 })
  .map((actions) => ({ actions }))

/** Weapons: whom they go on, at whom they are fired, and what is added. */
const shot = one<Filter>(
  { kind: 'character' },
  { kind: 'vehicle' },
  { kind: ['character', 'creature'] },
  { kind: 'starship' },
)
const ofWeapons: fc.Arbitrary<CardText> = fc
  .tuple(
    one<Filter>({ kind: 'character', icon: 'warrior', whose: 'yours' }, { kind: 'starship', whose: 'yours' }),
    maybe(small.map((cost) => ({ cost }))),
    shot,
    maybe(small.map((cost) => ({ cost }))),
    maybe(one({ draws: 2 })),
    maybe(signed.map((amount) => ({ add: [{ amount }] }))),
  )
  .map(([on, price, at, ...fires]) => ({
    deploys: { on: [{ on, ...price }] },
    fires: { at, ...Object.assign({}, ...fires) } as NonNullable<CardText['fires']>,
  }))

const weapon: CardFacts = {
  key: 'Net Gun',
  title: 'Net Gun',
  side: 'light',
  kind: 'weapon',
  type: 'character',
  destiny: 2,
}
const place: CardFacts = {
  key: 'Moon: Harbour',
  title: 'Moon: Harbour',
  side: 'light',
  kind: 'location',
  type: 'site',
  destiny: 0,
  system: 'Moon',
  icons: ['exterior', 'planet'],
}
const interrupt: CardFacts = {
  key: 'Tide',
  title: 'Tide',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  destiny: 3,
}
export const speakers: readonly CardFacts[] = [speaker, place, interrupt, weapon]
export interface Spoken {
  readonly facts: CardFacts
  readonly tree: CardText
}
export const trees: fc.Arbitrary<Spoken> = fc.oneof(
  ofPeople.map((tree) => ({ facts: speaker, tree })),
  ofPlaces.map((tree) => ({ facts: place, tree })),
  ofInterrupts.map((tree) => ({ facts: interrupt, tree })),
  ofWeapons.map((tree) => ({ facts: weapon, tree })),
)

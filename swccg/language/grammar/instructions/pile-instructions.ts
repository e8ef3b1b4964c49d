/** What is done with piles and hands: searching, deploying out of them, retrieving, looking. */
import { either, nothing, pattern, say, unless } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import { on, type Parser } from '../../source.ts'
import { AT, both, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { systemName } from '../nouns/names.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import { self } from '../nouns/the-card-itself.ts'
import type { Deed } from '../sentences/deeds.ts'
import { looks } from './looking.ts'
import { does } from './steps.ts'

type Searched = 'reserve' | 'force' | 'used' | 'lost'
const PILES: Readonly<Record<string, Searched>> = {
  'Reserve Deck': 'reserve',
  'Force Pile': 'force',
  'Used Pile': 'used',
  'Lost Pile': 'lost',
}
const pile: Parser<Searched> = pattern(
  / ?(?:the |your )?(Reserve Deck|Force Pile|Used Pile|Lost Pile)/,
  ([, word]) => PILES[word!]!,
)
/** The end of every search, which the rules ask for anyway. */
const reshuffled: Parser<unknown> = either<unknown>(
  say`(?:; reshuffle| and reshuffle|[.;] (?:Then )?shuffle(?: deck)?, cut and replace)`(() => null),
  nothing(null),
)

/** Which cards, and how many of them. */
interface Found {
  readonly what: Filter
  readonly most?: number
}
const found: Parser<Found> = either<Found>(
  say`up to ${count} ${selector}`((most, what) => ({ what, most })),
  say`(?:any )?(?:one )?${selector}`((what) => ({ what })),
  say`(?:any )?(?:one |a )?card`(() => ({ what: {} })),
)
/** Cards that lie in a pile have no place: sites of a system are told by their titles, and nothing else is told by where it is. */
const foundInPile: Parser<Found> = (source, at) =>
  found(source, at).flatMap(({ value, end }) => {
    const what = titled(value.what)
    return what ? [{ value: { ...value, what }, end }] : []
  })
function titled({ where: at, ...what }: Filter): Filter | undefined {
  if (at === undefined || at === 'same-location') return what
  const isSites = typeof at === 'object' && 'sitesOf' in at && what.type === 'site'
  return isSites ? both(what, { titleHas: `${at.sitesOf}:` }) : undefined
}
const foundThere: Parser<Found> = either<Found>(
  foundInPile,
  say`${foundInPile} you find there`((cards) => cards),
)
const searched = ({ what, most }: Found, from: Searched): Deed =>
  does({
    do: 'search',
    what: inPile(what),
    ...(most === undefined ? {} : { most }),
    ...(from === 'reserve' ? {} : { from }),
  })

const searches: Parser<Deed> = either<Deed>(
  say`search (?:through )?${pile}(?:,| and) take ${foundThere} into (?:your )?hand${reshuffled}`(
    (from, cards) => searched(cards, from),
  ),
  say`take ${foundInPile} into hand from ${pile}${reshuffled}`((cards, from) => searched(cards, from)),
)

/** Where a card goes that is deployed out of a pile. */
type Going = Pick<Extract<Instruction, { do: 'deploy-from' }>, 'what' | 'to' | 'on' | 'free'>
const free: Parser<{ free?: true }> = either<{ free?: true }>(
  say`(?:for free|\(for free\))`(() => ({ free: true as const })),
  say`\(at normal use of Force\)`(() => ({})),
  nothing({}),
)
const destination: Parser<Pick<Going, 'to' | 'on'>> = either<Pick<Going, 'to' | 'on'>>(
  nothing({}),
  say`to same (?:site|location)`(() => ({ to: { where: 'same-location' as const } })),
  say`(?:here|to this (?:site|location|system))`(() => ({ to: { where: 'same-location' as const } })),
  say`to that (?:site|location|system)`(() => ({ to: AT })),
  say`to ${systemName}(?! \w*(?:site|system|location)|:)`((system) => ({ to: { where: { system } } })),
  on(
    ({ card }) => card.kind === 'interrupt',
    say`there`(() => ({ to: AT })),
  ),
  say`to (?!same (?:site|location)(?! as))(?:an? |any |the )?${locationNoun}`((to) => ({ to: ownPlace(to) })),
  say`(?:on|aboard) ${selector}`((on) => ({ on })),
  say`on ${unless(selector, self)}`((on) => ({ on })),
)
/** `same Tatooine site` is the card's own place, if that is on Tatooine. */
function ownPlace({ type, ...to }: Filter): Filter {
  if (to.where !== 'same-site' || Object.keys(to).some((key) => key !== 'where' && key !== 'provided'))
    return type === undefined ? to : { type, ...to }
  return { ...to, where: 'same-location' }
}
/** A location is where it says; everything else goes there. */
const isLocation = ({ kind, type, title, any }: Filter): boolean =>
  kind === 'location' ||
  [type].flat().some((one) => one === 'site' || one === 'system') ||
  (typeof title === 'string' && title.includes(': ')) ||
  any?.some(isLocation) === true
function going(
  { what, most }: Found,
  goal: Pick<Going, 'to' | 'on'>,
  from: Searched,
  paid: { free?: true },
): Deed[] {
  if (from === 'force') return []
  if (!isLocation(what) && (what.where !== undefined || what.on !== undefined)) return []
  const laid = isLocation(what) ? laidAt(what, goal) : { what, ...goal }
  if (!laid) return []
  return [does({ do: 'deploy-from', pile: from, ...laid, ...(most === undefined ? {} : { most }), ...paid })]
}
/** Sites of a system are told by their titles; those that come to a system may be generic ones. */
function laidAt(what: Filter, { to, on }: Pick<Going, 'to' | 'on'>): Pick<Going, 'what' | 'to'> | undefined {
  if (on || (to && systemOf(to.where) === undefined)) return undefined
  const system = systemOf(what.where)
  const laid = system === undefined ? inPile(what) : both(inPile(what), { titleHas: `${system}:` })
  return laid && { what: laid, ...(to ? { to } : {}) }
}
const systemOf = (place: Filter['where']): string | undefined =>
  typeof place === 'object' && 'system' in place
    ? place.system
    : typeof place === 'object' && 'sitesOf' in place
      ? place.sitesOf
      : undefined

const deployed: Parser<readonly Deed[]> = either<readonly Deed[]>(
  say`deploy ${found} ${destination} ${free} from ${pile}${reshuffled}`((cards, to, paid, from) =>
    going(cards, to, from, paid),
  ),
  say`deploy ${found} for free ${destination} from ${pile}${reshuffled}`((cards, to, from) =>
    going(cards, to, from, { free: true }),
  ),
  say`deploy ${free} ${found} from ${pile} ${destination}${reshuffled}`((paid, cards, from, to) =>
    going(cards, to, from, paid),
  ),
  say`deploy on ${selector} ${found} ${free} from ${pile}${reshuffled}`((on, cards, paid, from) =>
    going(cards, { on }, from, paid),
  ),
  say`deploy ${free} from ${pile} ${found} ${destination}${reshuffled}`((paid, from, cards, to) =>
    going(cards, to, from, paid),
  ),
)
/** `from hand (or Reserve Deck; reshuffle) on your participating vehicle`. */
const fromHand: Parser<Deed> = either<Deed>(
  say`deploy ${free} ${found} from hand \(or Reserve Deck; reshuffle\) on ${selector}`((paid, { what }, on) =>
    does({ do: 'deploy-from', pile: 'hand-or-reserve', what, on, ...paid }),
  ),
  say`deploy ${found} ${free} on ${selector} from hand \(or Reserve Deck; reshuffle\)`(({ what }, paid, on) =>
    does({ do: 'deploy-from', pile: 'hand-or-reserve', what, on, ...paid }),
  ),
)
/** Out of the hand or a pile, where it comes as a 'react'. */
const reactsFrom: Parser<'hand' | Searched> = either<'hand' | Searched>(
  say`from hand`(() => 'hand'),
  say`from ${pile}${reshuffled}`((from) => from),
)
const asReact: Parser<Deed> = (source, at) =>
  say`deploy ${found} as a react ${free} ${destination} ${reactsFrom}`((cards, paid, to, from): Deed[] =>
    from === 'force'
      ? []
      : [
          does({
            do: 'deploy-from',
            pile: from,
            what: inPile(cards.what),
            ...(cards.most === undefined ? {} : { most: cards.most }),
            ...(to.on?.title === source.card.title ? { on: SELF } : to),
            ...paid,
            react: true,
          }),
        ],
  )(source, at).flatMap(({ value, end }) => value.map((deed) => ({ value: deed, end })))
/** The card before the verb. */
export const deployable: Parser<Deed> = (source, at) =>
  say`${found} may deploy ${destination} ${free} from ${pile}${reshuffled}`((cards, to, paid, from) =>
    going(cards, to, from, paid),
  )(source, at).flatMap(({ value, end }) => value.map((deed) => ({ value: deed, end })))
const deploys: Parser<Deed> = (source, at) =>
  deployed(source, at).flatMap(({ value, end }) => value.map((deed) => ({ value: deed, end })))

/** What comes back from the Lost Pile. */
const retrieved = ({ what, most }: Found, to?: 'hand'): Deed =>
  does({ do: 'retrieve', amount: most ?? 1, what: inPile(what), ...(to ? { to } : {}) })
export const fromLost: Parser<unknown> = either<unknown>(
  say`from (?:the |your )?Lost Pile`(() => null),
  nothing(null),
)
const retrieves: Parser<Deed> = either<Deed>(
  say`retrieve (?!that|\d|X\b)${foundInPile} ${fromLost}`((cards) => retrieved(cards)),
  say`retrieve into hand ${foundInPile} ${fromLost}`((cards) => retrieved(cards, 'hand')),
  say`retrieve ${foundInPile} into hand`((cards) => retrieved(cards, 'hand')),
)

const paid: Parser<Pick<Deed, 'cost'>> = either<Pick<Deed, 'cost'>>(
  say`by using X Force, where X = number of cards in opponent's hand`(() => ({
    cost: { cardsIn: 'hand', whose: 'opponents' } as const,
  })),
  nothing({}),
)
/** A hand that is shown, and what becomes of cards there. */
const shown: Parser<Deed> = either<Deed>(
  say`(?:reveal opponent's hand|cause opponent to reveal (?:entire )?hand) ${paid}`((cost) => ({
    ...cost,
    ...does({ do: 'show-hand', who: 'opponent' }),
  })),
  say`(?:reveal opponent's hand|cause opponent to reveal (?:entire )?hand) ${paid}[.] (?:All )?${selector} (?:there|in opponent's hand) are lost`(
    (cost, what) => ({
      ...cost,
      ...does({ do: 'show-hand', who: 'opponent' }, { do: 'discard', who: 'opponent', what: inPile(what) }),
    }),
  ),
)
/** Cards of piles. */
export const piles: Parser<Deed> = either<Deed>(
  searches,
  deploys,
  fromHand,
  asReact,
  retrieves,
  looks,
  shown,
  say`all ${selector} in opponent's hand are lost`((what) =>
    does({ do: 'discard', who: 'opponent', what: inPile(what) }),
  ),
  say`(?:return|place) any cards from (?:your )?hand (?:to|on) (?:the )?(?:top of )?(?:your )?Used Pile`(() =>
    does({ do: 'put-from-hand' }),
  ),
  say`(?:then )?(?:shuffle(?: deck)?, cut and replace|reshuffle)`(() => does()),
)

/** `there` in a pile or a hand is no place on table. */
export const inPile = ({ where: _, ...what }: Filter): Filter => what

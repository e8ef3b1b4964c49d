/** Ways that a location opens: who is there may go elsewhere for free, and come back where it says so. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { CardAction } from '../../../text/text.ts'
import { on, type Parser } from '../../source.ts'
import { both, SELF } from '../nouns/filters.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import { atLocation } from '../nouns/places.ts'
import type { Deed } from '../sentences/deeds.ts'

/** Who walks: one of your characters that can still move. */
const WALKER: Filter = {
  kind: 'character',
  whose: 'yours',
  movable: true,
  not: { on: { kind: ['vehicle', 'starship'] } },
}
/** Who goes where a text says no more than that you may move: your vehicles, too. */
const GOER: Filter = { ...WALKER, kind: ['character', 'vehicle'] }
/** What is there before the location itself: of several places, any other. */
const elsewhere = (to: Filter): Filter => (to.title === undefined ? { ...to, not: SELF } : to)

type Way = Pick<CardAction, 'targets' | 'do'> & Pick<Deed, 'cost'>
const way = (who: Filter, place: Filter): Way => ({
  targets: [
    { name: 'who', what: who },
    { name: 'place', what: place },
  ],
  do: [{ do: 'move', what: { the: { chosen: 'who' } }, to: { the: { chosen: 'place' } } }],
})
const out = (who: Filter, to: Filter): Way => way({ ...who, where: 'same-location' }, elsewhere(to))
const back = (who: Filter, from: Filter): Way => way({ ...who, ...atLocation(elsewhere(from)) }, SELF)

/** At the usual price of a move. */
const paid = (one: Way): Way => ({ ...one, cost: 1 })

/** Whoever is named, among those who walk. */
const walkers: Parser<Filter> = either<Filter>(
  say`(?:your |all (?:your )?)?${selector}`((cards) => both(WALKER, cards) ?? cards),
)
const free = pattern(/ ?(?:for )?free/, () => null)
const place: Parser<Filter> = say`(?:any (?:one )?|an? |the )?${locationNoun}`((to) => to)
const ways: Parser<readonly Way[]> = either<readonly Way[]>(
  say`may move ${free} from here (?:directly )?to ${place}`((_, to) => [out(GOER, to)]),
  say`may move ${free} from here (?:directly )?to ${place} \(or vice versa\)`((_, to) => [
    out(GOER, to),
    back(GOER, to),
  ]),
  say`may move ${free} between here and ${place}`((_, to) => [out(GOER, to), back(GOER, to)]),
  say`may move between here and ${place} ${free}`((to) => [out(GOER, to), back(GOER, to)]),
  say`may move your characters from here to ${place}`((to) => [paid(out(WALKER, to))]),
  say`${walkers} may move between here and ${place}(?! free| for free)`((who, to) => [
    paid(out(who, to)),
    paid(back(who, to)),
  ]),
  say`${walkers} may move ${free} from here to ${place}`((who, _, to) => [out(who, to)]),
  say`may use 1 Force to move (?:one of )?${selector} to this site`((who) => [paid(way(walking(who), SELF))]),
  say`may use 1 Force to move (?:one of )?${selector} to (?!this site)(?:one other )?${place}`((who, to) => [
    paid(way(walking(who), elsewhere(to))),
  ]),
)
const walking = (who: Filter): Filter => ({ ...who, ...WALKER })

/** Each way is an action of its own. */
export const movement: Parser<readonly Deed[]> = on(({ card }) => card.kind === 'location', ways)

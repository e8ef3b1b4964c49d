/** The sets in the order of their release, each with the number that its cards bear. */

export interface CcgSet {
  /** The first part of the numbers of its cards, as in `7_167`. */
  readonly number: string
  readonly name: string
  /** The name of its module. */
  readonly module: string
}

const set = (number: string, name: string, module: string): CcgSet => ({ number, name, module })

/** The set of the rulebook of 1995; its entries are written by hand. */
export const PREMIERE_SET = set('1', 'Premiere', 'premiere')

/** Premium sets stand after the set that they came with. */
export const LATER_SETS: readonly CcgSet[] = [
  set('101', 'Premiere Introductory Two-Player Game', 'premiere-two-player'),
  set('102', 'Jedi Pack', 'jedi-pack'),
  set('2', 'A New Hope', 'a-new-hope'),
  set('103', 'Rebel Leader Pack', 'rebel-leader-pack'),
  set('3', 'Hoth', 'hoth'),
  set('104', 'Empire Strikes Back Introductory Two-Player Game', 'empire-strikes-back-two-player'),
  set('4', 'Dagobah', 'dagobah'),
  set('5', 'Cloud City', 'cloud-city'),
  set('6', "Jabba's Palace", 'jabbas-palace'),
  set('106', 'Official Tournament Sealed Deck', 'official-tournament-sealed-deck'),
  set('7', 'Special Edition', 'special-edition'),
  set('111', 'Third Anthology', 'third-anthology'),
  set('112', "Jabba's Palace Sealed Deck", 'jabbas-palace-sealed-deck'),
  set('301', 'Demo Deck', 'demo-deck'),
]

const BY_NUMBER: ReadonlyMap<string, CcgSet> = new Map(
  [PREMIERE_SET, ...LATER_SETS].map((each) => [each.number, each]),
)

/** The name of the set that a card was first printed in; cards of one's own have no number. */
export const setNameOf = ({ number }: { readonly number?: string }): string =>
  number === undefined ? 'Own' : (BY_NUMBER.get(number.split('_')[0]!)?.name ?? 'Own')

/** Editions that were written before the later sets, and play with Premiere. */
const WITH_PREMIERE_ONLY: ReadonlySet<string> = new Set(['1995', 'beginners'])
export const playsLaterSets = (edition: string): boolean => !WITH_PREMIERE_ONLY.has(edition)
export const isOfLaterSet = (card: { readonly number?: string }): boolean =>
  card.number !== undefined && setNameOf(card) !== PREMIERE_SET.name

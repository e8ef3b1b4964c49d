/** Special actions: what only an option lets players do, at chances, in a build step or in setup. */
import { gather, type SeatId } from '@dejarik/kernel'
import type { Game, SwtcgOffer } from '../../kinds.ts'
import type { Chance } from './kinds-of-chances.ts'

export type SpecialOffer = Extract<SwtcgOffer, { readonly verb: 'special' }>

/** When something may be done: at a chance, in setup, or in place of an attack. */
export type ActionTime = Chance | 'setup'

export interface Special {
  /** What a player is told about it; `{card}` and `{unit}` are the cards that the offer names. */
  readonly says: string
  /** The rule of the option that allows it, told where it is refused. */
  readonly rule: string
  /** Everything that a seat can do now. */
  readonly offers: (game: Game, seat: SeatId, moment: ActionTime) => readonly SwtcgOffer[]
  /** Whether, as far as opponents can tell, the seat might do it now; default: its offers tell nothing. */
  readonly might?: (game: Game, seat: SeatId, moment: ActionTime) => boolean
  /** Carries out an offer with the verb `special`. */
  readonly act?: (game: Game, seat: SeatId, offer: SpecialOffer) => void
  /** Whether it leaves the passing as it stands, so that nobody is asked again because of it. */
  readonly keepsPasses?: true
}

export function specialOffer(name: string, facts: Omit<SpecialOffer, 'verb' | 'key' | 'name'>): SpecialOffer {
  const key = ['special', name, facts.card, facts.unit, facts.to, facts.choice]
    .filter((part) => part !== undefined)
    .join(' ')
  return { key, verb: 'special', name, ...facts }
}

const all = (game: Game): readonly Special[] => Object.values(game.constants.specials)

export const specialOffers = (game: Game, seat: SeatId, moment: ActionTime): SwtcgOffer[] =>
  gather(all(game), (special) => special.offers(game, seat, moment))

export const mightDoSpecial = (game: Game, seat: SeatId, moment: ActionTime): boolean =>
  game.constants.hidesHands && all(game).some(({ might }) => might?.(game, seat, moment) ?? false)

export const actSpecial = (game: Game, seat: SeatId, offer: SpecialOffer): void =>
  game.constants.specials[offer.name]?.act?.(game, seat, offer)

export const keepsPasses = (game: Game, offer: SwtcgOffer): boolean =>
  offer.verb === 'special' && game.constants.specials[offer.name]?.keepsPasses === true

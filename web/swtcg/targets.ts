/** Whom units can attack, the weakest first, and where else there is somebody to attack in this turn. */
import type { OfferCore, Question, View } from '@dejarik/kernel'
import type { Arena, SwtcgOffer } from '@dejarik/swtcg'
import { offersOf } from '../answers/asked.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { cardIn, type TcgCard, tableOf } from './sight.ts'

export const tcgOffers = (question: Question): readonly SwtcgOffer[] =>
  offersOf(question) as readonly OfferCore[] as readonly SwtcgOffer[]

type AttackOffer = Extract<SwtcgOffer, { readonly verb: 'attack' }>

export const attacksIn = (question: Question): readonly AttackOffer[] =>
  tcgOffers(question).flatMap((offer) => (offer.verb === 'attack' ? [offer] : []))

/** Those that can be attacked, the weakest first. */
export const weakestFirst = (question: Question, view: View): readonly number[] =>
  weakestOf([...new Set(attacksIn(question).map(({ defender }) => defender))], view)

/** By the health that is left to them. */
export function weakestOf(units: readonly number[], view: View): readonly number[] {
  const left = (unit: number): number => {
    const { health = 0, damage = 0 } = cardIn(view, unit) ?? {}
    return health - damage
  }
  return units.toSorted((one, other) => left(one) - left(other) || one - other)
}

/** Arenas that are fought over later in this turn, with units of both sides. */
export function arenasAhead(view: View): readonly Arena[] {
  const { arenas, step } = tableOf(view)
  return arenas.slice(arenas.indexOf(step as Arena) + 1).filter((arena) => {
    const units = cardsOf<TcgCard>(zoneOf(view, arena))
    const isMine = ({ controller }: TcgCard): boolean => controller === view.viewer
    return units.some((unit) => isMine(unit) && !unit.tapped) && !units.every(isMine)
  })
}

/** The exercise of many cards, and what it comes to. */
import type { CardDefinition } from '../cards/definition.ts'
import { type Exercised, exercise } from './exercise.ts'

export interface CampaignSummary {
  readonly cards: number
  readonly played: number
  readonly abilities: number
  readonly used: number
  readonly trials: number
  readonly faults: number
}
export interface Campaign {
  readonly summary: CampaignSummary
  /** Only the cards that something is left of. */
  readonly left: readonly Exercised[]
}

/** Cards that the program does not carry out in full are not tried. */
export const canBeTried = ({ unautomated, costIsX }: CardDefinition): boolean => !unautomated && !costIsX

export function campaign(
  cards: readonly CardDefinition[],
  trials: number,
  tell: (done: number) => void = () => {},
): Campaign {
  const results = cards.filter(canBeTried).map((card, index) => {
    tell(index)
    return exercise(card, trials)
  })
  return { summary: summed(results), left: results.filter((each) => !isFine(each)) }
}

const isFine = ({ played, unused, faults }: Exercised): boolean =>
  played && unused.length === 0 && faults.length === 0

function summed(results: readonly Exercised[]): CampaignSummary {
  const sum = (count: (each: Exercised) => number): number =>
    results.reduce((total, each) => total + count(each), 0)
  return {
    cards: results.length,
    played: results.filter(({ played }) => played).length,
    abilities: sum(({ abilities }) => abilities),
    used: sum(({ abilities, unused }) => abilities - unused.length),
    trials: sum(({ trials }) => trials),
    faults: sum(({ faults }) => faults.length),
  }
}

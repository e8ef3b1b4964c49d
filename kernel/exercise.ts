/** The exercise of cards: each is played until it was seen to do all it says, or was shown never to; and what that comes to. */
import type { Below } from './answers.ts'
import type { Answer } from './ask.ts'
import type { CardId } from './state.ts'

export interface ExerciseFault {
  readonly card: string
  readonly seed: number
  /** How the trial began. */
  readonly start: string
  readonly message: string
}
export interface Unused {
  readonly path: string
  readonly text: string
  /** What did not come about in any of the trials; or what shows that it never can. */
  readonly why: string
}
export interface Exercised {
  readonly card: string
  /** What it is counted with, such as its set. */
  readonly group?: string
  readonly trials: number
  readonly played: boolean
  readonly abilities: number
  /** How many that nobody uses were seen at work: they limit or lend by being there. */
  readonly inForce: number
  /** Those that a proof shows to be of no use with the cards that there are. */
  readonly unusable: readonly Unused[]
  /** Those that are left. */
  readonly unused: readonly Unused[]
  readonly faults: readonly ExerciseFault[]
}

export interface CampaignSummary {
  readonly cards: number
  readonly played: number
  readonly abilities: number
  readonly used: number
  readonly inForce: number
  readonly unusable: number
  readonly left: number
  readonly trials: number
  readonly faults: number
}
export interface Campaign {
  readonly summary: CampaignSummary
  /** The same for each group of cards, by its name. */
  readonly groups: Readonly<Record<string, CampaignSummary>>
  /** Only the cards that something is left of. */
  readonly left: readonly Exercised[]
  /** What was shown to be of no use, by card. */
  readonly unusable: readonly Exercised[]
}

/** Exercises one card after another; `tell` hears how many are done. */
export function campaign<C>(
  cards: readonly C[],
  exercise: (card: C) => Exercised,
  tell: (done: number) => void = () => {},
): Campaign {
  const results = cards.map((card, index) => {
    tell(index)
    return exercise(card)
  })
  return {
    summary: summed(results),
    groups: grouped(results),
    left: results.filter((each) => !isFine(each)),
    unusable: results.filter(({ unusable }) => unusable.length > 0),
  }
}

const isFine = ({ played, unused, faults }: Exercised): boolean =>
  played && unused.length === 0 && faults.length === 0

function grouped(results: readonly Exercised[]): Campaign['groups'] {
  const names = new Set(results.flatMap(({ group }) => group ?? []))
  return Object.fromEntries(
    [...names].map((name) => [name, summed(results.filter(({ group }) => group === name))]),
  )
}

function summed(results: readonly Exercised[]): CampaignSummary {
  const sum = (count: (each: Exercised) => number): number =>
    results.reduce((total, each) => total + count(each), 0)
  return {
    cards: results.length,
    played: results.filter(({ played }) => played).length,
    abilities: sum(({ abilities }) => abilities),
    used: sum(
      ({ abilities, inForce, unusable, unused }) => abilities - inForce - unusable.length - unused.length,
    ),
    inForce: sum(({ inForce }) => inForce),
    unusable: sum(({ unusable }) => unusable.length),
    left: sum(({ unused }) => unused.length),
    trials: sum(({ trials }) => trials),
    faults: sum(({ faults }) => faults.length),
  }
}

/** As many cards as may be chosen: choosing none tries nothing. */
export function fullest(
  { from, max }: { readonly from: readonly CardId[]; readonly max: number },
  below: Below,
): Answer {
  const left = [...from]
  return Array.from({ length: Math.min(max, left.length) }, () => left.splice(below(left.length), 1)[0]!)
}

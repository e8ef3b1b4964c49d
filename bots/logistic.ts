/** The chance to win by weighed features: what logistic regression over played games leaves to be computed. */
type Figures<Name extends PropertyKey> = Readonly<Record<Name, number>>

export function chanceBy<W extends Figures<string>>(weights: W): (found: Figures<keyof W>) => number {
  const names = Object.keys(weights) as readonly (keyof W)[]
  return (found) => {
    let sum = 0
    for (const name of names) sum += weights[name]! * found[name]
    return 1 / (1 + Math.exp(-sum))
  }
}

const oddsOf = (chance: number): number => Math.log(bounded(chance) / (1 - bounded(chance)))
const bounded = (chance: number): number => Math.max(1e-4, Math.min(1 - 1e-4, chance))

/** The chance half way between two, by their odds. */
export const betweenChances = (one: number, other: number): number =>
  1 / (1 + Math.exp(-(oddsOf(one) + oddsOf(other)) / 2))

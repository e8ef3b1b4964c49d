/** Whether draws are even: chi-square against what it stays under in 999 of 1000 even draws (Wilson and Hilferty). */
export function isEven(draws: readonly string[], outcomes: number): boolean {
  const expected = draws.length / outcomes
  const counts = new Map<string, number>()
  for (const drawn of draws) counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
  const missing = (outcomes - counts.size) * expected
  const spread = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    missing,
  )
  return counts.size <= outcomes && spread < mostSpread(outcomes - 1)
}

const mostSpread = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3

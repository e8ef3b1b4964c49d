/** How long people waited: the time within which a share of them was answered, in milliseconds with one decimal. */
export function within(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((one, other) => one - other)
  return Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 10
}

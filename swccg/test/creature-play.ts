/** A place with cards of both sides, in games about creatures; destinies are drawn from the top. */
import type { Placed } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

export type There = readonly (string | Placed)[]
export const drawing = (side: 'dark' | 'light', destinies: readonly number[]) => [
  ...destinies.map((destiny) => withDestiny(side, destiny)),
  9,
]
export const at = (
  when: string,
  card: string,
  dark: There,
  light: There,
  others: readonly string[] = [],
  destinies: { readonly dark?: readonly number[]; readonly light?: readonly number[] } = {},
) =>
  final({
    at: when,
    locations: [{ card, dark, light }, ...others],
    dark: { force: 6, lost: 4, reserve: drawing('dark', destinies.dark ?? []) },
    light: { force: 6, lost: 4, reserve: drawing('light', destinies.light ?? []) },
  })

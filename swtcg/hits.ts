/** What hits: a die that counts enough, or one face alone. */
import type { Die } from './kinds.ts'

export type ToHit = { readonly atLeast: number } | { readonly natural: number }

export const isHit = ({ natural, value }: Die, toHit: ToHit): boolean =>
  'natural' in toHit ? natural === toHit.natural : value >= toHit.atLeast

/** How fast a game is shown. */
import type { ShownPace } from '@dejarik/table/beats'

/** Instant shows no beats at all. */
export type Pace = ShownPace | 'instant'

export const PACES: readonly Pace[] = ['calm', 'normal', 'quick', 'instant']

export const isPace = (value: unknown): value is Pace => PACES.some((pace) => pace === value)

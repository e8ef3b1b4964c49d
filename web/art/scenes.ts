/** Backdrops, as paths of one tone: four for each setting, each drawn from the card's own lots. */
import type { Subject } from './table.ts'
import type { Lot } from './variation.ts'

export type Setting = 'space' | 'ground' | 'person' | 'place' | 'deed'

export const SETTINGS: Readonly<Record<Subject, Setting>> = {
  space: 'space',
  ground: 'ground',
  vehicle: 'ground',
  character: 'person',
  location: 'place',
  equipment: 'deed',
  battle: 'deed',
  mission: 'deed',
  resource: 'deed',
  effect: 'deed',
  interrupt: 'deed',
  objective: 'deed',
}

/** Filled and drawn paths, and stars. */
export interface Scene {
  readonly fill?: string
  readonly line?: string
  readonly stars?: string
}

const n = (number: number): string => number.toFixed(1)
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const circle = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`
const stars = (lot: Lot, count = 16): string =>
  times(count, () => circle(lot() * 100, lot() * 60, 0.25 + lot() * 0.6))

/** Beams from a point to all sides. */
const beams = (lot: Lot, count: number, y: number, width: number, sway: number): string =>
  times(count, (index) => {
    const from = (index / count) * 2 * Math.PI + lot() * sway
    const end = (angle: number): string => `${n(50 + 80 * Math.cos(angle))} ${n(y + 80 * Math.sin(angle))}`
    return `M50 ${y}L${end(from)} ${end(from + width)}Z`
  })

type Draw = (lot: Lot) => Scene

const SPACE: readonly Draw[] = [
  (lot) => ({ stars: stars(lot), fill: circle(10 + lot() * 15, 58, 20 + lot() * 12) }),
  (lot) => ({
    stars: stars(lot, 22),
    fill: `M0 ${n(lot() * 30)}Q40 ${n(20 + lot() * 30)} 100 ${n(lot() * 20)}V${n(34 + lot() * 10)}Q50 ${n(40 + lot() * 20)} 0 ${n(38 + lot() * 14)}Z`,
  }),
  (lot) => ({
    stars: stars(lot),
    fill: circle(72 + lot() * 16, 10 + lot() * 10, 9 + lot() * 7),
    line: 'M52 15a28 5 0 1 0 56 0a28 5 0 1 0 -56 0Z',
  }),
  (lot) => ({
    stars: stars(lot, 8),
    fill: times(9, () => `M${n(lot() * 80)} ${n(lot() * 60)}h${n(12 + lot() * 24)}v.8h-30z`),
  }),
]

const GROUND: readonly Draw[] = [
  (lot) => ({
    fill: `${circle(15 + lot() * 70, 10 + lot() * 8, 5 + lot() * 5)}M0 ${n(40 + lot() * 8)}Q25 ${n(28 + lot() * 14)} 50 44T100 ${n(38 + lot() * 10)}V60H0Z`,
  }),
  (lot) => ({
    fill: `M0 46H${n(8 + lot() * 6)}L14 24H${n(28 + lot() * 6)}L36 46H60L64 ${n(26 + lot() * 8)}H80L86 46H100V60H0Z`,
  }),
  (lot) => ({
    fill: `M0 50L${n(14 + lot() * 8)} ${n(14 + lot() * 12)} 32 42 ${n(46 + lot() * 8)} ${n(10 + lot() * 12)} 68 44 ${n(80 + lot() * 8)} 22 100 48V60H0Z`,
  }),
  (lot) => ({ fill: times(6, (index) => `M${n(index * 18 + lot() * 10)} 0h${n(3 + lot() * 4)}v60h-7z`) }),
]

const PERSON: readonly Draw[] = [
  (lot) => ({ fill: beams(lot, 9, 34, 0.26, 0.3) }),
  (lot) => ({ line: [44, 34, 25].map((radius) => circle(44 + lot() * 12, 30, radius)).join('') }),
  (lot) => ({ fill: times(7, (index) => `M${n(index * 15 + lot() * 4)} ${n(lot() * 12)}h9v60h-9z`) }),
  (lot) => ({
    fill: `M0 60V${n(24 + lot() * 14)}H10V${n(14 + lot() * 16)}H20V34H28V${n(8 + lot() * 20)}H36V60ZM64 60V${n(12 + lot() * 20)}H74V${n(26 + lot() * 10)}H84V${n(10 + lot() * 16)}H92V30H100V60Z`,
  }),
]

const DEED: readonly Draw[] = [
  (lot) => ({ fill: beams(lot, 12, 30, 0.14, 0.4) }),
  (lot) => ({
    fill: times(6, (index) => `M${n(index * 22 - 20 + lot() * 8)} 60l40-60h${n(4 + lot() * 6)}l-40 60z`),
  }),
  (lot) => ({ line: [16, 28, 40].map((radius) => circle(50, 30, radius + lot() * 5)).join('') }),
  (lot) => ({
    fill: times(40, (index) =>
      lot() < 0.5 ? `M${(index % 8) * 13} ${Math.floor(index / 8) * 13}h11v11h-11z` : '',
    ),
  }),
]

/** A place fills its picture; only its sky differs. */
const PLACE: readonly Draw[] = [
  (lot) => ({ stars: stars(lot, 4) }),
  (lot) => ({ stars: stars(lot, 12) }),
  (lot) => ({ fill: circle(12 + lot() * 76, 8 + lot() * 8, 3 + lot() * 5) }),
  (lot) => ({
    stars: stars(lot, 7),
    fill: `M0 ${n(6 + lot() * 16)}Q50 ${n(lot() * 12)} 100 ${n(8 + lot() * 16)}v${n(3 + lot() * 4)}Q50 14 0 ${n(12 + lot() * 16)}Z`,
  }),
]

export const SCENES: Readonly<Record<Setting, readonly Draw[]>> = {
  space: SPACE,
  ground: GROUND,
  person: PERSON,
  place: PLACE,
  deed: DEED,
}

/** Faint figures behind; they say nothing and only tell cards apart. */
export const EMBLEM_PATHS: readonly string[] = [
  '',
  circle(50, 30, 27),
  'M50 2L78 30 50 58 22 30Z',
  'M26 6H74L88 30 74 54H26L12 30Z',
  'M50 2L82 56H18Z',
  'M10 8H30M10 8V22M90 8H70M90 8V22M10 52H30M10 52V38M90 52H70M90 52V38',
]

/** Starships whose text is about room and a pilot of their own: who may come aboard, how many, and the ability there. */
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import { PLACES } from './card-plays.ts'
import { ccg95 } from './play.ts'
import { tells } from './tells.ts'

type Side = 'dark' | 'light'
/** In hand: a pilot, somebody who is none, an astromech, a vehicle, a starfighter. */
const HANDS: Readonly<Record<Side, readonly string[]>> = {
  dark: ['Imperial Pilot', 'Stormtrooper', 'R1-G4 (Arone-Geefour)', 'Bantha', 'TIE Fighter'],
  light: ['Rebel Pilot', 'Rebel Trooper', 'R2-X2 (Artoo-Extoo)', 'SoroSuub V-35 Landspeeder', 'X-wing'],
}
const many = (count: number, card: string): string[] => Array.from({ length: count }, () => card)

interface Ship {
  readonly card: string
  readonly side: Side
  /** Who may come aboard, and as what, while it is empty. */
  readonly room: readonly (readonly [string, string])[]
  /** Those who fill it. */
  readonly full: Omit<Placed, 'card'>
  /** Of its permanent pilot. */
  readonly ability: number
}
const PILOTED = [['Rebel Pilot', 'pilot']] as const
const FLOWN = [['Imperial Pilot', 'pilot']] as const
const SEATED = [
  ...PILOTED,
  ['Rebel Pilot', 'passenger'],
  ['Rebel Trooper', 'passenger'],
  ['R2-X2 (Artoo-Extoo)', 'passenger'],
] as const
const MANNED = [...FLOWN, ['Imperial Pilot', 'passenger'], ['Stormtrooper', 'passenger']] as const
/** Only a capital starship has a door for this droid. */
const HANGAR = [
  ...MANNED,
  ['R1-G4 (Arone-Geefour)', 'passenger'],
  ['Bantha', 'cargo'],
  ['TIE Fighter', 'cargo'],
] as const
const CROWD = {
  pilots: many(6, 'Imperial Pilot'),
  passengers: many(8, 'Stormtrooper'),
  cargo: [...many(2, 'Bantha'), ...many(4, 'TIE Fighter')],
}

const SHIPS: readonly Ship[] = [
  { card: 'Red 1', side: 'light', room: PILOTED, full: { pilots: ['Red Leader'] }, ability: 0 },
  {
    card: 'Red 3',
    side: 'light',
    room: [...PILOTED, ['R2-X2 (Artoo-Extoo)', 'cargo']],
    full: { pilots: ['Red Leader'], cargo: ['R2-X2 (Artoo-Extoo)'] },
    ability: 0,
  },
  {
    card: 'Gold 1',
    side: 'light',
    room: SEATED,
    full: { pilots: ['Dutch'], passengers: ['Kabe'] },
    ability: 0,
  },
  {
    card: 'Gold 5',
    side: 'light',
    room: [...SEATED, ['R2-X2 (Artoo-Extoo)', 'cargo']],
    full: { pilots: ['Dutch', 'Pops'], cargo: ['R2-X2 (Artoo-Extoo)'] },
    ability: 0,
  },
  { card: 'X-wing', side: 'light', room: [], full: {}, ability: 1 },
  { card: 'Y-wing', side: 'light', room: SEATED, full: { passengers: ['Kabe'] }, ability: 1 },
  {
    card: 'Corellian Corvette',
    side: 'light',
    room: [...SEATED, ['SoroSuub V-35 Landspeeder', 'cargo']],
    full: {
      pilots: ['Dutch', 'Pops', 'Red Leader'],
      passengers: many(4, 'Rebel Trooper'),
      cargo: ['SoroSuub V-35 Landspeeder'],
    },
    ability: 1,
  },
  { card: 'Black 2', side: 'dark', room: FLOWN, full: { pilots: ['DS-61-2'] }, ability: 0 },
  { card: 'Black 3', side: 'dark', room: FLOWN, full: { pilots: ['DS-61-3'] }, ability: 0 },
  { card: "Vader's Custom TIE", side: 'dark', room: FLOWN, full: { pilots: ['DS-61-3'] }, ability: 0 },
  { card: 'TIE Advanced x1', side: 'dark', room: [], full: {}, ability: 1 },
  {
    card: 'TIE Scout',
    side: 'dark',
    room: MANNED,
    full: { passengers: many(2, 'Stormtrooper') },
    ability: 1,
  },
  {
    card: 'TIE Scout',
    side: 'dark',
    room: MANNED,
    full: { pilots: ['DS-61-2'], passengers: ['Labria'] },
    ability: 1,
  },
  { card: 'Devastator', side: 'dark', room: HANGAR, full: CROWD, ability: 2 },
  { card: 'Imperial-Class Star Destroyer', side: 'dark', room: HANGAR, full: CROWD, ability: 1 },
]

const at = (ship: string | Placed, side: Side) =>
  ccg95(
    {
      at: `deploy ${side}`,
      locations: [{ card: 'Moon', [side]: [ship] }],
      [side]: { hand: HANDS[side], force: 20 },
    },
    { cards: [...PLACES] },
  )

const SEATS = ['pilot', 'passenger', 'cargo']

describe.each(SHIPS)('$card', ({ card, side, room, full, ability }) => {
  const boarding = HANDS[side].flatMap((who) => SEATS.map((as) => ({ deploy: who, on: card, as })))
  const hasRoom = ({ deploy, as }: (typeof boarding)[number]): boolean =>
    room.some(([who, seat]) => who === deploy && seat === as)

  test('has room for these and no others', tells(card), () => {
    at(card, side).expect({
      offers: { [side]: boarding.filter(hasRoom) },
      noOffers: { [side]: boarding.filter((each) => !hasRoom(each)) },
      numbers: { Moon: { [`total-ability-${side}`]: ability } },
      asked: side,
    })
  })
  test('takes nobody more when it is full', tells(card), () => {
    at({ card, ...full }, side).expect({ noOffers: { [side]: boarding }, asked: side })
  })
})

/** A position of the Star Wars CCG as the net reads it from a seat's view: locations with who stands there, and cards. */
import type { View, ZoneView } from '@dejarik/kernel'
import { type CardDefinition, PHASES, type Swccg } from '@dejarik/swccg'
import type { Reader, Sketching } from '../net/sketch.ts'
import { DRAWERS, treeWords } from '../net/tree-words.ts'
import { clash, isThere } from './places.ts'
import { type Board, type Piece, type Place, readPosition } from './position.ts'
import { STANDING, type Strength } from './strength.ts'
import { VETERAN } from './weights.ts'

export interface Seen {
  readonly view: View
  readonly library: Swccg['constants']['library']
}

const KINDS = [
  'character',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'location',
] as const
const FIGURES = [
  'deploy',
  'power',
  'ability',
  'maneuver',
  'armor',
  'forfeit',
  'landspeed',
  'hyperspeed',
] as const
const SEGMENTS = ['initiation', 'weapons', 'power', 'damage'] as const

/** Groups: locations; cards at them and on others, ours and theirs; our hand. */
const GROUPS = { place: 0, ours: 1, theirs: 2, ourRest: 3, theirRest: 4, hand: 5 } as const
const [PLACE_ENCODER, PIECE_ENCODER, CARD_ENCODER] = [0, 1, 2]
const NUMBERS = 22
/** Numbers of the whole, from here on the phases, then the segments of a battle. */
const PHASE = 22
const SEGMENT = PHASE + PHASES.length

export const sketching: Sketching<CardDefinition, Seen> = {
  shape: {
    whole: SEGMENT + SEGMENTS.length,
    groups: [PLACE_ENCODER, PIECE_ENCODER, PIECE_ENCODER, CARD_ENCODER, CARD_ENCODER, CARD_ENCODER],
    numbers: NUMBERS,
    printed: 1 + FIGURES.length + KINDS.length + 3 + DRAWERS,
  },
  printed,
  sketch,
}

function printed(card: CardDefinition): readonly number[] {
  return [
    card.destiny ?? 0,
    ...FIGURES.map((figure) => card[figure] ?? 0),
    ...KINDS.map((kind) => Number(card.kind === kind)),
    Number(card.icons?.includes('pilot') ?? false),
    Number(card.icons?.includes('warrior') ?? false),
    card.permanentPilot ?? 0,
    ...treeWords(card.text),
  ]
}

function sketch({ view, library }: Seen, reader: Reader<CardDefinition>): void {
  const board = readPosition(view, library, VETERAN)
  for (const place of board.places)
    reader.card(GROUPS.place, board.piece(place.id)?.card, placeNumbers(board, place))
  const zone = (name: string, owner: number | null): ZoneView | undefined =>
    view.zones.find((each) => each.name === name && each.owner === owner)
  for (const { id } of zone('table', null)?.cards ?? []) readPiece(board, board.piece(id)!, reader)
  for (const id of board.hand) reader.card(GROUPS.hand, board.piece(id)?.card, HELD)
  for (const owner of [board.seat, 1 - board.seat])
    for (const { id } of zone('side', owner)?.cards ?? [])
      reader.card(owner === board.seat ? GROUPS.ourRest : GROUPS.theirRest, board.piece(id)?.card, HELD)
  const wholes = wholeNumbers(board, (name, owner) => zone(name, owner)?.count ?? 0)
  for (let at = 0; at < wholes.length; at++) reader.whole(at, wholes[at]!)
  const { phase } = view.table as { readonly phase: string }
  const at = PHASES.findIndex((each) => each === phase)
  if (at >= 0) reader.whole(PHASE + at, 1)
  if (board.battle) reader.whole(SEGMENT + SEGMENTS.indexOf(board.battle.segment), 1)
}

const HELD: readonly number[] = [1]

function readPiece(board: Board, piece: Piece, reader: Reader<CardDefinition>): void {
  const { mine, as, power, ability, forfeit, defense, hit } = piece
  const stands = as !== null && STANDING.has(as)
  const group = stands ? (mine ? GROUPS.ours : GROUPS.theirs) : mine ? GROUPS.ourRest : GROUPS.theirRest
  const inBattle = board.battle?.cards.includes(piece.id) ?? false
  reader.card(group, piece.card, [
    1,
    power,
    ability,
    forfeit,
    defense,
    Number(hit),
    Number(as === 'at'),
    Number(as === 'pilot' || as === 'driver'),
    Number(as === 'passenger'),
    Number(inBattle),
  ])
}

function placeNumbers(board: Board, { id, mine, theirs, icons, enemyIcons }: Place): readonly number[] {
  const [here, there] = [isThere(mine), isThere(theirs)]
  const { margin, gain, loss } = clash(VETERAN, mine, theirs)
  const both = here && there
  return [
    1,
    ...strengthNumbers(mine),
    ...strengthNumbers(theirs),
    icons,
    enemyIcons,
    Number(here),
    Number(there),
    both ? margin / 2 : 0,
    both ? gain : 0,
    both ? loss : 0,
    here && !there ? enemyIcons : 0,
    there && !here ? icons : 0,
    Number(board.battle?.at === id),
    Number(here && !there && board.ourTurn),
  ]
}

const strengthNumbers = ({ power, ability, presence, forfeit, weapons }: Strength): readonly number[] => [
  power / 2,
  ability,
  presence,
  forfeit / 2,
  weapons,
]

function wholeNumbers(board: Board, count: (name: string, owner: number) => number): readonly number[] {
  const [me, other] = [board.seat, 1 - board.seat]
  const sides = board.battle?.sides
  const totals = (seat: number): readonly number[] => [
    (sides?.[seat as 0 | 1].total ?? 0) / 2,
    (sides?.[seat as 0 | 1].damage ?? 0) / 2,
    sides?.[seat as 0 | 1].attrition ?? 0,
  ]
  return [
    board.life / 4,
    board.enemyLife / 4,
    (8 * (board.life - board.enemyLife)) / Math.max(1, board.life + board.enemyLife),
    board.force / 2,
    count('force', other) / 2,
    board.reserve / 4,
    count('reserve', other) / 4,
    count('used', me) / 2,
    count('used', other) / 2,
    board.hand.length,
    board.enemyHand,
    count('lost', me) / 4,
    count('lost', other) / 4,
    Number(board.ourTurn),
    Number(board.side === 'dark'),
    board.battle === null ? 0 : board.battle.initiator === me ? 1 : -1,
    ...totals(me),
    ...totals(other),
  ]
}

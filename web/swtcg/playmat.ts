/** The Star Wars TCG on the page. */
import type { OfferCore, Question, View } from '@dejarik/kernel'
import type { About, SwtcgOffer } from '@dejarik/swtcg'
import { swtcgBeats } from '@dejarik/table/beats'
import type { Face } from '@dejarik/table/swtcg'
import type { Faces, Playmat } from '../playmat.ts'
import { allCards, type SeenCard, zoneOf } from '../sight.ts'
import { swtcgAnswers } from './answers.ts'
import { type AttackShown, followAttack } from './attack-shown.ts'
import { Board } from './board.tsx'
import { FocusOrder } from './focus-order.tsx'
import { swtcgLines } from './log-lines.ts'
import { look, stateOf } from './look.ts'
import { price } from './price.ts'
import { OwnCards, SeatStrip } from './seat-strip.tsx'
import { chanceName, STEP_NAMES, seatOf, seatTitle, type TcgCard, tableOf } from './sight.ts'
import { turnParts } from './turn-parts.ts'
import { waitingFor } from './waiting.ts'
import { swtcgWays } from './ways.ts'

/** The chances that players may want to pass or stop at. */
const CHANCES = [
  'build',
  'battle-start',
  'step-start',
  'general',
  'disrupt',
  'attack',
  'add-dice',
  'reroll',
  'alter-dice',
  'pending-damage',
  'prevention',
  'placement',
  'unit-discard',
  'attack-end',
  'step-end',
  'end-of-turn',
] as const

/** Who is asked to attack chooses among marked cards; those of the attack before would only confuse. */
function highlights(shown: unknown, card: SeenCard, question: Question | null): readonly string[] {
  const attack = question?.about === 'next-attack' ? null : (shown as AttackShown | null)
  return [
    ...(attack?.attacker === card.id ? ['is-attacker'] : []),
    ...(attack?.defender === card.id ? ['is-defender'] : []),
  ]
}

/** Power against the health that is left: what can be said before dice are rolled. */
function certain(core: OfferCore, view: View): string | null {
  const offer = core as SwtcgOffer
  if (offer.verb === 'complete' || offer.verb === 'set-up') return `${offer.cost} points`
  if (offer.verb !== 'attack') return null
  const cards = allCards(view)
  const [attacker, defender] = [cards.get(offer.card), cards.get(offer.defender)] as readonly TcgCard[]
  if (attacker?.power === undefined || defender?.health === undefined) return null
  return `${attacker.power} power · ${defender.health - (defender.damage ?? 0)} health`
}

/** Units attack by speed, so that mostly one of them is next. */
function takenUp(question: Question): number | null {
  if (question.kind !== 'action' || question.about !== 'next-attack') return null
  const [first, ...others] = new Set(question.offers.flatMap(({ card }) => card ?? []))
  return first !== undefined && others.length === 0 ? first : null
}

/** What passing is called, where that is more than a pass. */
const PASSES: Readonly<Record<string, string>> = {
  build: 'End build step',
  'build-start': 'Go on',
  disrupt: 'Let it be',
  attack: 'Roll',
  'add-dice': 'Leave it',
  reroll: 'Keep them',
  'alter-dice': 'Keep them',
  'pending-damage': 'Go on',
  prevention: 'Take it',
  placement: 'Go on',
  'unit-discard': 'Go on',
} satisfies Partial<Record<About, string>>

/** What is done with the cards that were chosen, and what is said where none was. */
const CHOSEN: Readonly<Partial<Record<About, { readonly does?: string; readonly none: string }>>> = {
  retreat: { does: 'Retreat', none: 'None' },
  mulligan: { does: 'Throw back', none: 'Keep all' },
  overkill: { none: 'Nobody' },
  'double-strike': { none: 'Nobody' },
}

function chosenName({ about }: Question, count: number): string | null {
  const { does, none } = CHOSEN[about as About] ?? {}
  if (count === 0) return none ?? null
  return does ? `${does} ${count}` : null
}

const ARENAS = ['space', 'ground', 'character'] as const
type Arena = (typeof ARENAS)[number]

const liesIn = ({ id }: SeenCard, view: View): readonly Arena[] =>
  ARENAS.filter((arena) => zoneOf(view, arena)?.cards.some((card) => card.id === id))

/** A unit goes to its arena; what can do one thing only, does that. */
function best(offers: readonly OfferCore[]): OfferCore | null {
  const toArena = offers.filter((offer) =>
    swtcgWays.goalsOf(offer).some((goal) => ARENAS.some((arena) => arena === goal)),
  )
  return toArena[0] ?? (offers.length === 1 ? offers[0]! : null)
}

/** A die of less misses. */
const HITS = 4

/** Dice that missed are rolled again, the worst first. */
function missesIn(question: Question): readonly number[] {
  if (question.kind !== 'several' || question.about !== 'lucky') return []
  const misses = question.items.map(Number).flatMap((die, place) => (die < HITS ? [{ die, place }] : []))
  return misses
    .toSorted((one, other) => one.die - other.die)
    .slice(0, question.max)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other)
}

/** Build counters beyond what a card costs do nothing. */
function enough({ about, card }: Question, view: View, faces: Faces): number | null {
  const built = card === undefined ? undefined : (allCards(view).get(card) as TcgCard | undefined)
  if (about !== 'build-counters' || !built) return null
  const cost = (faces.get(built.is ?? '') as Face | undefined)?.cost
  return typeof cost === 'number' ? cost - (built.buildCounters ?? 0) : null
}

const LEFT_TO_BUILD = 2

function slip(question: Question, view: View): string | null {
  if (question.kind !== 'action' || question.about !== 'build') return null
  const { buildPoints } = seatOf(view, question.seat)
  const canBuild = question.offers.some(({ verb }) => verb === 'complete' || verb === 'add-counters')
  return canBuild && buildPoints >= LEFT_TO_BUILD ? `End with ${buildPoints} points left?` : null
}

/** The hands and build zones of others are told by number only. */
const SHOWN = ['space', 'ground', 'character', 'space-location', 'ground-location', 'character-location']
const SHOWN_OF_ONES_OWN = ['hand', 'build', 'resource', 'event']

export const swtcgPlaymat: Playmat = {
  name: 'swtcg',
  look,
  stateOf,
  highlights,
  follow: (shown, ...news) => followAttack(shown as AttackShown | null, ...news),
  lines: swtcgLines,
  beats: swtcgBeats,
  answers: swtcgAnswers,
  arrow: (shown) => {
    const attack = shown as AttackShown | null
    return attack && attack.hits === null ? [attack.attacker, attack.defender] : null
  },
  ways: swtcgWays,
  certain,
  chosenName,
  price,
  liesIn,
  mayRetreat: (card, view) => card.controller === view.viewer && liesIn(card, view).length > 0,
  shortName: ({ verb }, question) =>
    verb === 'skip-attack' && takenUp(question) !== null ? "Don't attack" : null,
  chosenByClick: () => [],
  preselected: missesIn,
  enough,
  takenUp,
  best,
  isMainElsewhere: () => false,
  slip,
  inSight: (zone, owner, viewer) =>
    SHOWN.includes(zone) || (owner === viewer && SHOWN_OF_ONES_OWN.includes(zone)),
  showsUnseen: () => false,
  turn: (view) => (tableOf(view).turn > 0 ? `Turn ${tableOf(view).turn}` : STEP_NAMES[tableOf(view).step]),
  turnParts,
  heading: (view) => {
    const { turn, step } = tableOf(view)
    return `${turn > 0 ? `Turn ${turn} · ` : ''}${STEP_NAMES[step]}`
  },
  seatName: seatTitle,
  chanceName,
  waitingFor: (_view, _seat, about) => waitingFor(about),
  chances: CHANCES,
  alike: ['focus', 'preventFor'],
  isObvious: () => false,
  passName: ({ about }) => PASSES[about] ?? 'Pass',
  // Ending the build step is no yield.
  canYield: (question) =>
    question.kind === 'action' &&
    question.about !== 'build' &&
    question.offers.some((offer) => offer.key === 'pass'),
  forms: {},
  Shortcuts: FocusOrder,
  Board,
  SeatStrip,
  OwnCards,
}

/** Offers as a scenario writes them: `pass`, `{ deploy: corsair }`, `{ attack: corsair, defender: blue }`. */
import type { ActionQuestion } from '../ask.ts'
import { canonical } from '../hash.ts'
import type { Attempt } from '../refusal.ts'
import type { CardId, OfferCore } from '../state.ts'
import { knows } from '../zones.ts'
import { allCards, likeness, means, pickCard, readCard } from './cards.ts'
import type { Said } from './format.ts'
import { fieldKind, isRecord, named, recordTest, say } from './match.ts'
import { type Scene, seatNamed } from './scene.ts'
import { unknown } from './unknown.ts'
import { type Path, ScenarioError } from './words.ts'

/** An action as written: the verb, and the fields that were named. */
interface Action {
  readonly verb: string
  readonly fields: Readonly<Record<string, Said>>
  /** The key by which a field is written: the card stands under the verb. */
  readonly keyOf: (field: string) => string
}

const byItsName = (field: string): string => field

/** The first key is the verb, and its value the card; where no card is meant, `verb` may be spelt out. */
function readAction(scene: Scene, said: Said, path: Path): Action {
  if (typeof said === 'string') return checkVerb(scene, { verb: said, fields: {}, keyOf: byItsName }, path)
  if (!isRecord(said) || Object.keys(said).length === 0)
    throw new ScenarioError(`expected an action such as pass or { deploy: corsair }, not ${say(said)}`, path)
  const { verb, ...rest } = said as Readonly<Record<string, Said>>
  if (verb !== undefined)
    return checkVerb(scene, { verb: String(verb), fields: rest, keyOf: byItsName }, path)
  const [[first, card], ...others] = Object.entries(rest) as [[string, Said], ...[string, Said][]]
  const fields = Object.fromEntries(card === null ? others : [['card', card], ...others])
  const keyOf = (field: string): string => (field === 'card' ? first : field)
  return checkVerb(scene, { verb: first, fields, keyOf }, path)
}

/** Whether a word or a record is written as an action of the game is: by a verb that the game has. */
export function isAction({ game }: Scene, said: Said): boolean {
  const verb = isRecord(said) ? (said['verb'] ?? Object.keys(said)[0]) : said
  return typeof verb === 'string' && game.scenario.verbs.includes(verb)
}

function checkVerb(scene: Scene, action: Action, path: Path): Action {
  const { verbs } = scene.game.scenario
  if (!verbs.includes(action.verb)) throw unknown('verb', action.verb, verbs, path)
  return action
}

/** Every offer that has all that was said. */
export function offersLike(scene: Scene, question: ActionQuestion, said: Said, path: Path): OfferCore[] {
  const { verb, fields, keyOf } = readAction(scene, said, path)
  const ofVerb = question.offers.filter((offer) => offer.verb === verb)
  const known = [...new Set(ofVerb.flatMap((offer) => Object.keys(offer)))].filter((name) => name !== 'key')
  const strange = Object.keys(fields).find((field) => ofVerb.length > 0 && !known.includes(field))
  if (strange !== undefined) throw unknown(`field of ${verb}`, strange, known, [...path, strange])
  const test = recordTest(scene, fields, path, keyOf)
  return ofVerb.filter(test)
}

/** The one offer that was meant; offers that only identical copies tell apart are as good as one. */
export function theOffer(scene: Scene, offers: readonly OfferCore[], said: Said, path: Path): OfferCore {
  const different = new Map(offers.map((offer) => [offerLikeness(scene, offer), offer]))
  if (different.size === 1) return offers[0]!
  const candidates = offers.map((offer) => offerText(scene, offer)).join(', ')
  throw new ScenarioError(`${say(said)} could be any of ${candidates}; say which`, path)
}

export function offerLikeness(scene: Scene, { key: _, ...offer }: OfferCore): string {
  const like = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => like(field, item))
    const isCard = fieldKind(scene, field) === 'card' && typeof value === 'number'
    return isCard ? likeness(scene, value) : value
  }
  return canonical(Object.entries(offer).map(([field, value]) => [field, like(field, value)]))
}

/** The offer as a scenario would write it. */
export function offerText(scene: Scene, { key: _, verb, card, ...rest }: OfferCore): string {
  const fields = Object.entries(rest).map(([field, value]) => [field, named(scene, field, value)])
  if (card === undefined && fields.length === 0) return verb
  const first = card === undefined ? ['verb', verb] : [verb, named(scene, 'card', card)]
  return say(Object.fromEntries([first, ...fields]))
}

/** An action that may not be offered, with ids for names: what a game can explain the refusal of. */
export function attemptOf(scene: Scene, seat: number, said: Said, path: Path): Attempt {
  const { verb, fields, keyOf } = readAction(scene, said, path)
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    identified(scene, seat, field, value, [...path, keyOf(field)]),
  ])
  return { verb, ...Object.fromEntries(entries) }
}

function identified(scene: Scene, seat: number, field: string, said: Said, path: Path): unknown {
  if (Array.isArray(said)) return said.map((item) => identified(scene, seat, field, item, path))
  switch (fieldKind(scene, field)) {
    case 'card':
      return knownCard(scene, seat, String(said), path)
    case 'seat':
      return seatNamed(scene, String(said), path)
    default:
      return said
  }
}

/** A seat speaks of cards that it knows; of others only where it knows none of that name. */
export function knownCard(scene: Scene, seat: number, said: string, path: Path): CardId {
  const text = readCard(scene, said, path)
  const cards = allCards(scene)
  const known = cards.filter((id) => knows(scene.machine.card(id), seat))
  const among = known.some((id) => means(scene, text, id)) ? known : cards
  return pickCard(scene, text, among, path)
}

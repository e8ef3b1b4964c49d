/** Cards by name: `corsair`, `corsair #2`, `red.field/corsair`. */
import { closest } from '../closest.ts'
import { canonical } from '../hash.ts'
import { numberOf } from '../numbers.ts'
import type { CardId, Zone } from '../state.ts'
import { type Scene, seatName } from './scene.ts'
import { unknown } from './unknown.ts'
import { type Path, ScenarioError, ScenarioFailure } from './words.ts'

/** A card as a scenario writes it. */
export interface CardText {
  readonly text: string
  readonly name: string
  /** The zone it must lie in. */
  readonly zone?: string
  /** Which of the cards of that name in its zone, counted from one in the order in which they lie. */
  readonly number?: number
}

export const zoneName = (scene: Scene, zone: Zone): string =>
  zone.owner === null ? zone.name : `${seatName(scene, zone.owner)}.${zone.name}`

const zoneNames = (scene: Scene): string[] => scene.machine.state.zones.map((zone) => zoneName(scene, zone))

export function zoneNamed(scene: Scene, name: string, path: Path): Zone {
  const index = zoneNames(scene).indexOf(name)
  if (index < 0) throw unknown('zone', name, zoneNames(scene), path)
  return scene.machine.state.zones[index]!
}

/** Undefined for a card that never was, or that came and went within one answer. */
export function nameOf(scene: Scene, id: CardId): string | undefined {
  const card = scene.machine.state.cards[id]
  return card ? scene.game.scenario.nameOf(scene.machine, card) : scene.formerNames.get(id)
}

export const namesIn = (scene: Scene, zone: Zone): string[] => zone.cards.map((id) => nameOf(scene, id)!)

export const allCards = (scene: Scene): CardId[] => scene.machine.state.zones.flatMap((zone) => zone.cards)

export function checkName(scene: Scene, name: string, path: Path): string {
  const names = scene.game.scenario.cardNames(scene.setup)
  if (!names.includes(name)) throw unknown('card', name, names, path)
  return name
}

/** Names may hold a slash or a number sign themselves, so the whole text is tried as a name first. */
export function readCard(scene: Scene, text: string, path: Path): CardText {
  if (scene.game.scenario.cardNames(scene.setup).includes(text)) return { text, name: text }
  const [, rest, digits] = /^(.*?)(?: #([1-9]\d*))?$/s.exec(text)!
  const number = digits === undefined ? {} : { number: Number(digits) }
  const slash = rest!.indexOf('/')
  if (slash < 0) return { text, name: checkName(scene, rest!, path), ...number }
  const zone = rest!.slice(0, slash)
  if (!zoneNames(scene).includes(zone)) throw unknownPlace(scene, zone, text, path)
  return { text, zone, name: checkName(scene, rest!.slice(slash + 1), path), ...number }
}

/** What stands before a slash is a zone, unless it is nothing like one. */
function unknownPlace(scene: Scene, zone: string, text: string, path: Path): ScenarioError {
  const near = closest(zone, zoneNames(scene)).length > 0
  if (near) return unknown('zone', zone, zoneNames(scene), path)
  return unknown('card', text, scene.game.scenario.cardNames(scene.setup), path)
}

/** Whether the text means this card. */
export function means(scene: Scene, text: CardText, id: CardId): boolean {
  if (nameOf(scene, id) !== text.name) return false
  const zone = zoneOf(scene, id)
  if (text.zone !== undefined && (!zone || zoneName(scene, zone) !== text.zone)) return false
  return text.number === undefined || namesakes(scene, id).indexOf(id) === text.number - 1
}

function zoneOf(scene: Scene, id: CardId): Zone | undefined {
  const card = scene.machine.state.cards[id]
  return card ? scene.machine.state.zones[card.zone] : undefined
}

/** The cards of the same name in the same zone. */
function namesakes(scene: Scene, id: CardId): CardId[] {
  return (zoneOf(scene, id)?.cards ?? []).filter((other) => nameOf(scene, other) === nameOf(scene, id))
}

/** The card as a scenario would have to write it. */
export function cardText(scene: Scene, id: CardId): string {
  const zone = zoneOf(scene, id)
  const name = nameOf(scene, id) ?? `card ${id}`
  if (!zone) return name
  const same = namesakes(scene, id)
  const number = same.length > 1 ? ` #${same.indexOf(id) + 1}` : ''
  return `${zoneName(scene, zone)}/${name}${number}`
}

/** Equal for cards that only their ids tell apart. */
export function likeness(scene: Scene, id: CardId): string {
  const { machine, game } = scene
  const numbers = game.scenario.numbers.map((name) => numberOf(machine, name, id))
  return canonical([{ ...machine.card(id), id: 0 }, game.scenario.facts(machine, id), numbers])
}

/** The one card among some that a text means; identical copies are as good as one. */
export function pickCard(scene: Scene, text: CardText, among: readonly CardId[], path: Path): CardId {
  const found = among.filter((id) => means(scene, text, id))
  if (found.length === 0) throw new ScenarioFailure(noneMeant(scene, text, among), path)
  const different = new Map(found.map((id) => [likeness(scene, id), id]))
  if (different.size === 1) return found[0]!
  const candidates = found.map((id) => cardText(scene, id)).join(', ')
  throw new ScenarioError(`"${text.text}" could be any of ${candidates}; say which`, path)
}

function noneMeant(scene: Scene, { text, name }: CardText, among: readonly CardId[]): string {
  const namesake = among.filter((id) => nameOf(scene, id) === name)
  const there = (namesake.length > 0 ? namesake : among).slice(0, 12).map((id) => cardText(scene, id))
  return `"${text}" is not there; there ${there.length === 1 ? 'is' : 'are'} ${there.join(', ') || 'no cards'}`
}

/** A card anywhere on the table. */
export const cardNamed = (scene: Scene, text: string, path: Path): CardId =>
  pickCard(scene, readCard(scene, text, path), allCards(scene), path)

/** What one function of a card asks for: who must be there, in the Lost Pile or on the way, and at what kind of place. */
import type { Below } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import type { Condition } from '../text/condition.ts'
import type { Filter } from '../text/filter.ts'
import type { CardAction, When } from '../text/text.ts'

export interface Scene {
  /** Cards that must be at the place. */
  readonly present: readonly Filter[]
  readonly lost: readonly Filter[]
  /** What the place must be like. */
  readonly place: readonly Filter[]
  /** Who must be there with nobody else of that side. */
  readonly alone: readonly ('yours' | 'opponents')[]
  /** Cards that somebody must play or deploy. */
  readonly awaited: readonly Filter[]
  /** Cards of yours that somebody must act against. */
  readonly harmed: readonly Filter[]
  /** Cards that must not be on table. */
  readonly absent: readonly Filter[]
  /** Shots must be fired. */
  readonly armed: boolean
  /** Something must come in answer to a battle. */
  readonly reacts: boolean
  /** Whose turn it must be, where that matters. */
  readonly turn?: 'you' | 'opponent'
}

type Found = { -readonly [Part in keyof Scene]: Scene[Part] extends readonly (infer T)[] ? T[] : Scene[Part] }

const empty = (): Found => ({
  present: [],
  lost: [],
  place: [],
  alone: [],
  awaited: [],
  harmed: [],
  absent: [],
  armed: false,
  reacts: false,
})

export function sceneOf(
  { when, if: condition, targets = [], do: todo = [] }: Partial<CardAction>,
  below: Below,
): Scene {
  const found = empty()
  for (const each of todo) if (each.do === 'retrieve' && each.what) found.lost.push(each.what)
  if (condition) addCondition(condition, found, below)
  for (const { what } of targets) addCard(what, found)
  if (typeof when === 'object') addMoment(when, found)
  return found
}

/** How a card that is awaited comes to the table. */
export function arrivalOf({ text }: CardDefinition, below: Below): Scene {
  const found = empty()
  for (const { on } of text.deploys?.on ?? []) if (typeof on === 'object') addCard(on, found)
  if (text.deploys?.if) addCondition(text.deploys.if, found, below)
  if (typeof text.deploys?.when === 'object') addMoment(text.deploys.when, found)
  return found
}

/** Of several that would do, one is taken. */
function addCondition(condition: Condition, found: Found, below: Below): void {
  switch (condition.if) {
    case 'all':
      for (const each of condition.of) addCondition(each, found, below)
      return
    case 'any':
      return addCondition(condition.of[below(condition.of.length)]!, found, below)
    case 'on-table':
      for (let count = 0; count < (condition.least ?? 1); count++) addCard(condition.what, found)
      return
    case 'not':
      return addAbsence(condition.of, found, below)
    case 'battle':
      if (condition.by) found.turn = condition.by
  }
}

/** Where not all of several may be, one of them is not. */
function addAbsence(condition: Condition, found: Found, below: Below): void {
  if (condition.if === 'all') addAbsence(condition.of[below(condition.of.length)]!, found, below)
  if (condition.if === 'on-table') found.absent.push(condition.what)
}

function addCard(what: Filter, found: Found): void {
  if (what.the) return
  const { where, alone, whose } = what
  if (typeof where === 'object' && 'atA' in where) addPlace(where.atA, found)
  if (alone) found.alone.push(whose ?? 'yours')
  if (isPlace(what)) addPlace(what, found)
  else found.present.push(what)
}

/** A place that somebody must be at. */
function addPlace(at: Filter, found: Found): void {
  if (at.has) addCard(at.has, found)
  for (let count = 0; count < (at.hasSeveral?.least ?? 0); count++) addCard(at.hasSeveral!.of, found)
  if (!at.the) found.place.push(at)
}

const isPlace = ({ kind, type }: Filter): boolean =>
  kind === 'location' || type === 'site' || type === 'system'

function addMoment(when: Exclude<When, string>, found: Found): void {
  if ('phase' in when && !('just' in when)) {
    if (when.of !== 'either') found.turn = when.of
    return
  }
  if (!('just' in when)) return
  const { just, card, at, harms } = when
  if (at) addPlace(at, found)
  if (harms) {
    found.harmed.push(harms)
    addCard(harms, found)
  }
  if (just === 'reacted') found.reacts = true
  if (just === 'targeted' || just === 'hit' || just === 'weapon-fired') found.armed = true
  if (just === 'played' || just === 'deployed') addAwaited(card, found)
  else if (card) addCard(card, found)
}

/** Whoever it goes on is there. */
function addAwaited(card: Filter | undefined, found: Found): void {
  if (!card) return
  found.awaited.push(card)
  if (card.on) addCard(card.on, found)
}

/** Two scenes at one place. */
export const joined = (one: Scene, other: Scene): Scene => ({
  ...one,
  present: [...one.present, ...other.present],
  lost: [...one.lost, ...other.lost],
  place: [...one.place, ...other.place],
})

/** The same as the other player would say it. */
export const turnedRound = (scene: Scene): Scene => ({
  ...scene,
  present: scene.present.map(ofOther),
  lost: [],
  alone: scene.alone.map((whose) => (whose === 'yours' ? 'opponents' : 'yours')),
})
const ofOther = ({ whose, ...rest }: Filter): Filter => ({
  ...rest,
  ...(whose ? { whose: whose === 'yours' ? 'opponents' : 'yours' } : {}),
})

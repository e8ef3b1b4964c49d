/** What the cards in play could do at all: a rough count that changes only when cards come and go. */
import { type CardId, lastingOf, rememberedOfZones, type ZoneId, zone } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Trigger } from '../../language/tree/triggers.ts'
import { bearer, inPlayZones } from '../cards/place.ts'
import type { Chance } from '../chances/kinds-of-chances.ts'
import { definitionTraits, type Traits, traitsOf } from './kinds-of-abilities.ts'

interface Census {
  /** By chance, the cards in play that might have something to play then. */
  readonly playing: ReadonlyMap<Chance, ReadonlySet<CardId>>
  /** The chances at which every card might have something, because an effect gives it. */
  readonly givenAt: ReadonlySet<Chance>
  /** What triggered effects in play might wait for. */
  readonly triggers: ReadonlySet<Trigger['when']>
  /** The keywords that something in play has or gives. */
  readonly keywords: ReadonlySet<string>
  /** The units, Locations and Resources that might have static or triggered effects. */
  readonly withStatic: readonly CardId[]
  readonly withTriggered: readonly CardId[]
  readonly withRules: readonly CardId[]
  readonly rulingPlayers: readonly CardId[]
  readonly controllingArenas: readonly CardId[]
  /** Whether something has Hidden Cost, or Upkeep, or gives it. */
  readonly hidesCost: boolean
  readonly hasUpkeep: boolean
  /** Whether something lists cards for its stack. */
  readonly listsStack: boolean
}

export function census(game: Game): Census {
  const zones = inPlayZones(game)
  return rememberedOfZones(game, 'census', zones, () => takeCensus(game, zones))
}

/** What is attached counts for the unit that it is on, too. */
function takeCensus(game: Game, zones: readonly ZoneId[]): Census {
  const found: Found = {
    playing: new Map(),
    givenAt: new Set(game.constants.grantedChances),
    triggers: new Set(),
    keywords: new Set(),
    withStatic: [],
    withTriggered: [],
    withRules: [],
    rulingPlayers: [],
    controllingArenas: [],
    hidesCost: false,
    hasUpkeep: false,
    listsStack: false,
  }
  for (const id of zones)
    for (const card of zone(game, id).cards) {
      const traits = definitionTraits(definitionOf(game, card))
      count(traits, card, found)
      if (game.card(card).host !== null) count(traits, bearer(game, card), found)
    }
  for (const { abilities, card } of lastingOf(game, 'gain'))
    if (abilities) count(traitsOf(abilities), card, found)
  for (const { ability } of lastingOf(game, 'decree')) noteGifts(traitsOf([ability]), found)
  return found
}

interface Found {
  readonly playing: Map<Chance, Set<CardId>>
  readonly givenAt: Set<Chance>
  readonly triggers: Set<Trigger['when']>
  readonly keywords: Set<string>
  readonly withStatic: CardId[]
  readonly withTriggered: CardId[]
  readonly withRules: CardId[]
  readonly rulingPlayers: CardId[]
  readonly controllingArenas: CardId[]
  hidesCost: boolean
  hasUpkeep: boolean
  listsStack: boolean
}

function count(traits: Traits, card: CardId, found: Found): void {
  for (const chance of traits.chances) notePlaying(found.playing, chance, card)
  for (const chance of traits.chancesGiven) found.givenAt.add(chance)
  for (const trigger of traits.triggers) found.triggers.add(trigger)
  if (traits.hasStatic) note(found.withStatic, card)
  if (traits.hasTriggered) note(found.withTriggered, card)
  if (traits.hasRule) note(found.withRules, card)
  if (traits.rulesPlayers) note(found.rulingPlayers, card)
  if (traits.controlsArena) note(found.controllingArenas, card)
  noteGifts(traits, found)
}

function noteGifts({ hidesCost, hasUpkeep, listsStack, keywords }: Traits, found: Found): void {
  for (const keyword of keywords) found.keywords.add(keyword)
  found.hidesCost ||= hidesCost
  found.hasUpkeep ||= hasUpkeep
  found.listsStack ||= listsStack
}

function notePlaying(playing: Found['playing'], chance: Chance, card: CardId): void {
  const cards = playing.get(chance)
  if (cards) cards.add(card)
  else playing.set(chance, new Set([card]))
}

function note(list: CardId[], card: CardId): void {
  if (!list.includes(card)) list.push(card)
}

/** Exercises cards: trial after trial until each was played and each of its functions used, or enough was tried. */
import type { Exercised, ExerciseFault } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import type { Game, SwccgEvent } from '../kinds.ts'
import { sayFunction } from '../language/render/text.ts'
import { actionsIn, type CardAction } from '../text/text.ts'
import { runTrial, type Trial, type Watcher } from './trial.ts'

/** The function of a weapon that is fired. */
const SHOT = 'fire'

/** What a player does with the card: its actions, each with the sentence that says it, and firing it. */
const functionsOf = (card: CardDefinition): readonly string[] => [
  ...new Set(actionsOf(card).map(({ says }) => says)),
  ...(card.text.fires ? [SHOT] : []),
]
const HALVES = [undefined, 'dark', 'light'] as const
const actionsOf = (card: CardDefinition): readonly { readonly says: string; readonly action: CardAction }[] =>
  HALVES.flatMap((half) =>
    actionsIn(card.text, half).map((action, index) => ({ says: sayFunction(card, index, half), action })),
  )

/** How a card comes into the game. */
const BEGINS: ReadonlySet<SwccgEvent['kind']> = new Set(['deployed', 'played', 'inserted'])

/** Cards that stand on table by themselves can begin there. */
const STANDING: ReadonlySet<string> = new Set(['character', 'vehicle', 'starship', 'device'])

/** Trials from the first seed, each after one of the functions that are left; the card is in hand until it was played, then now and then on table. */
export function exercise(card: CardDefinition, most: number, firstSeed = 1): Exercised {
  const used = new Set<string>()
  let played = false
  const hear = (game: Game, event: SwccgEvent): void => {
    played ||= BEGINS.has(event.kind) && 'is' in event && event.is === card.key
    if (event.kind === 'played' && event.is === card.key)
      used.add(sayFunction(card, event.action, event.half))
    if (event.kind === 'fired' && game.state.cards[event.card]?.is === card.key) used.add(SHOT)
  }
  const unused = (): readonly string[] => functionsOf(card).filter((says) => !used.has(says))
  const isDone = (): boolean => played && unused().length === 0
  const faults: ExerciseFault[] = []
  let trials = 0
  for (; trials < most && !isDone(); trials++) {
    const start = played && STANDING.has(card.kind) && trials % 2 === 0 ? 'play' : 'hand'
    const left = unused()
    const aim = actionsOf(card).find(({ says }) => says === left[trials % left.length])?.action
    faults.push(...faultOf({ card, seed: firstSeed + trials, start, aim }, { hear }, isDone))
  }
  return {
    card: card.key,
    trials,
    played,
    abilities: functionsOf(card).length,
    inForce: 0,
    unusable: [],
    unused: unused().map((text) => ({ path: text, text, why: 'its time never came' })),
    faults,
  }
}

function faultOf(trial: Trial, watcher: Watcher, isDone: () => boolean): ExerciseFault[] {
  try {
    runTrial(trial, watcher, isDone)
    return []
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return [{ card: trial.card.key, seed: trial.seed, start: trial.start, message }]
  }
}

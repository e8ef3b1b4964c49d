/** Exercises cards: trial after trial until each was played and each of its abilities used, or shown to be of no use. */
import type { Exercised, ExerciseFault, Unused } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { abilityText } from '../language/render/abilities.ts'
import type { Ability } from '../language/tree/tree.ts'
import { type PrintedAbility, printedOn } from './abilities.ts'
import { partingIn } from './chairs.ts'
import { judgeBy } from './laws.ts'
import { runTrial, type Trial } from './trial.ts'
import { whyUnusable } from './unusable.ts'
import { Watch } from './watch.ts'

/** Cards that the program does not carry out in full are not tried. */
export const canBeTried = ({ unautomated, costIsX }: CardDefinition): boolean => !unautomated && !costIsX

/** After so many trials every other one is late in a game. */
const EARLY = 10

/** Trials from the first seed, each after one of the abilities that are left; the card is in hand until it was played, then now and then. */
export function exercise(card: CardDefinition, most: number, firstSeed = 1): Exercised {
  const watch = new Watch()
  const abilities = printedOn(card)
  const shown = unusableOf(card, abilities)
  const unseen = abilities.filter(({ path }) => shown.every((each) => each.path !== path))
  const unused = (): readonly PrintedAbility[] => unseen.filter(({ ability }) => !watch.isSeen(ability))
  const isDone = (): boolean => watch.played.has(card.key) && unused().length === 0
  const faults: ExerciseFault[] = []
  let trials = 0
  for (; trials < most && !isDone(); trials++) {
    const start = !watch.played.has(card.key) || trials % 4 === 3 ? 'hand' : 'play'
    const hour = trials >= EARLY && trials % 2 === 0 ? 'late' : 'early'
    const left = unused()
    const trial: Trial = { card, seed: firstSeed + trials, start, hour, aim: left[trials % left.length] }
    faults.push(...faultOf(trial, watch, isDone))
    if (trials === 0) faults.push(...partingOf(trial))
  }
  return {
    card: card.key,
    trials,
    played: watch.played.has(card.key),
    abilities: abilities.length,
    inForce: unseen.filter(({ ability }) => watch.isSeen(ability) && !watch.isUsed(ability)).length,
    unusable: shown,
    unused: unused().map(({ path, ability }) => ({
      path,
      text: abilityText(ability, card.kind),
      why: whyUnused(ability),
    })),
    faults,
  }
}

/** Those that no game can bring to use, with what shows it. */
function unusableOf(card: CardDefinition, abilities: readonly PrintedAbility[]): readonly Unused[] {
  const shipped = shippedCards()
  const cards = shipped.has(card.key) ? shipped.cards : [...shipped.cards, card]
  return abilities.flatMap((printed) => {
    const why = whyUnusable(cards, printed)
    return why === undefined
      ? []
      : [{ path: printed.path, text: abilityText(printed.ability, card.kind), why }]
  })
}

function faultOf(trial: Trial, watch: Watch, isDone: () => boolean): ExerciseFault[] {
  try {
    runTrial({ ...trial, judge: judgeBy(trial.card) }, watch, isDone)
    return []
  } catch (error) {
    return [told(trial, error instanceof Error ? (error.stack ?? error.message) : String(error))]
  }
}
/** The same game from the other chairs. */
function partingOf(trial: Trial): ExerciseFault[] {
  const parting = partingIn(trial)
  return parting === null ? [] : [told(trial, `another game from the other chairs: ${parting}`)]
}
const told = ({ card, seed, start }: Trial, message: string): ExerciseFault => ({
  card: card.key,
  seed,
  start,
  message,
})

function whyUnused(ability: Ability): string {
  if (ability.ability === 'triggered') return 'what sets it off did not happen'
  if (ability.ability === 'bounty') return 'no unit was discarded by its damage before a build step'
  if ('cost' in ability) return 'its time, its condition and its cost never came together'
  return 'while' in ability && ability.while
    ? 'its condition never held'
    : 'the card never was where it works'
}

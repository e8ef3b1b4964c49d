/** Jedi Tests: who teaches whom, what has been completed, and who could be taught (ccgx/dagobah/apprentice). */
import { because, type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { activeCards, exists, isIn, isInside, isOnTable, locationOf } from '../cards/place.ts'
import { onTableOfSort } from '../cards/sorts.ts'
import type { DeployAttempt } from '../deploy/deploy-cost.ts'
import { isOnDagobah } from './planet.ts'

const COMPLETED = 'completed'
/** The turn of the last attempt. */
const ATTEMPTED = 'attempted'
export const noteAttempt = (game: Game, test: CardId): void =>
  game.changeCard(test, { notes: { ...game.card(test).notes, [ATTEMPTED]: game.table.turn } })

const testsOnTable = (game: Game): readonly CardId[] => onTableOfSort(game, 'jedi-test')

export const isCompleted = (game: Game, test: CardId): boolean => game.card(test).notes[COMPLETED] === 1
export const noteCompleted = (game: Game, test: CardId): void =>
  game.changeCard(test, { notes: { ...game.card(test).notes, [COMPLETED]: 1, [UPSIDE_DOWN]: 0 } })

/** An attempt that begins in one turn and ends in another: the apprentice lies upside down (ccgx/dagobah/test-five). */
const UPSIDE_DOWN = 'upside down'
export const isUnderway = (game: Game, test: CardId): boolean => game.card(test).notes[UPSIDE_DOWN] === 1
export function beginAttempt(game: Game, test: CardId): void {
  noteAttempt(game, test)
  game.changeCard(test, { notes: { ...game.card(test).notes, [UPSIDE_DOWN]: 1 } })
}
export const wasAttemptedNow = (game: Game, test: CardId): boolean =>
  game.card(test).notes[ATTEMPTED] === game.table.turn

const isUnfinishedOf = (game: Game, test: CardId, who: CardId, as: 'target' | 'mentor'): boolean =>
  game.card(test)[as] === who && !isCompleted(game, test)
/** Whom any Jedi Test on table targets, whether it is completed or not (ccgx/dagobah/apprentice). */
export const isApprentice = (game: Game, who: CardId): boolean =>
  testsOnTable(game).some((test) => game.card(test).target === who)
const isLearning = (game: Game, who: CardId): boolean =>
  testsOnTable(game).some((test) => isUnfinishedOf(game, test, who, 'target'))
const isTeaching = (game: Game, who: CardId): boolean =>
  testsOnTable(game).some((test) => isUnfinishedOf(game, test, who, 'mentor'))

const hasCompleted = (game: Game, who: CardId, number: number): boolean =>
  testsOnTable(game).some(
    (test) =>
      game.card(test).target === who && isCompleted(game, test) && definitionOf(game, test).test === number,
  )

/** From this ability on a character is a Jedi. */
const JEDI = 6

/** A mentor: on Dagobah, of ability more than 2 and more than his pupil, who teaches and learns nothing else (ccgx/dagobah/mentor). */
export function canTeach(game: Game, seat: SeatId, who: CardId, pupil: CardId | null): boolean {
  const ability = numberOf(game, 'ability', who)
  return (
    isOwnCharacter(game, seat, who) &&
    ability > 2 &&
    (pupil === null || (pupil !== who && ability > numberOf(game, 'ability', pupil))) &&
    isOnDagobah(game, who) &&
    !isLearning(game, who) &&
    !isTeaching(game, who)
  )
}

/** An apprentice for a test: no droid and no Jedi, who has completed the one before and not this one (ccgx/dagobah/order). */
export function canLearn(game: Game, seat: SeatId, who: CardId, test: CardId): boolean {
  const { test: number = 0 } = definitionOf(game, test)
  const { type, alsoType } = definitionOf(game, who)
  return (
    isOwnCharacter(game, seat, who) &&
    type !== 'droid' &&
    alsoType !== 'droid' &&
    numberOf(game, 'ability', who) < JEDI &&
    !isLearning(game, who) &&
    !isTeaching(game, who) &&
    !hasCompleted(game, who, number) &&
    (number === 1 || hasCompleted(game, who, number - 1)) &&
    activeCards(game).some((mentor) => canTeach(game, seat, mentor, who))
  )
}

/** Test 1 names people at its own site, the others a mentor anywhere on Dagobah (ccgx/dagobah/mentor). */
export const taughtThere: Check<DeployAttempt> = (game, { seat, card, target, destination }) => {
  const { kind, test } = definitionOf(game, card)
  if (kind !== 'jedi-test' || test !== 1 || target === undefined || !('on' in destination)) return null
  const isThere = (who: CardId): boolean => locationOf(game, who) === destination.on
  const mentors = activeCards(game).filter((who) => isThere(who) && !isInside(game, who))
  return (isThere(target) || isIn(game, target, seat, 'hand')) &&
    mentors.some((who) => canTeach(game, seat, who, target))
    ? null
    : because('nobody-to-train', 'ccgx/dagobah/mentor', { card })
}

const isOwnCharacter = (game: Game, seat: SeatId, who: CardId): boolean =>
  definitionOf(game, who).kind === 'character' && game.card(who).controller === seat

const isGone = (game: Game, card: CardId | null): boolean =>
  card === null || !exists(game, card) || !isOnTable(game, card)

/** Tests that are lost with those whom they target (ccgx/dagobah/lost-with-targets). */
export const abandonedTests = (game: Game): readonly CardId[] =>
  testsOnTable(game).filter((test) => {
    const { target, mentor } = game.card(test)
    return isGone(game, target) || (!isCompleted(game, test) && isGone(game, mentor))
  })

/** A version of a persona that takes the place of another is whom its tests target from now on (ccgx/dagobah/targets-fixed). */
export function retarget(game: Game, was: CardId, is: CardId): void {
  for (const test of testsOnTable(game)) {
    if (game.card(test).target === was) game.changeCard(test, { target: is })
    if (game.card(test).mentor === was) game.changeCard(test, { mentor: is })
  }
}

/** Whether the player has attempted a test in this turn, or drained or battled in it (ccgx/dagobah/test-three). */
export const wasIdle = (game: Game): boolean => {
  const { battledAt, drainedAt } = game.table
  const attempted = testsOnTable(game).some((test) => wasAttemptedNow(game, test))
  return battledAt.length === 0 && drainedAt.length === 0 && !attempted
}

/** Whether what happens is what a text waits for, and whether it is time for what waits for nothing. */
import type { CardId } from '@dejarik/kernel'
import { hasBuiltIn } from '../../effects/built-in.ts'
import { playerOf } from '../../effects/conditions.ts'
import { answering, type Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { textOf } from '../../effects/text-of.ts'
import type { Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { Happening } from '../../text/happening.ts'
import type { When } from '../../text/text.ts'
import { exists } from '../cards/place.ts'
import { isMoment } from './repertoire.ts'

export function fitsMoment(
  game: Game,
  context: Context,
  when: When | 'always',
  happening: Happening,
): boolean {
  if (typeof when !== 'object' || !('just' in when) || !isMoment(when, happening.just)) return false
  if ('card' in happening && !exists(game, happening.card)) return false // it has gone where nobody follows it
  if (when.by && playerOf(context, when.by) !== happening.by) return false
  if (when.phase && !('phase' in happening && happening.phase === when.phase)) return false
  if (when.for && !('for' in happening && [when.for].flat().includes(happening.for))) return false
  if (when.from && !('from' in happening && happening.from === when.from)) return false
  if (when.forfeited && !('forfeited' in happening && happening.forfeited)) return false
  if (when.hit && !('hit' in happening && happening.hit)) return false
  if (when.epic !== undefined && !('epic' in happening && happening.epic === when.epic)) return false
  if (when.moved && !('moved' in happening && happening.moved)) return false
  if (when.withThis && !('cards' in happening && happening.cards?.includes(context.self))) return false
  if (when.fromHand && !('fromHand' in happening && happening.fromHand)) return false
  if (when.hides && !hidesItself(game, happening)) return false
  if (when.winner && !('winner' in happening && happening.winner === playerOf(context, when.winner)))
    return false
  if (when.attacker && !('attacker' in happening && happening.attacker === when.attacker)) return false
  if (!when.at && !when.card && !when.source && !when.harms && !when.names) return true
  const { chosen } = answering(context, happening)
  const fits = (filter: Filter | undefined, name: string): boolean =>
    filter === undefined ||
    (chosen[name] ?? []).some(
      (card) =>
        fitsCard(game, context, filter, card) || (name === 'source' && hasBuiltIn(game, filter, card)),
    )
  return (
    fits(when.at, 'at') &&
    fits(when.card, 'answered') &&
    fits(when.source, 'source') &&
    fits(when.names, 'named') &&
    fits(when.harms, 'harmed')
  )
}

const fitsCard = (game: Game, context: Context, filter: Filter, card: CardId): boolean =>
  exists(game, card) && matches(game, context, filter, card)

export function fitsNow(game: Game, context: Context, when: When): boolean {
  const { current, phase, battle } = game.table
  if (when === 'any-time') return true
  if (when === 'your-turn') return current === context.you
  if (when === 'battle') return battle !== null
  if ('just' in when || phase !== when.phase) return false
  return when.of === 'either' || current === playerOf(context, when.of)
}

const hidesItself = (game: Game, happening: Happening): boolean =>
  happening.just === 'played' &&
  textOf(game, happening.card).actions?.[Number(happening.action)]?.do.some(
    (step) => step.do === 'exclude' && step.what.the === 'self',
  ) === true

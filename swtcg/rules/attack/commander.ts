/** Another player who says whom a unit attacks, or whether it does. */
import {
  type ActionQuestion,
  type CardId,
  type CardsQuestion,
  type LastingOf,
  lastingOf,
} from '@dejarik/kernel'
import { candidates } from '../../effects/nouns/nouns.ts'
import type { About, Game, Swtcg, SwtcgOffer } from '../../kinds.ts'
import { playable } from '../chances/playable.ts'
import { isAttackable } from './targets.ts'

export const commandOver = (game: Game, units: readonly CardId[]) =>
  lastingOf(game, 'have-attack').find(({ card }) => units.includes(card))

/** Whom the unit attacks, within what the effect allows (wotc/attack/have-it-attack). */
export function askCommander(game: Game, units: readonly CardId[]): CardsQuestion<About> | undefined {
  const effect = commandOver(game, units)
  if (!effect) return undefined
  const { seat, from } = wayOf(game, effect)
  if (from.length === 0 && !effect.whether) return undefined
  return { kind: 'cards', seat, about: 'have-it-attack', card: effect.card, from, min: 0, max: 1 }
}

/** Who says it, and between which units. */
function wayOf(game: Game, { card, context, target }: LastingOf<Swtcg, 'have-attack'>) {
  const all = candidates(game, context, target)
  const from = all.filter((unit) => unit !== card && isAttackable(game, card, unit))
  return { seat: context.you, from }
}

/** The second attack of a unit is for that player to say, too. */
export function commanded(
  game: Game,
  unit: CardId,
  question: CardsQuestion<About> | undefined,
): CardsQuestion<About> | undefined {
  const effect = commandOver(game, [unit])
  return question && effect?.whether ? { ...question, ...wayOf(game, effect) } : question
}

/** What is played in place of an attack its own player may play all the same (the ruling at Tame the Beast). */
export function askOwnPlayer(
  game: Game,
  units: readonly CardId[],
): ActionQuestion<SwtcgOffer, About> | undefined {
  const effect = commandOver(game, units)
  if (!effect?.whether) return undefined
  const seat = game.card(effect.card).controller
  const others = playable(game, seat, 'would-attack').filter((offer) => offer.card === effect.card)
  if (others.length === 0) return undefined
  return { kind: 'action', seat, about: 'next-attack', offers: [{ key: 'pass', verb: 'pass' }, ...others] }
}

/** Bots at the seats of a game, each with a chance of its own. */
import { type Bot, botFor, botNames, glimpse, levelOf, type Move, safely } from '@dejarik/bots'
import {
  type AnyGame,
  chance,
  didYouMean,
  type Kinds,
  type Machine,
  type Question,
  type SeatId,
  type Seed,
} from '@dejarik/kernel'
import { Failure } from './failure.ts'

/** Decides for its seat. What it sees of the game is the bots' affair. */
export type SeatedBot = (game: Machine<Kinds>, question: Question) => Move

/** Hears of an answer that a bot failed to give; the lot has answered for it. */
type Complain = (message: string) => void

/** A bot's own chance comes from the game's seed, not from the game's generator. */
export function seatBot(
  name: string,
  definition: AnyGame,
  seed: Seed,
  seat: SeatId,
  complain: Complain,
): SeatedBot {
  const bot = safely(namedBot(name, definition), (message) => complain(`${name}: ${message}`))
  const below = chance(seed, seat + 1)
  return (game, question) => bot(glimpse(definition, game, question, below, () => performance.now()))
}

export function namedBot(name: string, definition: AnyGame): Bot {
  const bot = botFor(name, definition.name)
  if (bot) return bot
  if (botNames.includes(levelOf(name)))
    throw new Failure(
      `The bot "${name}" does not play ${definition.title}${name.includes('@') ? ' with that budget' : ''}.`,
    )
  const meant = didYouMean(name, botNames) || `. The bots are: ${botNames.join(', ')}.`
  throw new Failure(`There is no bot "${name}"${meant}`)
}

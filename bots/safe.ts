/** No bot stalls a game: one that fails, or gives an answer that is none, is replaced by the lot for that question. */
import { misfit } from '@dejarik/kernel'
import type { Bot, Glimpse, Move } from './bot.ts'
import { random } from './random.ts'

/** Hears what a bot did wrong. */
export type Complaint = (message: string, glimpse: Glimpse) => void

export function safely(bot: Bot, complain: Complaint): Bot {
  return (glimpse) => {
    const tried = attempt(bot, glimpse)
    if (typeof tried !== 'string') return tried
    complain(tried, glimpse)
    return random(glimpse)
  }
}

/** The move, or what is wrong with it. */
function attempt(bot: Bot, glimpse: Glimpse): Move | string {
  try {
    const move = bot(glimpse)
    const wrong = misfit(glimpse.question, move.answer)
    return wrong ? `${JSON.stringify(move.answer)} is no answer: ${wrong}` : move
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A player who looks away: so many questions of a hundred are answered by lot. */
import type { Bot } from './bot.ts'
import { random } from './random.ts'

export const careless =
  (bot: Bot, slips: number): Bot =>
  (seen) =>
    seen.below(100) < slips
      ? { ...random(seen), explain: () => 'It looked away and took any answer.' }
      : bot(seen)

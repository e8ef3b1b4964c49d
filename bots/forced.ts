/** Where there is one answer, nobody has to think. */
import { countAnswers, listAnswers } from '@dejarik/kernel'
import type { Bot } from './bot.ts'

export const unlessForced =
  (bot: Bot): Bot =>
  (glimpse) => {
    if (countAnswers(glimpse.question) > 1) return bot(glimpse)
    return { answer: listAnswers(glimpse.question)![0]!, explain: () => 'It is the only legal answer.' }
  }

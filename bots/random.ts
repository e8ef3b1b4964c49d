/** Takes any legal answer, each as likely as the others. */
import { sampleAnswer } from '@dejarik/kernel'
import type { Bot } from './bot.ts'

export const random: Bot = ({ question, below }) => ({
  answer: sampleAnswer(question, below),
  explain: () => 'It was drawn by lot.',
})

/** Programs at the table: their answers, and a legal one in their place when they fail. */
import { type Answer, type Below, misfit, type Question, sampleAnswer, type View } from '@dejarik/kernel'
import type { Bot } from './host.ts'

/** The program's answer, or a legal one drawn by lot and what went wrong. */
export function programAnswer(
  bot: Bot,
  view: View,
  question: Question,
  below: Below,
): { readonly value: Answer; readonly failed: string | null } {
  try {
    const value = bot(view, question)
    const wrong = misfit(question, value)
    if (!wrong) return { value, failed: null }
    return { value: sampleAnswer(question, below), failed: `its answer does not fit: ${wrong}` }
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error)
    return { value: sampleAnswer(question, below), failed }
  }
}

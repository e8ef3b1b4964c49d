/** What the learner is to do now, and why; at the end, what was learned. */
import type { JSX } from 'preact'
import { hashFor } from '../route.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import type { Lesson } from './lesson.ts'
import { WordsMet } from './words.tsx'

export function Coach({
  lesson,
  done,
  next,
  again,
  firstGame,
}: {
  readonly lesson: Lesson
  readonly done: number
  /** The next lesson, as its page is called; null after the last. */
  readonly next: string | null
  readonly again: () => void
  readonly firstGame: () => void
}): JSX.Element {
  const step = lesson.steps[done]
  return (
    <section class="coach" aria-label="Lesson">
      <p class="small">
        {lesson.title}
        {step ? `: step ${done + 1} of ${lesson.steps.length}` : ': done'}
      </p>
      <div aria-live="polite">
        {done === 0 && <p>{lesson.about}</p>}
        <p class="coach-say">{step ? step.say : lesson.end}</p>
        {step && (
          <p>
            {step.why} {step.rule && <RuleLink rule={step.rule} name="Read the rule" />}
          </p>
        )}
        {step && <WordsMet said={`${step.say} ${step.why}`} />}
      </div>
      <div class="answers">
        {!step && next && <a href={hashFor({ page: 'learn', lesson: next })}>Next lesson</a>}
        {!step && !next && (
          <button type="button" class="primary" onClick={firstGame}>
            Play your first game, with a coach
          </button>
        )}
        <button type="button" class="quiet" onClick={again}>
          Begin this lesson again
        </button>
      </div>
    </section>
  )
}

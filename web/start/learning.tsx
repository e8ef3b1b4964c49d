/** How far one is with the lessons, on the first screen, and the next of them. */
import type { JSX } from 'preact'
import { GAMES } from '../games.ts'
import { LESSONS } from '../learn/lessons.ts'
import { doneLessons } from '../learn/progress.ts'
import { hashFor } from '../route.ts'

interface Course {
  readonly game: string
  readonly short: string
  readonly lessons: readonly { readonly title: string; readonly isDone: boolean }[]
}

/** The course that was begun and is not done; else the first that is not done, or the first of all. */
function courseNow(): Course {
  const done = doneLessons()
  const courses = GAMES.map(({ name, short }) => ({
    game: name,
    short,
    lessons: (LESSONS[name] ?? []).map(({ title }, at) => ({ title, isDone: done.has(`${name}/${at + 1}`) })),
  }))
  const open = courses.filter(({ lessons }) => lessons.some(({ isDone }) => !isDone))
  return open.find(({ lessons }) => lessons.some(({ isDone }) => isDone)) ?? open[0] ?? courses[0]!
}

export function Learning(): JSX.Element {
  const { game, short, lessons } = courseNow()
  const at = lessons.findIndex(({ isDone }) => !isDone)
  const isOver = at < 0
  const number = isOver ? 1 : at + 1
  return (
    <section class="game-card">
      <p class="kicker">Learn: {short}</p>
      <h2>
        {isOver ? 'All lessons are done' : `Lesson ${number} of ${lessons.length}: ${lessons[at]!.title}`}
      </h2>
      <p>Two minutes each, at a real table.</p>
      <ol class="progress-bar" aria-label={`${lessons.filter(({ isDone }) => isDone).length} lessons done`}>
        {lessons.map(({ title, isDone }) => (
          <li key={title} class={isDone ? 'is-done' : ''} title={title} />
        ))}
      </ol>
      <a class="play-now second" href={hashFor({ page: 'learn', lesson: isOver ? '' : `${game}/${number}` })}>
        {isOver ? 'All lessons' : number === 1 ? 'First lesson' : 'Next lesson'}
      </a>
    </section>
  )
}

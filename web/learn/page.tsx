/** Learning to play: a first game of each game in lessons, each at a real table. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { GAMES } from '../games.ts'
import { learnHere, starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { PageHead } from '../page-head.tsx'
import { playmatOf } from '../playmats.ts'
import { goTo, hashFor } from '../route.ts'
import { SeatClient } from '../seat.ts'
import type { Settings } from '../settings.ts'
import { firstChoice, gameFrom } from '../start/choice.ts'
import { TablePage } from '../table/page.tsx'
import { Coach } from './coach.tsx'
import { setCoached } from './first-game.ts'
import { LESSONS } from './lessons.ts'
import { doneLessons, noteDone } from './progress.ts'

interface PageProps {
  readonly play: (game: LocalGame) => void
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

export function LearnPage({ lesson, ...page }: PageProps & { readonly lesson: string }): JSX.Element {
  const [game = '', number = ''] = lesson.split('/')
  const index = Number(number) - 1
  if (LESSONS[game]?.[index]) return <LessonPage key={lesson} game={game} index={index} {...page} />
  return (
    <main class="page">
      <PageHead title="Learn" />
      <p>
        Ten minutes for each game. Every lesson is a position at a real table; the rules are the real ones.
      </p>
      {GAMES.map(({ name, title }) => (
        <Lessons key={name} game={name} title={title} />
      ))}
      <p>
        Who knows the rules may try the <a href={hashFor({ page: 'puzzles', puzzle: '' })}>puzzles</a>:
        positions in which one answer wins.
      </p>
      <p>
        Any rule can be looked up in the <a href={hashFor({ page: 'rules', rule: '' })}>rule book</a>, and
        from the table itself.
      </p>
    </main>
  )
}

function Lessons({ game, title }: { readonly game: string; readonly title: string }): JSX.Element {
  const done = doneLessons()
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol class="lessons">
        {(LESSONS[game] ?? []).map((lesson, index) => (
          <li key={lesson.title} class={done.has(`${game}/${index + 1}`) ? 'is-done' : ''}>
            <a href={hashFor({ page: 'learn', lesson: `${game}/${index + 1}` })}>{lesson.title}</a>
            <span class="small">
              {done.has(`${game}/${index + 1}`) ? 'Done. ' : ''}
              {lesson.about}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function LessonPage({
  game,
  index,
  settings,
  change,
  play,
}: PageProps & { readonly game: string; readonly index: number }): JSX.Element {
  const [client, setClient] = useState<SeatClient | null>(null)
  const [done, setDone] = useState(0)
  const lesson = LESSONS[game]![index]!
  const begin = (): void => {
    setDone(0)
    const [wire] = learnHere(game, index, setDone)
    void playmatOf(game).then((playmat) => setClient(new SeatClient(wire!, playmat, () => settings.pace)))
  }
  useEffect(begin, [])
  useEffect(() => {
    if (done === lesson.steps.length) noteDone(`${game}/${index + 1}`)
  }, [done])
  const firstGame = (): void => {
    setCoached(true)
    void starterDecks(game).then((decks) => play(gameFrom(decks, firstChoice(game))))
  }
  if (!client) return <p class="loading">Laying out the cards …</p>
  const next = LESSONS[game]![index + 1] ? `${game}/${index + 2}` : null
  return (
    <TablePage
      client={client}
      settings={settings}
      change={change}
      leave={() => goTo({ page: 'learn', lesson: '' })}
      coach={<Coach lesson={lesson} done={done} next={next} again={begin} firstGame={firstGame} />}
    />
  )
}

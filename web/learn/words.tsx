/** What the keywords mean that stand on the cards of a step, as the learner meets them. */
import type { JSX } from 'preact'
import { keywordsIn, readLines } from '../card/reminders.ts'
import { useGame } from '../game.ts'
import { allCards } from '../sight.ts'

export function WordsMet({ said }: { readonly said: string }): JSX.Element | null {
  const { position, lookOf } = useGame()
  const looks = [...allCards(position.view).values()].flatMap((card) => lookOf(card) ?? [])
  const met = looks.filter(({ title }) => said.includes(title))
  const words = new Map(met.flatMap(({ lines, reminders }) => [...keywordsIn(readLines(lines), reminders)]))
  if (words.size === 0) return null
  return (
    <dl class="words-met">
      {[...words].map(([word, reminder]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{reminder}</dd>
        </div>
      ))}
    </dl>
  )
}

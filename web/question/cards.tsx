/** A choice of cards: they are marked where they lie; the button says what was chosen. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Game, useGame } from '../game.ts'
import { allCards } from '../sight.ts'
import { particulars, toldApart } from '../told-apart.ts'
import { usePointing } from './pointing.ts'
import { Tray } from './tray.tsx'

type CardsQuestion = Extract<Question, { kind: 'cards' }>

/** How many may be chosen, in words. */
export const range = (min: number, max: number): string =>
  min === max ? `Choose ${min}` : min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`

export function CardsForm({ question }: { readonly question: CardsQuestion }): JSX.Element {
  const { picked, answer, playmat } = useGame()
  const enough = picked.length >= question.min && picked.length <= question.max
  const most = Math.min(question.max, question.from.length)
  return (
    <>
      <span class="hint">
        {range(question.min, most)}
        {most > 1 && `: ${picked.length}`}
      </span>
      {(question.max > 1 || question.min === 0) && (
        <button
          type="button"
          class="primary"
          aria-keyshortcuts="Space"
          disabled={!enough}
          onClick={() => answer(picked)}
        >
          {playmat.chosenName(question, picked.length) ??
            (picked.length === 0 && question.min === 0 ? 'None' : 'Done')}
        </button>
      )}
    </>
  )
}

/** The names of the cards, for whoever would rather read than look. */
export function ListCards({ question }: { readonly question: CardsQuestion }): JSX.Element {
  const game = useGame()
  const [listed, setListed] = useState(false)
  const names = namesOf(game, question.from)
  return (
    <>
      <button type="button" class="quiet list-all" aria-expanded={listed} onClick={() => setListed(!listed)}>
        {listed ? 'Hide the list' : `List ${names.length}`}
      </button>
      {listed && (
        <Tray name={`All ${names.length} cards`}>
          {question.from.map((id, index) => (
            <CardChip key={id} id={id} name={names[index]!} />
          ))}
        </Tray>
      )}
    </>
  )
}

function namesOf(game: Game, ids: readonly number[]): readonly string[] {
  const cards = allCards(game.position.view)
  const titles = ids.map((id) => {
    const card = cards.get(id)
    return (card && game.lookOf(card)?.title) ?? 'a hidden card'
  })
  return toldApart(titles, (index) => particulars(game, ids[index]!))
}

function CardChip({ id, name }: { readonly id: number; readonly name: string }): JSX.Element {
  const { picked, pick } = useGame()
  const pointing = usePointing([id])
  const isPicked = picked.includes(id)
  return (
    <button
      type="button"
      class={`chip can-act ${isPicked ? 'is-picked' : ''}`}
      aria-pressed={isPicked}
      onClick={() => pick(id)}
      {...pointing}
    >
      {isPicked ? '✓ ' : ''}
      {name}
    </button>
  )
}

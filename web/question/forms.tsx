/** Forms for questions that are not about one action: numbers, choices, orders, shares, yes and no. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { allCards } from '../sight.ts'
import { particulars, toldApart } from '../told-apart.ts'
import { usePointing } from './pointing.ts'

type Of<K extends Question['kind']> = { readonly question: Extract<Question, { readonly kind: K }> }

/** How many may be chosen, in words. */
const range = (min: number, max: number): string =>
  min === max ? `Choose ${min}` : min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`

export function CardsForm({ question }: Of<'cards'>): JSX.Element {
  const game = useGame()
  const { picked, answer, position, lookOf } = game
  const cards = allCards(position.view)
  const titles = question.from.map((id) => {
    const card = cards.get(id)
    return (card && lookOf(card)?.title) ?? 'a hidden card'
  })
  const names = toldApart(titles, (index) => particulars(game, question.from[index]!))
  const enough = picked.length >= question.min && picked.length <= question.max
  return (
    <>
      <span class="hint">{range(question.min, Math.min(question.max, question.from.length))}:</span>
      {question.from.map((id, index) => (
        <CardChip key={id} id={id} name={names[index]!} />
      ))}
      {(question.max > 1 || question.min === 0) && (
        <button type="button" class="primary" disabled={!enough} onClick={() => answer(picked)}>
          {picked.length === 0 && question.min === 0 ? 'None' : 'Done'}
        </button>
      )}
    </>
  )
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

export function NumberForm({ question }: Of<'number' | 'bid'>): JSX.Element {
  const { answer } = useGame()
  const [chosen, setChosen] = useState(question.kind === 'bid' ? question.min : question.max)
  const many = question.max - question.min > 9
  const [first, ...others] = numbersOf(question)
  if (!many)
    return (
      <>
        <button type="button" class="primary" onClick={() => answer(first!)}>
          {first}
        </button>
        {others.map((number) => (
          <button type="button" key={number} class="plain" onClick={() => answer(number)}>
            {number}
          </button>
        ))}
      </>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        answer(chosen)
      }}
    >
      <label>
        A number from {question.min} to {question.max}{' '}
        <input
          type="number"
          min={question.min}
          max={question.max}
          value={chosen}
          onInput={(event) => setChosen(Number(event.currentTarget.value))}
        />
      </label>
      <button type="submit" class="primary">
        Done
      </button>
    </form>
  )
}

/** The most is what players mostly want, except in a bid. */
function numbersOf({ kind, min, max }: Of<'number' | 'bid'>['question']): readonly number[] {
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return kind === 'bid' ? numbers : numbers.toReversed()
}

export function ChoiceForm({ question }: Of<'choice'>): JSX.Element {
  const { answer } = useGame()
  return (
    <>
      {question.options.map((option) => (
        <button type="button" class="primary" key={option} onClick={() => answer(option)}>
          {option}
        </button>
      ))}
    </>
  )
}

export function SeveralForm({ question }: Of<'several'>): JSX.Element {
  const { answer } = useGame()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const toggle = (index: number): void =>
    setChosen(
      chosen.includes(index) ? chosen.filter((each) => each !== index) : [...chosen, index].toSorted(byValue),
    )
  const enough = chosen.length >= question.min && chosen.length <= question.max
  return (
    <>
      <span class="hint">{range(question.min, question.max)}:</span>
      {question.items.map((item, index) => (
        <button
          type="button"
          key={`${index} ${item}`}
          class={`chip can-act ${chosen.includes(index) ? 'is-picked' : ''}`}
          aria-pressed={chosen.includes(index)}
          onClick={() => toggle(index)}
        >
          {chosen.includes(index) ? '✓ ' : ''}
          {item}
        </button>
      ))}
      <button type="button" class="primary" disabled={!enough} onClick={() => answer(chosen)}>
        {chosen.length === 0 && question.min === 0 ? 'None' : 'Done'}
      </button>
    </>
  )
}

const byValue = (one: number, other: number): number => one - other

export function OrderForm({ question }: Of<'order'>): JSX.Element {
  const { answer } = useGame()
  const [order, setOrder] = useState<readonly number[]>([])
  const left = question.items.flatMap((item, index) => (order.includes(index) ? [] : [{ item, index }]))
  return (
    <>
      <span class="hint">
        {order.length === 0
          ? 'Which comes first?'
          : `Then? (${order.map((at) => question.items[at]).join(', ')})`}
      </span>
      {left.map(({ item, index }) => (
        <button
          type="button"
          class="primary"
          key={index}
          onClick={() => (left.length === 1 ? answer([...order, index]) : setOrder([...order, index]))}
        >
          {item}
        </button>
      ))}
      {order.length > 0 && (
        <button type="button" onClick={() => setOrder([])}>
          Begin again
        </button>
      )}
    </>
  )
}

export function DivideForm({ question }: Of<'divide'>): JSX.Element {
  const { answer } = useGame()
  const [shares, setShares] = useState<readonly number[]>(question.among.map(() => 0))
  const left = question.amount - shares.reduce((sum, share) => sum + share, 0)
  const set = (at: number, share: number): void =>
    setShares(shares.map((old, index) => (index === at ? share : old)))
  return (
    <>
      <span class="hint">{left} left to divide:</span>
      {question.among.map(({ name, max }, index) => (
        <label key={index}>
          {name}{' '}
          <input
            type="number"
            min={0}
            max={max}
            value={shares[index]}
            onInput={(event) => set(index, Number(event.currentTarget.value))}
          />
        </label>
      ))}
      <button type="button" class="primary" disabled={left !== 0} onClick={() => answer(shares)}>
        Done
      </button>
    </>
  )
}

export function ConfirmForm(): JSX.Element {
  const { answer } = useGame()
  return (
    <>
      <button type="button" class="primary" onClick={() => answer(true)}>
        Yes
      </button>
      <button type="button" onClick={() => answer(false)}>
        No
      </button>
    </>
  )
}

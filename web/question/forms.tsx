/** Forms for questions that are not about one action: numbers, choices, orders, shares, yes and no. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { range } from './cards.tsx'
import { Answers, FEW, lengthClass, Tray } from './tray.tsx'

type Of<K extends Question['kind']> = { readonly question: Extract<Question, { readonly kind: K }> }

export function NumberForm({ question }: Of<'number' | 'bid'>): JSX.Element {
  const { answer } = useGame()
  const { min, max } = question
  const usual = useUsual(question)
  const [chosen, setChosen] = useState(usual)
  if (max - min < FEW) return <Numbers question={question} />
  const set = (number: number): void => setChosen(Math.max(min, Math.min(max, number)))
  return (
    <>
      <span class="stepper">
        <button type="button" disabled={chosen <= min} aria-label="Less" onClick={() => set(chosen - 1)}>
          −
        </button>
        <input
          type="number"
          aria-label={`A number from ${min} to ${max}`}
          min={min}
          max={max}
          value={chosen}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
        <button type="button" disabled={chosen >= max} aria-label="More" onClick={() => set(chosen + 1)}>
          +
        </button>
      </span>
      <button type="button" class="primary" aria-keyshortcuts="Space" onClick={() => answer(chosen)}>
        Choose {chosen}
      </button>
    </>
  )
}

/** The most is what players mostly want, except in a bid, and where a card needs no more. */
function useUsual(question: Of<'number' | 'bid'>['question']): number {
  const { playmat, position, client } = useGame()
  const { kind, min, max } = question
  if (kind === 'bid') return min
  return Math.max(min, Math.min(max, playmat.enough(question, position.view, client.faces) ?? max))
}

function Numbers({ question }: Of<'number' | 'bid'>): JSX.Element {
  const { answer } = useGame()
  const { kind, min, max } = question
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const main = useUsual(question)
  return (
    <>
      {(kind === 'bid' ? numbers.toReversed() : numbers).map((number) => (
        <button
          type="button"
          key={number}
          class={number === main ? 'primary' : 'plain'}
          onClick={() => answer(number)}
        >
          {number}
        </button>
      ))}
    </>
  )
}

export function ChoiceForm({ question }: Of<'choice'>): JSX.Element {
  const { answer } = useGame()
  return (
    <Answers name="Choose one">
      {question.options.map((option) => (
        <button
          type="button"
          class={`plain choice ${lengthClass(option)}`}
          key={option}
          onClick={() => answer(option)}
        >
          {option}
        </button>
      ))}
    </Answers>
  )
}

export function SeveralForm({ question }: Of<'several'>): JSX.Element {
  const { answer } = useGame()
  const { playmat, position } = useGame()
  const [chosen, setChosen] = useState(() => playmat.preselected(question, position.view))
  const toggle = (index: number): void =>
    setChosen(
      chosen.includes(index) ? chosen.filter((each) => each !== index) : [...chosen, index].toSorted(byValue),
    )
  const enough = chosen.length >= question.min && chosen.length <= question.max
  return (
    <>
      <Tray name={range(question.min, question.max)}>
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
      </Tray>
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
      <Tray
        name={
          order.length === 0
            ? 'Which comes first?'
            : `Then? (${order.map((at) => question.items[at]).join(', ')})`
        }
      >
        {left.map(({ item, index }) => (
          <button
            type="button"
            class="plain"
            key={index}
            onClick={() => (left.length === 1 ? answer([...order, index]) : setOrder([...order, index]))}
          >
            {item}
          </button>
        ))}
      </Tray>
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
      <Tray name={`${question.amount} to divide`}>
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
      </Tray>
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
      <button type="button" class="plain" onClick={() => answer(false)}>
        No
      </button>
      <button type="button" class="primary" aria-keyshortcuts="Space" onClick={() => answer(true)}>
        Yes
      </button>
    </>
  )
}

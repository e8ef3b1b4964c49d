/** Settling a battle: what one gives up for attrition and damage together, in one confirmation. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import {
  cheapest,
  type Forfeit,
  filled,
  forfeitsIn,
  type Owed,
  owedIn,
  pilesOf,
  planOf,
  stillOwed,
  worth,
} from './giving.ts'
import { cardIn } from './sight.ts'

export function SettleForm({ question }: { readonly question: Question }): JSX.Element {
  const { client, position } = useGame()
  const { view } = position
  const owed = owedIn(question, view)
  const forfeits = forfeitsIn(question)
  const piles = pilesOf(question, view)
  const hit = new Set(forfeits.flatMap(({ card }) => (cardIn(view, card)?.hit ? [card] : [])))
  const best = cheapest(forfeits, owed, { canLose: piles.length > 0, hit })
  const [given, setGiven] = useState<readonly Forfeit[]>(best)
  const losses = filled(piles, stillOwed(owed, given))
  const keys = [...given.map(({ key }) => key), ...losses]
  const toggle = (forfeit: Forfeit): void =>
    setGiven(given.includes(forfeit) ? given.filter((each) => each !== forfeit) : [...given, forfeit])
  const give = (): void => void client.answer(keys[0]!, planOf(question.about, keys.slice(1)))
  return (
    <>
      <Coverage owed={owed} given={given} losses={losses.length} />
      <span class="sources">
        {forfeits.map((forfeit) => (
          <ForfeitChip
            key={forfeit.key}
            forfeit={forfeit}
            isGiven={given.includes(forfeit)}
            toggle={() => toggle(forfeit)}
          />
        ))}
      </span>
      <button type="button" class="again" onClick={() => setGiven(best)}>
        Cheapest
      </button>
      <button type="button" class="primary" disabled={keys.length === 0} onClick={give}>
        {says(given.length, losses.length)}
      </button>
    </>
  )
}

function says(forfeits: number, losses: number): string {
  const cards = forfeits === 0 ? '' : forfeits === 1 ? 'Forfeit it' : `Forfeit these ${forfeits}`
  const force = losses === 0 ? '' : `lose ${losses} Force`
  if (cards === '') return force === '' ? 'Choose' : `L${force.slice(1)}`
  return force === '' ? cards : `${cards} and ${force}`
}

/** How much of what is owed is met. */
function Coverage({
  owed,
  given,
  losses,
}: {
  readonly owed: Owed
  readonly given: readonly Forfeit[]
  readonly losses: number
}): JSX.Element {
  const value = worth(given)
  return (
    <span class="coverage">
      {owed.attrition > 0 && <Bar name="Attrition" met={value} of={owed.attrition} />}
      {owed.damage > 0 && <Bar name="Damage" met={value + losses} of={owed.damage} />}
    </span>
  )
}

function Bar({
  name,
  met,
  of,
}: {
  readonly name: string
  readonly met: number
  readonly of: number
}): JSX.Element {
  return (
    <label>
      {name}: {met} of {of}
      {met >= of ? ' ✓' : ''} <meter min={0} max={of} value={Math.min(met, of)} />
    </label>
  )
}

function ForfeitChip({
  forfeit,
  isGiven,
  toggle,
}: {
  readonly forfeit: Forfeit
  readonly isGiven: boolean
  readonly toggle: () => void
}): JSX.Element {
  const { position, lookOf } = useGame()
  const card = cardIn(position.view, forfeit.card)
  return (
    <button
      type="button"
      class={`chip can-act ${isGiven ? 'is-picked' : ''}`}
      aria-pressed={isGiven}
      onClick={toggle}
    >
      {isGiven ? '✓ ' : ''}
      {(card && lookOf(card)?.title) ?? 'a card'} <b>{forfeit.value}</b>
    </button>
  )
}

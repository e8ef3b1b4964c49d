/** Settling a battle: what one gives up for attrition and damage together, in one confirmation. The cards are chosen where they stand. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import {
  cheapestIn,
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

export function SettleForm({ question }: { readonly question: Question }): JSX.Element {
  const { client, position, picked, pickAll } = useGame()
  const { view } = position
  const owed = owedIn(question, view)
  const given = forfeitsIn(question).filter(({ card }) => picked.includes(card))
  const losses = filled(pilesOf(question, view), stillOwed(owed, given))
  const keys = [...given.map(({ key }) => key), ...losses]
  const give = (): void => void client.answer(keys[0]!, planOf(question.about, keys.slice(1)))
  const best = cheapestIn(question, view).map(({ card }) => card)
  const isBest = best.length === given.length && given.every(({ card }) => best.includes(card))
  return (
    <>
      <Coverage owed={owed} given={given} losses={losses.length} />
      {!isBest && (
        <button type="button" class="again" onClick={() => pickAll(best)}>
          Cheapest
        </button>
      )}
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

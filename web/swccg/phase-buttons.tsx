/** What can be decided at once in a phase of one's own: drain everywhere, battle, draw and end the turn. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useKey } from '../answers/use-key.ts'
import { useGame } from '../game.ts'
import { Answers, lengthClass } from '../question/tray.tsx'
import { keepDraws, keptDraws } from '../settings.ts'
import { isNarrow } from '../table/frame/form.ts'
import { battlesAhead, drainEverywhere, drawAndEnd, forcePile, type Proposal, usualDraws } from './plans.ts'
import { shortName } from './row-tabs.tsx'
import { cardIn } from './sight.ts'

export function PhaseButtons(): JSX.Element | null {
  const { client, question, position, form } = useGame()
  const { view } = position
  const [draws, setDraws] = useState(keptDraws)
  const most = forcePile(view)
  const count = Math.min(draws ?? usualDraws(view), most)
  const drain = question && drainEverywhere(question, view)
  const end = question && drawAndEnd(question, view, count)
  const battles = question ? battlesAhead(question, view) : []
  const take = ({ value, plan }: Proposal): void => void client.answer(value, plan)
  const change = (count: number): void => {
    setDraws(count)
    keepDraws(count)
  }
  const hasStepper = most > 0 && !(form === 'phone' && battles.length > 0)
  useKey('d', () => drain && take(drain))
  if (!drain && !end && battles.length === 0) return null
  return (
    <>
      {drain && <Take proposal={drain} take={take} isMain />}
      <Answers name="Battles" few={isNarrow(form) ? 1 : BESIDE}>
        {battles.map(({ at, ...battle }) => (
          <Take
            key={at}
            proposal={{ ...battle, says: `Battle at ${nameOf(at)}: ${battle.says}` }}
            offer={`battle ${at}`}
            take={take}
          />
        ))}
      </Answers>
      {end && <Take proposal={end} take={take} isMain={question?.about === 'draw-phase' && count > 0} />}
      {end && hasStepper && <Stepper count={count} most={most} change={change} />}
    </>
  )

  function nameOf(location: number): string {
    const card = cardIn(view, location)
    const title = (card?.is && client.faces.get(card.is)?.title) ?? 'there'
    return shortName(title).replace(/ \(.*\)$/, '')
  }
}

/** More than these would leave the question no room. */
const BESIDE = 2

function Take({
  proposal,
  take,
  offer,
  isMain = false,
}: {
  readonly proposal: Proposal
  readonly take: (proposal: Proposal) => void
  /** The key of what it leads to, where that is one offer. */
  readonly offer?: string
  readonly isMain?: boolean
}): JSX.Element {
  return (
    <button
      type="button"
      class={`${isMain ? 'primary' : ''} ${lengthClass(proposal.says)}`}
      data-offer={offer}
      onClick={() => take(proposal)}
    >
      {proposal.says}
    </button>
  )
}

function Stepper({
  count,
  most,
  change,
}: {
  readonly count: number
  readonly most: number
  readonly change: (count: number) => void
}): JSX.Element {
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label="Draw one less"
        disabled={count <= 0}
        onClick={() => change(count - 1)}
      >
        −
      </button>
      <button
        type="button"
        aria-label="Draw one more"
        disabled={count >= most}
        onClick={() => change(count + 1)}
      >
        +
      </button>
    </span>
  )
}

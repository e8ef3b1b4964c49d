/** What would have been better: one's own decisions that cost most, and how much of the game was luck. */
import type { Replay } from '@dejarik/kernel'
import { accountOf, type WeighedDecision } from '@dejarik/table'
import type { JSX } from 'preact'
import { useWeighed, type Weighing } from './use-weighed.ts'

interface DecisionsProps {
  readonly replay: Replay
  /** The first seat's chance to win before the first decision and after each. */
  readonly chances: readonly number[]
  /** The seat that reads it. */
  readonly mine: number
  /** Where a decision can be seen. */
  readonly watch: (at: number) => JSX.Element
}

const MOST = 6

export function Decisions(props: DecisionsProps): JSX.Element | null {
  const weighing = useWeighed(props.replay)
  // Luck and skill are told apart where two play.
  if (props.chances.length < 2) return null
  return (
    <section aria-label="Your decisions">
      <h3>
        Your decisions <small>as the strongest program sees them, from what you could know</small>
      </h3>
      <Progress {...weighing} />
      {weighing.state === 'done' && <Account {...props} weighed={weighing.weighed} />}
      <Costliest {...props} {...weighing} />
    </section>
  )
}

function Progress({ state, progress, start, stop }: Weighing): JSX.Element | null {
  if (state === 'done') return null
  if (state !== 'weighing')
    return (
      <>
        <button type="button" onClick={start}>
          Review my decisions
        </button>
        {state === 'failed' && (
          <p role="alert">They could not be weighed. Load the page again, then try once more.</p>
        )}
      </>
    )
  return (
    <p class="weighing">
      <progress aria-label="Decisions weighed" value={progress} max={1} />
      <button type="button" onClick={stop}>
        Stop
      </button>
    </p>
  )
}

/** Hundredths of the chance to win. */
const points = (share: number): string => `${Math.round(100 * Math.abs(share))}`

function Account({
  chances,
  mine,
  weighed,
}: DecisionsProps & { readonly weighed: readonly WeighedDecision[] }): JSX.Element {
  const { losses, luck } = accountOf(chances, weighed)
  const lucky = mine === 0 ? luck : -luck
  return (
    <p title="A point is a hundredth of the chance to win.">
      Your decisions gave away {points(losses[mine]!)} points of your chance, your opponent’s{' '}
      {points(losses[1 - mine]!)}. Dice, draws and hidden cards gave {lucky < 0 ? 'your opponent' : 'you'}{' '}
      {points(lucky)}.
    </p>
  )
}

function Costliest({ weighed, state, mine, watch }: DecisionsProps & Weighing): JSX.Element | null {
  const own = weighed.filter(({ seat, better }) => seat === mine && better)
  if (own.length === 0) return state === 'done' ? <p>It would have done nothing otherwise.</p> : null
  return (
    <ol class="turning">
      {own
        .toSorted((one, other) => other.better!.loss - one.better!.loss)
        .slice(0, MOST)
        .map(({ at, turn, given, better }) => (
          <li key={at}>
            <span>
              {better!.answer}{' '}
              <small>
                instead of {given}, turn {turn}
              </small>
            </span>
            <span>+{points(better!.loss)}</span>
            {watch(at)}
          </li>
        ))}
    </ol>
  )
}

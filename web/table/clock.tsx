/** A seat's clock, counted down between two words of the table. */
import type { SeatId } from '@dejarik/kernel'
import type { ClockTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { lowMark } from './low-time.ts'

/** What is left may be asked for this often, in milliseconds. */
const LOOK_EVERY = 500

export function Clock({ seat }: { readonly seat: SeatId }): JSX.Element | null {
  const { client, position } = useGame()
  const [now, setNow] = useState(() => performance.now())
  const running = position.clock !== null && position.outcome === null
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [running])
  const passed = running ? Math.max(0, now - client.heardAt) : 0
  const left = position.clock && leftOf(position.clock, seat, passed)
  return left && <ClockFace left={left} />
}

interface Left {
  readonly bank: number
  readonly decision: number | null
  readonly away: number | null
}

/** Milliseconds, so long after the table told; null for programs. */
export function leftOf({ banks, decisions, away }: ClockTold, seat: SeatId, passed: number): Left | null {
  const minus = (left: number | null | undefined): number | null =>
    left === null || left === undefined ? null : Math.max(0, left - passed)
  const decision = minus(decisions[seat])
  const bank = decision === null ? banks[seat] : minus(banks[seat])
  return typeof bank === 'number' ? { bank, decision, away: minus(away[seat]) } : null
}

/** 754000 as 12:34. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function ClockFace({ left: { bank, decision, away } }: { readonly left: Left }): JSX.Element {
  const low = decision === null ? null : lowMark(Math.min(bank, decision))
  return (
    <span
      class={`fact clock ${decision === null ? '' : 'is-running'} ${low === null ? '' : 'is-low'}`}
      role="timer"
    >
      {low !== null && (
        <span key={low} class="spoken clock-low" role="status">
          {low / 1000} seconds left
        </span>
      )}
      <span class="clock-name">Time </span>
      <b>{minutes(bank)}</b>
      {decision !== null && (
        <small>
          {' '}
          {minutes(decision)}
          <span class="clock-for"> for this</span>
        </small>
      )}
      {away !== null && <small>away, {minutes(away)} to come back</small>}
    </span>
  )
}

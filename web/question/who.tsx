/** What is asked of one, or what others are waited for; while something is shown, what that is. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'

/** After so long, in milliseconds, one waits for somebody who thinks; sooner, nobody is told that there is a choice. */
const THINKING = 1500

export function Who(): JSX.Element {
  const { client, question, position } = useGame()
  const { prompt, outcome } = position
  if (client.screen.telling !== '') return <>{client.screen.telling}</>
  if (outcome) return <b>{outcome}</b>
  if (!question) return <Waiting />
  return <b>{prompt}</b>
}

function Waiting(): JSX.Element {
  const { position, playmat } = useGame()
  const { view, seats } = position
  const [waiting] = view.waitingFor
  const isLong = useLong(`${position.epoch} ${position.at} ${waiting?.seat}`)
  if (!waiting || waiting.seat === view.viewer) return <>…</>
  const does = playmat.waitingFor(view, waiting.seat, waiting.about)
  const isHidden = does === 'may respond'
  if (!isLong && isHidden) return <>…</>
  const isProgram = seats[waiting.seat]?.kind === 'program'
  return (
    <>
      {playmat.seatName(view, waiting.seat)} {isLong && isProgram ? 'is thinking' : does}
      {isLong && isProgram && <span class="thinking" aria-hidden="true" />}
    </>
  )
}

function useLong(moment: string): boolean {
  const [long, setLong] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLong(moment), THINKING)
    return () => clearTimeout(timer)
  }, [moment])
  return long === moment
}

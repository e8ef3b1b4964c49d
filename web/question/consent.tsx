/** A take-back that the others must agree to: what it undoes takes the place of the question until it is settled. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { undoing } from '../table/undone.ts'

/** What was asked, by whom. */
export function TakeBackAsked(): JSX.Element {
  const { client, position, playmat } = useGame()
  const { seat, needs, from } = position.takeBack!
  const what = undoing(client.log, from)
  const { viewer } = position.view
  if (viewer === seat) return <>You have asked to take back {what}.</>
  const name = playmat.seatName(position.view, seat)
  if (viewer === null || !needs.includes(viewer))
    return (
      <>
        {name} has asked to take back {what}.
      </>
    )
  return (
    <>
      {name} asks to take back {what}. Do you agree?
    </>
  )
}

/** For whoever has to agree. */
export function Consent(): JSX.Element | null {
  const { client, position } = useGame()
  const { viewer } = position.view
  if (viewer === null || !position.takeBack!.needs.includes(viewer)) return null
  const say = (agree: boolean): void => void client.request({ type: 'consent', agree })
  return (
    <>
      <button type="button" onClick={() => say(false)}>
        Refuse
      </button>
      <button type="button" class="primary" onClick={() => say(true)}>
        Agree
      </button>
    </>
  )
}

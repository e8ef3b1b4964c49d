/** A recorded game at the table, step by step. */
import type { Eyes, FinishedGame } from '@dejarik/table'
import type { ComponentProps, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { GameGoingOn } from '../local/protocol.ts'
import { usePlaymat } from '../playmats.ts'
import { ReviewPanel } from '../review/panel.tsx'
import { goTo } from '../route.ts'
import type { Settings } from '../settings.ts'
import { study } from '../study/desk.ts'
import type { ReplayOpened } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import { TablePage } from '../table/page.tsx'
import { ReplayBar } from './bar.tsx'
import { PromiseKept } from './promise.tsx'
import { replayClient } from './replay-client.ts'

export interface PlayerProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly goOn: (game: GameGoingOn) => void
  /** The step at which it opens. */
  readonly from?: number
}

/** The replay is opened in the worker first. */
export function Player(props: PlayerProps & FinishedGame): JSX.Element {
  const [opened, setOpened] = useState<ReplayOpened | null>(null)
  const [refusal, setRefusal] = useState('')
  const { replay, names } = props
  useEffect(() => {
    setOpened(null)
    study('open-replay', { replay, names }).then(setOpened, (error: Error) => setRefusal(error.message))
  }, [replay])
  if (refusal)
    return (
      <p class="refusal" role="alert">
        This game cannot be shown: {refusal}
      </p>
    )
  return opened ? <Opened {...props} {...opened} /> : <p class="loading">Playing it again …</p>
}

function Opened({
  replay,
  names,
  last,
  stopped,
  promise,
  settings,
  change,
  goOn,
  from = 0,
}: PlayerProps & FinishedGame & ReplayOpened): JSX.Element {
  const [at, setAt] = useState(Math.min(from, last))
  const [eyes, setEyes] = useState<Eyes>({ seat: 0, open: false })
  const { answer: steps } = useStudy('replay-steps', { eyes })
  const { answer: shown } = useStudy('replay-position', { at, eyes })
  const playmat = usePlaymat(replay.game)
  const client = useMemo(
    () => playmat && shown && replayClient(playmat, shown, shown.position.epoch, eyes),
    [playmat, shown],
  )
  if (!client || !steps) return <p class="loading">Laying out the cards …</p>
  const { game, setup, decisions } = replay
  const jump = (to: number): void => setAt(Math.max(0, Math.min(last, to)))
  const bar = (
    <>
      {stopped && <p class="refusal">{stopped}</p>}
      <PromiseKept promise={promise} />
      <ReplayBar
        steps={steps}
        at={at}
        last={last}
        names={names}
        eyes={eyes}
        jump={jump}
        look={setEyes}
        playOn={() => goOn({ game, setup, decisions: decisions.slice(0, at), seat: eyes.seat })}
      />
      <ReviewDetails replay={replay} mine={eyes.seat} jump={jump} />
    </>
  )
  const leave = (): void => goTo({ page: 'replays', replay: '' })
  return <TablePage client={client} settings={settings} change={change} leave={leave} bar={bar} />
}

/** Looked at only when somebody opens it: it takes the worker's time. */
function ReviewDetails(props: ComponentProps<typeof ReviewPanel>): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <details class="replay-review" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Review</summary>
      {open && <ReviewPanel {...props} />}
    </details>
  )
}

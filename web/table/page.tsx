/** The table page: a frame of fixed zones that every game has, around what its playmat brings. */
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Sheet } from '../card/sheet.tsx'
import { GameContext, useGame } from '../game.ts'
import { Prompt } from '../question/prompt.tsx'
import type { Route } from '../route.ts'
import type { SeatClient } from '../seat.ts'
import { habitsFrom, type Settings, wishesFrom } from '../settings.ts'
import type { SeenCard } from '../sight.ts'
import { useWatching } from '../watching.ts'
import { Arrows } from './acting/arrows.tsx'
import { useDragging } from './acting/dragging.ts'
import { useFocusRoads } from './acting/focus.ts'
import { useKeys } from './acting/keys.tsx'
import { useForm } from './frame/form.ts'
import { Glance } from './frame/glance.tsx'
import { Header } from './frame/header.tsx'
import { Looking } from './frame/looking.ts'
import { Side } from './frame/side.tsx'
import { Hand } from './hand.tsx'
import { useBlows, useMotion } from './motion.ts'
import { OpenHands } from './open-hands.tsx'
import { Over } from './over.tsx'
import { useTable } from './use-table.ts'

interface TablePageProps {
  readonly client: SeatClient
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly leave: () => void
  /** The replay of a game that is over, by its number at the table. */
  readonly watchAgain?: (game: number) => Route
  /** Everybody at this device, where several play here. */
  readonly company?: readonly SeatClient[]
  /** What stands in place of menu and prompt where nobody plays. */
  readonly bar?: JSX.Element
  /** What stands above the prompt in a lesson. */
  readonly coach?: JSX.Element
  /** What comes after a game that is no table's own affair. */
  readonly over?: JSX.Element
}

/** In the order in which the focus goes round: the question, one's cards, the board, the others, what is beside. */
export function TablePage(props: TablePageProps): JSX.Element {
  const { client, settings, bar, coach } = props
  useWatching([client])
  useEffect(() => {
    client.setHabits(habitsFrom(settings))
    if (!bar && !coach) client.wish(wishesFrom(settings))
  }, [client, settings])
  const [opened, setOpened] = useState<SeenCard | null>(null)
  const [looking] = useState(() => new Looking())
  const form = useForm()
  const game = useTable(client, form, setOpened, looking.at)
  const table = useRef<HTMLElement>(null)
  useMotion(table, client, settings.pace)
  useBlows(table, settings.pace)
  useDragging(table, game)
  useFocusRoads(table)
  useKeys(table, game)
  if (!game) return <p class="loading">Laying out the cards …</p>
  const { Board, name } = game.playmat
  return (
    <GameContext.Provider value={game}>
      <main
        ref={table}
        class={`table table-${name} form-${form} pace-${settings.pace} ${client.screen.isDeaf ? 'is-deaf' : ''} ${game.goals.size > 0 ? 'is-aiming' : ''}`}
      >
        {bar ? <div class="dock">{bar}</div> : <Dock {...props} />}
        <Own />
        <Board />
        {bar && <OpenHands />}
        <AfterGame {...props} />
        <Opponents />
        <Side looking={looking} />
        <Header {...props} />
        <Arrows />
        <Glance table={table} />
        {opened && <Sheet key={opened.id} card={opened} close={() => setOpened(null)} />}
      </main>
    </GameContext.Provider>
  )
}

/** What one is asked, at a place of its own, and what a lesson says of it. */
function Dock({ client, settings, coach }: TablePageProps): JSX.Element {
  const passOn = (): void => client.setHabits({ ...habitsFrom(settings), passUntilAffected: true })
  return (
    <>
      {coach}
      <Prompt passOn={passOn} />
    </>
  )
}

function AfterGame({
  client,
  leave,
  watchAgain,
  bar,
  coach,
  over,
  company = [client],
}: TablePageProps): JSX.Element | null {
  if (bar || coach) return null
  return over ?? <Over leave={leave} watchAgain={watchAgain} company={company} />
}

/** One's numbers, what lies on one's side of the table, and the hand. */
function Own(): JSX.Element {
  const { playmat, position } = useGame()
  const { SeatStrip, OwnCards } = playmat
  const { viewer } = position.view
  return (
    <div class="own">
      <SeatStrip seat={viewer ?? 0} mine={viewer !== null} />
      <OwnCards seat={viewer ?? 0} />
      {viewer !== null && <Hand seat={viewer} />}
    </div>
  )
}

function Opponents(): JSX.Element {
  const { playmat, position } = useGame()
  const { SeatStrip } = playmat
  const mine = position.view.viewer ?? 0
  const others = position.view.seats.flatMap((_, seat) => (seat === mine ? [] : [seat]))
  return (
    <div class={`opponents ${others.length > 1 ? 'is-many' : ''}`}>
      {others.map((seat) => (
        <SeatStrip key={seat} seat={seat} mine={false} />
      ))}
    </div>
  )
}

/** The table page: what every game has, around what its playmat brings. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Beats } from '../beats/recap.tsx'
import { Contributions, LargeCard } from '../card/large.tsx'
import { Sheet } from '../card/sheet.tsx'
import { GameContext, useGame } from '../game.ts'
import { Prompt } from '../question/prompt.tsx'
import type { Route } from '../route.ts'
import type { SeatClient } from '../seat.ts'
import { habitsFrom, type Settings, wishesFrom } from '../settings.ts'
import { allCards, type SeenCard } from '../sight.ts'
import { useWatching } from '../watching.ts'
import { Hand } from './hand.tsx'
import { Log } from './log.tsx'
import { Menu } from './menu.tsx'
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

export function TablePage(props: TablePageProps): JSX.Element {
  const { client, settings, leave, bar, coach } = props
  useWatching([client])
  useEffect(() => {
    client.setHabits(habitsFrom(settings))
    if (!bar && !coach) client.wish(wishesFrom(settings))
  }, [client, settings])
  const [opened, setOpened] = useState<SeenCard | null>(null)
  const [looked, setLooked] = useState<SeenCard | null>(null)
  const game = useTable(client, setOpened, setLooked)
  const table = useRef<HTMLElement>(null)
  useMotion(table, client.position?.at, settings.pace)
  useBlows(table, settings.pace)
  if (!game) return <p class="loading">Laying out the cards …</p>
  const { Board, name } = game.playmat
  return (
    <GameContext.Provider value={game}>
      <main
        ref={table}
        class={`table table-${name} pace-${settings.pace} ${client.screen.isDeaf ? 'is-deaf' : ''}`}
      >
        <Header>{bar || coach ? <Leave leave={leave} /> : <Menu {...props} />}</Header>
        <Board />
        <aside class="side">
          <Preview card={looked} />
          <Beats />
          <Log />
        </aside>
        <Controls {...props} />
        {opened && <Sheet key={opened.id} card={opened} close={() => setOpened(null)} />}
      </main>
    </GameContext.Provider>
  )
}

/** One's own cards, and what one is asked; or what stands in its place. */
function Controls(props: TablePageProps): JSX.Element {
  const { client, settings, leave, watchAgain, bar, coach, over, company = [client] } = props
  const { playmat, position } = useGame()
  const { Panel, SeatStrip } = playmat
  const { viewer } = position.view
  const passOn = (): void => client.setHabits({ ...habitsFrom(settings), passUntilAffected: true })
  return (
    <div class="controls">
      <Panel />
      <div class="own">
        <SeatStrip seat={viewer ?? 0} mine={viewer !== null} />
        {viewer !== null && <Hand seat={viewer} />}
      </div>
      {bar && <OpenHands />}
      {bar ?? coach ?? over ?? <Over leave={leave} watchAgain={watchAgain} company={company} />}
      {!bar && <Prompt passOn={passOn} />}
    </div>
  )
}

function Header({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const { position, playmat } = useGame()
  return (
    <header class="top">
      <h1>{playmat.heading(position.view)}</h1>
      {children}
    </header>
  )
}

function Leave({ leave }: { readonly leave: () => void }): JSX.Element {
  return (
    <button type="button" onClick={leave}>
      Leave
    </button>
  )
}

function Preview({ card }: { readonly card: SeenCard | null }): JSX.Element {
  const { position } = useGame()
  const now = card && (allCards(position.view).get(card.id) ?? null)
  return (
    <section class="preview" aria-hidden="true">
      {now ? (
        <>
          <LargeCard card={now} />
          <Contributions card={now} />
        </>
      ) : (
        <p class="empty">Point at a card to read it. Right-click, or press i, to open it.</p>
      )}
    </section>
  )
}

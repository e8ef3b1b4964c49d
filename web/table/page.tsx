/** The table page of the Star Wars TCG. */
import type { OfferCore } from '@dejarik/kernel'
import type { Arena as ArenaName } from '@dejarik/swtcg'
import type { ReasonTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Contributions, LargeCard } from '../card/large.tsx'
import { Sheet } from '../card/sheet.tsx'
import { type Game, GameContext, useGame } from '../game.ts'
import { offersByCard } from '../offers.ts'
import { Prompt } from '../question/prompt.tsx'
import type { SeatClient } from '../seat.ts'
import { habitsFrom, type Settings } from '../settings.ts'
import { ARENA_NAMES, allCards, cardsOf, type SeenCard, STEP_NAMES, tableOf, zoneOf } from '../sight.ts'
import { useWatching } from '../watching.ts'
import { Arena } from './arena.tsx'
import { AttackPanel } from './attack-panel.tsx'
import { Hand } from './hand.tsx'
import { Log } from './log.tsx'
import { Menu } from './menu.tsx'
import { Over } from './over.tsx'
import { SeatStrip } from './seat-strip.tsx'

export function TablePage({
  client,
  settings,
  change,
  leave,
}: {
  readonly client: SeatClient
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly leave: () => void
}): JSX.Element {
  useWatching([client])
  useEffect(() => client.setHabits(habitsFrom(settings)), [client, settings])
  const [opened, setOpened] = useState<SeenCard | null>(null)
  const [looked, setLooked] = useState<SeenCard | null>(null)
  const game = useTable(client, setOpened, setLooked)
  if (!game) return <p class="loading">Laying out the cards …</p>
  const mine = game.position.view.viewer ?? 0
  const passOn = (): void => client.setHabits({ ...habitsFrom(settings), passUntilAffected: true })
  return (
    <GameContext.Provider value={game}>
      <main class="table">
        <Header settings={settings} change={change} leave={leave} />
        <Board game={game} />
        <aside class="side">
          <Preview card={looked} />
          <Log />
        </aside>
        <div class="controls">
          <AttackPanel />
          <div class="own">
            <SeatStrip seat={mine} mine={game.position.view.viewer !== null} />
            {game.position.view.viewer !== null && <Hand seat={mine} />}
          </div>
          <Over leave={leave} />
          <Prompt passOn={passOn} />
        </div>
        {opened && <Sheet key={opened.id} card={opened} close={() => setOpened(null)} />}
      </main>
    </GameContext.Provider>
  )
}

/** Gathers what the parts of the page need; null until the table has said how things stand. */
function useTable(
  client: SeatClient,
  open: (card: SeenCard) => void,
  look: (card: SeenCard | null) => void,
): Game | null {
  const [picked, setPicked] = useState<readonly number[]>([])
  const [refusal, setRefusal] = useState<readonly ReasonTold[]>([])
  const { position } = client
  const asked = client.isLive ? (position?.view.question ?? null) : null
  const question = asked?.question ?? null
  const offers = useMemo(() => offersByCard(question), [question])
  useEffect(() => {
    setPicked([])
    setRefusal([])
  }, [position?.epoch, position?.game, asked?.ask])
  if (!position) return null

  const answer: Game['answer'] = (value) => void client.answer(value).then(setRefusal)
  const pick = (card: number): void => {
    if (question?.kind !== 'cards') return
    if (question.max === 1 && question.min === 1) return answer([card])
    const chosen = picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card]
    setPicked(question.max === 1 ? chosen.slice(-1) : chosen)
  }
  const choose = (card: SeenCard, byTouch: boolean): void => {
    const own = offers.get(card.id) ?? []
    if (question?.kind === 'cards' && question.from.includes(card.id) && !byTouch) return pick(card.id)
    if (own.length === 1 && !byTouch) return answer(own[0]!.key)
    open(card)
  }
  return {
    client,
    position,
    question,
    offers,
    picked,
    refusal,
    faceOf: ({ is }) => (is === undefined ? undefined : client.faces.get(is)),
    sayOffer: ({ key }: OfferCore) => position.offers[key] ?? key,
    answer,
    choose,
    pick,
    open,
    look,
  }
}

function Header(props: {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly leave: () => void
}): JSX.Element {
  const { client } = useGame()
  const { turn, step } = tableOf(client.position!.view)
  return (
    <header class="top">
      <h1>
        {turn > 0 ? `Turn ${turn} · ` : ''}
        {STEP_NAMES[step]}
      </h1>
      <Menu {...props} />
    </header>
  )
}

function Board({ game }: { readonly game: Game }): JSX.Element {
  const { view } = game.position
  const mine = view.viewer ?? 0
  const others = view.seats.flatMap((_, seat) => (seat === mine ? [] : [seat]))
  const { arenas, step } = tableOf(view)
  const [tab, setTab] = useState<ArenaName>('space')
  useEffect(() => {
    if (step === 'space' || step === 'ground' || step === 'character') setTab(step)
  }, [step])
  return (
    <div class="board">
      {others.map((seat) => (
        <SeatStrip key={seat} seat={seat} mine={false} />
      ))}
      <nav class="tabs" aria-label="Arenas">
        {arenas.map((arena) => (
          <button type="button" key={arena} aria-pressed={tab === arena} onClick={() => setTab(arena)}>
            {ARENA_NAMES[arena]} {cardsOf(zoneOf(view, arena)).length}
          </button>
        ))}
      </nav>
      <div class="arenas">
        {arenas.map((arena) => (
          <Arena key={arena} arena={arena} mine={mine} shown={tab === arena} />
        ))}
      </div>
    </div>
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

/** A campaign on the server: waiting for the other player, the map, and its battles at live tables. */
import type { WarNotice } from '@dejarik/server/war-messages'
import { type Player, SIDES } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Refusal } from '../form/refusal.tsx'
import { useAffair } from '../live/affair.ts'
import { api } from '../live/api.ts'
import { LiveTablePage } from '../live/table-page.tsx'
import { PageHead } from '../page-head.tsx'
import { goTo, hashFor } from '../route.ts'
import type { Settings } from '../settings.ts'
import { BattleOver } from './battle-page.tsx'
import { decksSent, useFiveDecks } from './five-decks.tsx'
import { WarBoard } from './war-board.tsx'

interface PageProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

export function LiveWarPage({
  id,
  battle,
  ...page
}: PageProps & { id: string; battle: boolean }): JSX.Element {
  const { notice, refusal, look } = useAffair(`wars/${id}`, () => api.war(id))
  // Whoever sits at the battle sees its end, although the map knows of it already.
  const fought = useRef('')
  fought.current = battle ? (notice?.battle ?? fought.current) : ''
  const toMap = (): void => goTo({ page: 'conquest', war: `live/${id}` })
  if (fought.current)
    return (
      <LiveTablePage
        key={fought.current}
        table={fought.current}
        leave={toMap}
        over={(client) => <BattleOver client={client} end={toMap} />}
        {...page}
      />
    )
  return (
    <main class="page conquest">
      <PageHead title="Conquest" />
      <Refusal text={refusal} />
      {notice && (notice.war ? <Led notice={notice} look={look} /> : <Waiting notice={notice} look={look} />)}
    </main>
  )
}

interface NoticeProps {
  readonly notice: WarNotice
  readonly look: (coming: Promise<WarNotice>) => void
}

function Led({ notice, look }: NoticeProps): JSX.Element {
  const { id, version, war, you, names, news, state } = notice
  const name = (player: Player): string => (player === you ? 'you' : (names[player] ?? ''))
  const fight = (): void =>
    look(
      api.battle(id).then((now) => {
        goTo({ page: 'conquest', war: `live/${id}/battle` })
        return now
      }),
    )
  const giveUp = (): void => look(api.giveUpWar(id))
  return (
    <>
      <WarBoard
        war={war!}
        you={state === 'playing' ? you : null}
        names={{ dark: name('dark'), light: name('light') }}
        news={news}
        doIt={(action) => look(api.actInWar(id, { version, action: wired(action) }))}
      >
        {war!.campaign.battle && you && (
          <button type="button" class="play-now" onClick={fight}>
            {notice.battle ? 'Go on with the battle' : 'Fight the battle'}
          </button>
        )}
      </WarBoard>
      {you && state === 'playing' && <GiveUp giveUp={giveUp} />}
    </>
  )
}

type Sent = Parameters<typeof api.actInWar>[1]['action']
/** The same action, as the server's schema has it. */
const wired = (action: Parameters<Parameters<typeof WarBoard>[0]['doIt']>[0]): Sent =>
  action.do === 'lay' ? { ...action, at: [...action.at] } : action

function GiveUp({ giveUp }: { readonly giveUp: () => void }): JSX.Element {
  const [sure, setSure] = useState(false)
  return (
    <button type="button" class="quiet" onClick={sure ? giveUp : () => setSure(true)}>
      {sure ? 'Really give the campaign up?' : 'Give the campaign up'}
    </button>
  )
}

function Waiting({ notice, look }: NoticeProps): JSX.Element {
  const { id, you, count, names, state } = notice
  const free: Player = names.dark === null ? 'dark' : 'light'
  const { decks, legal, form } = useFiveDecks(free)
  if (state === 'over') return <p role="status">This campaign was taken away.</p>
  if (you)
    return (
      <section class="choices">
        <h2>Waiting for another player</h2>
        <p>
          You lead the {SIDES[you]} over {count} Locations.
        </p>
        <label>
          Whoever has this link can lead the {SIDES[free]}:
          <input class="link" readOnly value={linkTo(id)} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" onClick={() => look(api.giveUpWar(id))}>
          Take the campaign away
        </button>
      </section>
    )
  return (
    <section class="choices">
      <h2>
        {names.dark ?? names.light} begins a campaign over {count} Locations
      </h2>
      {form}
      <button
        type="button"
        class="primary"
        disabled={!legal}
        onClick={() => look(api.joinWar(id, decksSent(decks)))}
      >
        Lead the {SIDES[free]}
      </button>
    </section>
  )
}

const linkTo = (id: string): string =>
  new URL(hashFor({ page: 'conquest', war: `live/${id}` }), location.href).href

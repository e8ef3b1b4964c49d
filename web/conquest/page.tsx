/** Galactic Conquest: the campaigns on this device, a new one, and each on a page of its own. */

import { actorOf, heading, type Player, SIDES } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Radios } from '../form/radios.tsx'
import { Refusal } from '../form/refusal.tsx'
import { api } from '../live/api.ts'
import { PageHead } from '../page-head.tsx'
import { goTo, hashFor } from '../route.ts'
import type { Settings } from '../settings.ts'
import { newSeed } from '../start/choice.ts'
import { study } from '../study/desk.ts'
import { BattlePage } from './battle-page.tsx'
import { decksSent, useFiveDecks } from './five-decks.tsx'
import { beginWar, dropWar, type KeptWar, keptWar, keptWars } from './keep.ts'
import { LiveWarPage } from './live-page.tsx'
import { LiveWars } from './live-wars.tsx'
import { WarPage } from './war-page.tsx'

interface PageProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

/** The campaigns, `<id>`, `<id>/battle`, or the same of the server after `live/`. */
export function ConquestPage({ war, ...page }: PageProps & { readonly war: string }): JSX.Element {
  const [id = '', battle, ...rest] = war.split('/')
  if (id === 'live' && battle)
    return <LiveWarPage key={battle} id={battle} battle={rest[0] === 'battle'} {...page} />
  const kept = keptWar(id)
  if (kept && battle && kept.war.campaign.battle) return <BattlePage key={id} kept={kept} {...page} />
  if (kept) return <WarPage key={id} kept={kept} />
  return (
    <main class="page conquest">
      <PageHead title="Conquest" />
      <p>
        Two fleets fight over a map of Locations, battle by battle. A campaign takes days if you like: it is
        kept at every step, in the middle of a battle too; against a program on this device, with a friend on
        the server.
      </p>
      <NewWar />
      <Wars />
      <LiveWars />
    </main>
  )
}

const COUNTS = ['2', '4', '6', '8'] as const

function NewWar(): JSX.Element {
  const [you, setYou] = useState<Player>('dark')
  const [count, setCount] = useState<(typeof COUNTS)[number]>('4')
  const [refusal, setRefusal] = useState('')
  const { decks, legal, form } = useFiveDecks(you)
  const here = async (): Promise<string> => {
    const war = await study('new-war', { seed: newSeed(), count: Number(count), you, decks })
    return beginWar(war, you).id
  }
  const there = async (): Promise<string> => {
    if ((await api.me()) === null) await api.comeIn('')
    return `live/${(await api.newWar({ count: Number(count), side: you, ...decksSent(decks) })).id}`
  }
  const begin = (made: Promise<string>): void =>
    void made.then(
      (war) => goTo({ page: 'conquest', war }),
      (error: Error) => setRefusal(error.message),
    )
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        begin(here())
      }}
    >
      <h2>A new campaign</h2>
      <Radios
        name="Your side"
        value={you}
        options={[
          ['dark', SIDES.dark],
          ['light', SIDES.light],
        ]}
        choose={setYou}
      />
      <Radios name="Locations" value={count} options={COUNTS.map((each) => [each, each])} choose={setCount} />
      {form}
      <Refusal text={refusal} />
      <div class="answers">
        <button type="submit" class="primary" disabled={!legal}>
          Begin against a program
        </button>
        <button type="button" disabled={!legal} onClick={() => begin(there())}>
          Begin with a friend, by link
        </button>
      </div>
    </form>
  )
}

function Wars(): JSX.Element | null {
  const [wars, setWars] = useState<readonly KeptWar[]>(keptWars)
  if (wars.length === 0) return null
  const drop = (id: string): void => {
    dropWar(id)
    setWars(keptWars())
  }
  return (
    <section aria-label="Your campaigns">
      <h2>Your campaigns</h2>
      <ul class="wars">
        {wars.map(({ id, you, war, changed }) => (
          <li key={id}>
            <a href={hashFor({ page: 'conquest', war: id })}>{heading(war, actorOf(war))}</a>
            <span class="small">
              {SIDES[you]}, {war.campaign.count} Locations, {new Date(changed).toLocaleString()}
            </span>
            <button type="button" onClick={() => drop(id)}>
              Give up<span class="spoken"> the campaign: {heading(war, actorOf(war))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

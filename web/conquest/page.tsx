/** Galactic Conquest: the campaigns on this device, a new one, and each on a page of its own. */
import { actorOf, heading, type Player, SIDES } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Radios } from '../form/radios.tsx'
import { PageHead } from '../page-head.tsx'
import { goTo, hashFor } from '../route.ts'
import type { Settings } from '../settings.ts'
import { newSeed } from '../start/choose-game.tsx'
import { study } from '../study/desk.ts'
import { BattlePage } from './battle-page.tsx'
import { beginWar, dropWar, type KeptWar, keptWar, keptWars } from './keep.ts'
import { WarPage } from './war-page.tsx'

interface PageProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

/** The campaigns, `<id>`, or `<id>/battle`. */
export function ConquestPage({ war, ...page }: PageProps & { readonly war: string }): JSX.Element {
  const [id = '', battle] = war.split('/')
  const kept = keptWar(id)
  if (kept && battle && kept.war.campaign.battle) return <BattlePage key={id} kept={kept} {...page} />
  if (kept) return <WarPage key={id} kept={kept} />
  return (
    <main class="page conquest">
      <PageHead title="Conquest" />
      <p>
        Two fleets fight over a map of Locations, battle by battle. A campaign takes days if you like: it is
        kept on this device at every step, in the middle of a battle too.
      </p>
      <NewWar />
      <Wars />
    </main>
  )
}

const COUNTS = ['4', '6', '8'] as const

function NewWar(): JSX.Element {
  const [you, setYou] = useState<Player>('dark')
  const [count, setCount] = useState<(typeof COUNTS)[number]>('4')
  const [refusal, setRefusal] = useState('')
  const begin = (): void =>
    void study('new-war', { seed: newSeed(), count: Number(count) }).then(
      (war) => goTo({ page: 'conquest', war: beginWar(war, you).id }),
      (error: Error) => setRefusal(error.message),
    )
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
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
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" class="primary">
        Begin against a program
      </button>
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

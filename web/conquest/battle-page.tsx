/** The battle for a Location, at a table on this device; it can be left and taken up again. */
import type { Seed } from '@dejarik/kernel'
import { battleEnded, battleIn, conqueror, tellBattle } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { goOnHere, onDecided } from '../local/device.ts'
import { goTo } from '../route.ts'
import { SeatClient } from '../seat.ts'
import type { Settings } from '../settings.ts'
import { newSeed } from '../start/choice.ts'
import { swtcgPlaymat } from '../swtcg/playmat.ts'
import { seatOf } from '../swtcg/sight.ts'
import { TablePage } from '../table/page.tsx'
import { useWatching } from '../watching.ts'
import { type KeptWar, keepWar, keptWar } from './keep.ts'

interface BattleProps {
  readonly kept: KeptWar
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

export function BattlePage({ kept, settings, change }: BattleProps): JSX.Element {
  const client = useMemo(() => sitDown(kept, () => settings.pace), [kept.id])
  useWatching([client])
  const toMap = (): void => goTo({ page: 'conquest', war: kept.id })
  const end = (): void => {
    endBattle(kept.id, client)
    toMap()
  }
  return (
    <TablePage
      client={client}
      settings={settings}
      change={change}
      leave={client.position?.outcome ? end : toMap}
      over={<BattleOver client={client} end={end} />}
    />
  )
}

/** The Dark Side sits first. What is decided is kept as it happens. */
function sitDown(kept: KeptWar, pace: () => Settings['pace']): SeatClient {
  const { id, you, war, seed, decisions } = dealtBattle(kept)
  const seat = you === 'dark' ? 0 : 1
  const [wire] = goOnHere({ game: swtcgPlaymat.name, setup: battleIn(war, seed)!, decisions, seat }, null)
  onDecided((decided) => {
    const now = keptWar(id)
    if (now?.war.campaign.battle) keepWar({ ...now, decisions: decided })
  })
  return new SeatClient(wire!, swtcgPlaymat, pace)
}

/** A battle is dealt when it is first looked at, and kept with its seed. */
function dealtBattle({ seed, ...kept }: KeptWar): KeptWar & { readonly seed: Seed } {
  if (seed !== undefined) return { ...kept, seed }
  const fresh = { ...kept, seed: newSeed(), decisions: [] }
  keepWar(fresh)
  return fresh
}

/** Who conquered, and the build points that are left, go back to the map; once. */
function endBattle(id: string, { position }: SeatClient): void {
  const kept = keptWar(id)
  const outcome = position?.view.outcome
  if (!kept?.war.campaign.battle || !outcome) return
  const winner = conqueror(outcome.winners)
  const [dark, light] = [0, 1].map((seat) => seatOf(position.view, seat).buildPoints) as [number, number]
  const result = { winner, build: { dark, light } }
  const step = battleEnded(kept.war, result)
  const news = [tellBattle(kept.war, result), ...kept.news]
  const { seed: _, ...after } = kept
  if ('war' in step) keepWar({ ...after, war: step.war, decisions: [], news })
}

/** What comes after a battle. */
export function BattleOver({
  client,
  end,
}: {
  readonly client: SeatClient
  readonly end: () => void
}): JSX.Element | null {
  const outcome = client.position?.outcome
  if (!outcome || !client.isLive) return null
  return (
    <section class="over" aria-label="The battle is over" role="status">
      <h2>{outcome}</h2>
      <div class="answers">
        <button type="button" class="primary" onClick={end}>
          Back to the map
        </button>
      </div>
    </section>
  )
}

/** A battle on the stage: both sides around the location, what each drew, and the count. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { fitAlike } from '../table/frame/fit.ts'
import { showsOne } from '../table/frame/form.ts'
import { PictureGround } from '../table/frame/picture-ground.tsx'
import { Rows } from '../table/frame/rows.tsx'
import { useBox } from '../table/frame/use-box.ts'
import { addsToPower, type BattleShown, SEGMENTS } from './battle-shown.ts'
import { Count } from './count.tsx'
import { shortName } from './row-tabs.tsx'
import { type CcgCard, cardIn, cardsHere } from './sight.ts'

/** The height of the line between the sides, and what borders and margins take. */
const LINE = 84
const EDGES = 14

export function Stage({ battle }: { readonly battle: BattleShown }): JSX.Element {
  const { position, form } = useGame()
  const location = cardIn(position.view, battle.at)
  return (
    <section class="stage" aria-label="The battle">
      {location && <Fighters battle={battle} location={location} />}
      {!showsOne(form) && <Count battle={battle} />}
    </section>
  )
}

function Fighters({
  battle,
  location,
}: {
  readonly battle: BattleShown
  readonly location: CcgCard
}): JSX.Element {
  const { position, lookOf } = useGame()
  const look = lookOf(location)
  const [element, box] = useBox<HTMLDivElement>()
  const there = cardsHere(position.view, location)
  const half = { width: box.width - EDGES, height: (box.height - LINE - EDGES) / 2 }
  const [mine, theirs] = fitAlike([
    { count: there.mine.length, box: half },
    { count: there.theirs.length, box: half },
  ])
  return (
    <div class="fighters" ref={element} style={{ '--plate': `${LINE}px` }}>
      {look && <PictureGround look={look} />}
      <section class="units is-mine" data-zone="stage-mine" aria-label={`Yours: ${there.mine.length} cards`}>
        <Rows cards={there.mine} fit={mine!} />
      </section>
      <section
        class="units is-theirs"
        data-zone="stage-theirs"
        aria-label={`Theirs: ${there.theirs.length} cards`}
      >
        <Rows cards={there.theirs} fit={theirs!} />
      </section>
      <StageLine battle={battle} />
    </div>
  )
}

const ORDER = ['initiation', 'weapons', 'power', 'damage'] as const

/** Where the battle stands, and the totals against each other. */
function StageLine({ battle }: { readonly battle: BattleShown }): JSX.Element {
  const { position, form } = useGame()
  const mine = position.view.viewer ?? 0
  const now = battle.segment === null ? ORDER.length : ORDER.indexOf(battle.segment)
  return (
    <div class="stage-line">
      <div class="stage-where">
        <h2>{showsOne(form) ? shortName(battle.place) : `Battle at ${battle.place}`}</h2>
        <ol class="segments">
          {ORDER.map((segment, place) => (
            <li
              key={segment}
              class={place < now ? 'is-past' : place === now ? 'is-now' : ''}
              aria-current={place === now ? 'step' : undefined}
            >
              {place < now && '✓ '}
              {SEGMENTS[segment]}
            </li>
          ))}
        </ol>
        {battle.shot && <p class="small">{battle.shot}</p>}
      </div>
      <p class="totals">
        <Total battle={battle} seat={1 - mine} /> <span>against</span> <Total battle={battle} seat={mine} />
      </p>
    </div>
  )
}

function Total({ battle, seat }: { readonly battle: BattleShown; readonly seat: SeatId }): JSX.Element {
  const { position, playmat } = useGame()
  const { side } = position.view.seats[seat] as { side: string }
  const { power = 0, before = null } = battle.sides[seat] ?? {}
  const drawn = battle.destinies.filter((destiny) => destiny.seat === seat && addsToPower(destiny))
  const parts = [...(before === null ? [] : [before]), ...drawn.map(({ value }) => value)]
  // Until the totals are compared, it grows with each destiny.
  const isCounting = battle.winner === undefined && before !== null
  const total = isCounting ? parts.reduce((sum, part) => sum + part, 0) : power
  return (
    <span class={`total side-${side}`}>
      <span class="spoken">{playmat.seatName(position.view, seat)} </span>
      <b>{total}</b>
      {drawn.length > 0 && <small>{parts.join(' + ')}</small>}
    </span>
  )
}

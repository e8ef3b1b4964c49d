/** A game looked back on: the chance to win, where it turned, what both sides did, and the cards that mattered. */
import type { Replay } from '@dejarik/kernel'
import type { FinishedGame, Review } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { frameOf, TileFace } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { addressAt, findReplay } from '../replays/find.ts'
import { ChanceGraph } from '../review/chance-graph.tsx'
import { Decisions } from '../review/decisions.tsx'
import { hashFor } from '../route.ts'
import { study } from '../study/desk.ts'
import { toYou } from './to-you.ts'

interface Looked {
  readonly replay: Replay
  readonly review: Review
}

/** Looked at in the worker; null until that is done, or where it cannot be. */
function useReview(address: string): Looked | null {
  const [review, setReview] = useState<Looked | null>(null)
  useEffect(() => {
    const look = async ({ replay }: FinishedGame): Promise<void> =>
      setReview({ replay, review: await study('review', { replay }) })
    findReplay(address)
      .then(look)
      .catch(() => undefined)
  }, [address])
  return review
}

export function Summary({ address }: { readonly address: string }): JSX.Element | null {
  const looked = useReview(address)
  const { position } = useGame()
  if (!looked) return <p class="small">Looking back on the game …</p>
  const { review, replay } = looked
  const mine = position.view.viewer ?? 0
  const watch = (at: number): JSX.Element => (
    <a href={hashFor({ page: 'replays', replay: addressAt(address, at - 1) })}>Watch</a>
  )
  return (
    <div class="summary">
      <p class="length">
        Turns <b>{review.turns}</b> Decisions <b>{review.decisions}</b>
      </p>
      <div>
        {review.chances.length > 2 && (
          <ChanceGraph chances={review.chances} turning={review.turning} mine={mine} />
        )}
        <Turning review={review} mine={mine} address={address} />
        <Decisions replay={replay} chances={review.chances} mine={mine} watch={watch} />
      </div>
      <div>
        <Sides review={review} mine={mine} />
        <Cards review={review} mine={mine} />
      </div>
    </div>
  )
}

interface Part {
  readonly review: Review
  /** The seat that reads it. */
  readonly mine: number
}

/** The first seat's chance as the reader's. */
const asMine = (chance: number, mine: number): number => Math.round(100 * (mine === 0 ? chance : 1 - chance))

function Turning({ review, mine, address }: Part & { readonly address: string }): JSX.Element | null {
  const { position, playmat } = useGame()
  const name = playmat.seatName(position.view, mine)
  if (review.turning.length === 0) return null
  return (
    <section aria-label="Where the game turned">
      <h3>Where the game turned</h3>
      <ol class="turning">
        {review.turning.map(({ at, turn, text, before, after }) => (
          <li key={at}>
            <span>
              {toYou(text, name)} <small>Turn {turn}</small>
            </span>
            <span>
              {asMine(before, mine)} → {asMine(after, mine)}%
            </span>
            <a href={hashFor({ page: 'replays', replay: addressAt(address, at) })}>Watch</a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sides({ review, mine }: Part): JSX.Element {
  const { position, playmat } = useGame()
  const { tallies } = review
  const first = tallies[0]!
  return (
    <section aria-label="The sides">
      <h3>The sides</h3>
      <table class="tallies">
        <thead>
          <tr>
            <td />
            {tallies.map((_, seat) => (
              <th key={seat} scope="col" class={seat === mine ? 'is-mine' : ''}>
                {seat === mine ? 'You' : playmat.seatName(position.view, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.facts.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {tallies.map(({ facts }, seat) => (
                <td key={seat}>{facts[row]!.count}</td>
              ))}
            </tr>
          ))}
          {tallies.some(({ luck }) => luck) && (
            <tr>
              <th scope="row">{tallies.find(({ luck }) => luck)!.luck!.name} (expected)</th>
              {tallies.map(({ luck }, seat) => (
                <td key={seat}>{luck ? `${luck.got} (${luck.expected.toFixed(1)})` : '–'}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** A card of the summary lies nowhere. */
const NOWHERE = { id: 0, owner: 0, controller: 0 }

function Cards({ review, mine }: Part): JSX.Element | null {
  const { client, position, playmat } = useGame()
  if (review.cards.length === 0) return null
  return (
    <section aria-label="Cards that mattered">
      <h3>Cards that mattered</h3>
      <ul class="merits">
        {review.cards.map(({ seat, is, title, did }) => {
          const face = client.faces.get(is)
          const look = face ? playmat.look(NOWHERE, face) : null
          return (
            <li key={`${seat} ${is}`}>
              {look && (
                <div class="placed" aria-hidden="true">
                  <div class={`tile ${frameOf(look)}`}>
                    <TileFace look={look} />
                  </div>
                </div>
              )}
              <b class={look ? 'spoken' : ''}>{title}</b>
              <small>{seat === mine ? 'yours' : playmat.seatName(position.view, seat)}</small>
              <span>{did}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

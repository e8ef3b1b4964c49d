/** Games after a draft: whom one can play, and what was played. */
import type { DraftGameNotice, DraftNotice } from '@dejarik/server/draft-messages'
import type { JSX } from 'preact'
import { api } from '../live/api.ts'
import { goTo, hashFor } from '../route.ts'
import type { OfDraft } from './live-page.tsx'

export function Opponents({ notice, look }: OfDraft): JSX.Element {
  const { id, you, drafters, games } = notice
  const own = drafters[you ?? -1]?.side ?? null
  const play = (seat: number): void =>
    look(
      api.playInDraft(id, seat).then((now) => {
        goTo({ page: 'table', table: now.games.at(-1)!.table })
        return now
      }),
    )
  const fits = ({ program, side }: DraftNotice['drafters'][number]): boolean =>
    own !== null && (program || (side !== null && side !== own))
  return (
    <>
      <ul class="draft-rivals" aria-label="Whom to play">
        {drafters.map(
          (drafter, seat) =>
            seat !== you && (
              <li key={`${seat} ${drafter.name}`}>
                <button type="button" disabled={!fits(drafter)} onClick={() => play(seat)}>
                  Play against {drafter.name}
                </button>
                <span class="small">{whyNot(own, drafter)}</span>
              </li>
            ),
        )}
      </ul>
      {games.length > 0 && <Games notice={notice} />}
    </>
  )
}

function whyNot(
  own: 'dark' | 'light' | null,
  { program, side, name }: DraftNotice['drafters'][number],
): string {
  if (own === null) return 'Choose your deck first.'
  if (program) return ''
  if (side === null) return `${name} has not chosen a deck yet.`
  return side === own ? `${name} has a ${side} deck too: one of you builds the other side.` : ''
}

function Games({ notice: { drafters, games } }: Pick<OfDraft, 'notice'>): JSX.Element {
  const name = (seat: number): string => drafters[seat]?.name ?? ''
  return (
    <section aria-label="Games of this draft">
      <h3>Games of this draft</h3>
      <ul class="wars">
        {games.map((game) => (
          <li key={game.table}>
            <a href={hashFor({ page: 'table', table: game.table })}>
              {name(game.dark)} (dark) – {name(game.light)} (light)
            </a>
            <span class="small">{ended(game, name)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ended({ over, winner, dark, light }: DraftGameNotice, name: (seat: number) => string): string {
  if (!over) return 'being played'
  return winner === null ? 'a draw' : `${name(winner === 'dark' ? dark : light)} won`
}

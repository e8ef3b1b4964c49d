/** “Continue your game”: the game that was left last, on the first screen. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameShown } from '../games.ts'
import { hashFor } from '../route.ts'
import { type KeptGame, keptGames } from './kept-game.ts'
import { programName } from './program-name.ts'

/** Games that are not over, the newest first. */
export function useUnfinished(): readonly [readonly KeptGame[], () => void] {
  const [games, setGames] = useState<readonly KeptGame[]>([])
  const look = (): void => void keptGames().then((kept) => setGames(kept.filter(({ over }) => !over)))
  useEffect(look, [])
  return [games, look]
}

/** “TCG, turn 4 · You: Dark Side, against Cadet”. */
export function gameTold({ game, turn, seats, sides, company }: KeptGame): string {
  const where = `${gameShown(game).short}, ${turn === 0 ? 'before the first turn' : `turn ${turn}`}`
  if (company === 'people') return `${where} · ${seats.length} players at this device`
  const you = seats.findIndex(({ kind }) => kind === 'person')
  const others = seats.flatMap((seat) => (seat.kind === 'program' ? [programName(seat.level)] : []))
  return `${where} · You: ${sides[you]}, against ${[...new Set(others)].join(', ')}`
}

export function ContinueGame(): JSX.Element | null {
  const [[newest, ...more]] = useUnfinished()
  if (!newest) return null
  return (
    <section class="continue-game" aria-label="Your game">
      <a class="continue-link" href={hashFor({ page: 'play', game: newest.id })}>
        <strong>Continue your game</strong>
        <span>{gameTold(newest)}</span>
        <small>
          {newest.decks.filter((deck) => deck !== '').join(' – ')}
          {newest.asked ? ' · your choice' : ''}
        </small>
      </a>
      {more.length > 0 && (
        <a href={hashFor({ page: 'replays', replay: '' })}>
          {more.length === 1 ? 'One more unfinished game' : `${more.length} more unfinished games`}
        </a>
      )}
    </section>
  )
}

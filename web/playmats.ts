/** The playmats, each fetched when its game is first shown. */
import { useEffect, useState } from 'preact/hooks'
import type { Playmat } from './playmat.ts'

const PLAYMATS: Readonly<Record<string, () => Promise<Playmat>>> = {
  swtcg: async () => (await import('./swtcg/playmat.ts')).swtcgPlaymat,
  swccg: async () => (await import('./swccg/playmat.ts')).swccgPlaymat,
}

export function playmatOf(game: string): Promise<Playmat> {
  const fetchIt = PLAYMATS[game]
  return fetchIt ? fetchIt() : Promise.reject(new Error(`This page does not know the game "${game}".`))
}

/** Null until it is there. */
export function usePlaymat(game: string): Playmat | null {
  const [playmat, setPlaymat] = useState<Playmat | null>(null)
  useEffect(() => {
    void playmatOf(game).then((fetched) => setPlaymat(() => fetched))
  }, [game])
  return playmat?.name === game ? playmat : null
}

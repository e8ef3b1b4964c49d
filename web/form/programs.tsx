/** Which program plays, from the weakest to the strongest, and in what style. */
import type { JSX } from 'preact'
import { ladder } from '../local/ladder.ts'
import { SPARRING } from '../local/sparring.ts'
import { Radios } from './radios.tsx'

const PROGRAMS: Readonly<Record<string, string>> = {
  random: 'Random, by lot',
  youngling: 'Youngling, wild: attacks, spends and forgets',
  novice: 'Novice, eager: likes what costs most, overlooks chances',
  recruit: 'Recruit, straightforward: seldom slips',
  cadet: 'Cadet, by the rules of thumb: steady, looks no further than this move',
  captain: 'Captain, careful: thinks a little before building and fighting',
  admiral: 'Admiral, foresighted: thinks of your answers too',
  'grand-admiral': 'Grand admiral, experienced: thinks ahead and has learned from many games',
  [SPARRING]: 'Sparring partner, as strong as you are: finds your level from game to game',
}

/** Those that play on this device, by game; a lot is no opponent. */
export const programsHere = (game: string): readonly string[] => [...ladder(game), SPARRING]

/** The program that was chosen, or the strongest where that one does not play the game. */
export const playing = (program: string, game: string): string =>
  programsHere(game).includes(program) ? program : ladder(game).at(-1)!

export const programTitle = (name: string): string => PROGRAMS[name] ?? name

export function Programs({
  programs,
  value,
  choose,
}: {
  readonly programs: readonly string[]
  readonly value: string
  readonly choose: (program: string) => void
}): JSX.Element {
  return (
    <Radios
      name="Program"
      value={value}
      options={programs.map((name) => [name, programTitle(name)])}
      choose={choose}
    />
  )
}

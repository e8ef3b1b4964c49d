/** Which program plays, from the weakest to the strongest, and how it decides. */
import type { JSX } from 'preact'
import { Radios } from './radios.tsx'

const PROGRAMS: Readonly<Record<string, string>> = {
  random: 'Random, by lot',
  cadet: 'Cadet, by rules of thumb',
  captain: 'Captain, thinks a little',
  admiral: 'Admiral, thinks ahead',
  'grand-admiral': 'Grand admiral, thinks ahead and has learned from many games',
}

/** Those that play on this device, by game; a lot is no opponent. */
export const programsHere = (game: string): readonly string[] =>
  game === 'swccg' ? ['cadet', 'captain', 'admiral', 'grand-admiral'] : ['cadet', 'captain', 'admiral']

/** The program that was chosen, or the strongest where that one does not play the game. */
export const playing = (program: string, game: string): string =>
  programsHere(game).includes(program) ? program : programsHere(game).at(-1)!

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

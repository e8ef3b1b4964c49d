/** Which program plays, from the weakest to the strongest, and how it decides. */
import type { JSX } from 'preact'
import { Radios } from './radios.tsx'

const PROGRAMS: Readonly<Record<string, string>> = {
  random: 'Random, by lot',
  cadet: 'Cadet, by rules of thumb',
  captain: 'Captain, thinks a little',
  admiral: 'Admiral, thinks ahead',
}

/** Those that play every game on this device; a lot is no opponent. */
export const PROGRAMS_HERE = ['cadet', 'captain', 'admiral'] as const

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

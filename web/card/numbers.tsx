/** The numbers of a card, each with its sign; the names beside them on large cards. */
import type { JSX } from 'preact'
import type { Look, Statistic } from '../look.ts'
import { Sign } from './sign.tsx'

/** A small card has room for four; these are read on the large one. */
const LEFT_OUT: ReadonlySet<string> = new Set(['armor', 'maneuver'])
const ROOM = 4

const shownSmall = (all: readonly Statistic[]): readonly Statistic[] =>
  all.length > ROOM ? all.filter(({ name }) => !LEFT_OUT.has(name)) : all

const stateOf = ({ whole, changed }: Statistic): string =>
  whole !== undefined ? 'is-hurt' : changed ? `is-${changed}` : ''

export function SmallNumbers({ look }: { readonly look: Look }): JSX.Element | null {
  if (look.statistics.length === 0) return null
  return (
    <span class="stats">
      {shownSmall(look.statistics).map((statistic) => (
        <b key={statistic.name} class={`stat stat-${statistic.sign} ${stateOf(statistic)}`}>
          <Value of={statistic} />
        </b>
      ))}
    </span>
  )
}

export function LargeNumbers({ look }: { readonly look: Look }): JSX.Element | null {
  if (look.statistics.length === 0) return null
  return (
    <dl class="stats">
      {look.statistics.map((statistic) => (
        <div key={statistic.name} class={`stat stat-${statistic.sign} ${stateOf(statistic)}`}>
          <dt>{statistic.name}</dt>
          <dd>
            <Value of={statistic} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Numbers that cards print with a sign of their own; those of beasts of burden and of one mathematician. */
const PRINTED: Readonly<Record<string, string>> = {
  '0.25': '¼',
  '0.5': '½',
  '0.75': '¾',
  '3.14159': 'π',
}

const Value = ({ of: { sign, value, whole } }: { readonly of: Statistic }): JSX.Element => (
  <>
    <Sign name={sign} />
    <span>
      {PRINTED[value] ?? value}
      {whole !== undefined && <small>/{whole}</small>}
    </span>
  </>
)

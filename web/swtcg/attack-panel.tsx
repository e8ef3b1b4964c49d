/** The attack: who attacks whom, the dice with their real results, the hits and the damage. */
import type { Die, ToHit } from '@dejarik/swtcg'
import { isHit } from '@dejarik/swtcg/hits'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import type { AttackShown } from './attack-shown.ts'
import { sumsOf } from './attack-sums.ts'

/** Where the pips of a die are, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

export function AttackPanel(): JSX.Element | null {
  const attack = useGame().client.shown as AttackShown | null
  if (!attack) return null
  const { attackerName, defenderName, dice, toHit, answer, rolls } = attack
  const sums = sumsOf(attack)
  return (
    <section class="attack-panel" aria-label="The attack">
      <p>
        <b>{attackerName}</b> attacks <b>{defenderName}</b>
      </p>
      {dice.length > 0 && (
        <div
          class="dice"
          key={rolls}
          role="img"
          aria-label={`Dice: ${dice.map((die) => sayDie(die, toHit)).join(', ')}`}
        >
          {dice.map((die, index) => (
            <DieFace key={index} die={die} toHit={toHit} />
          ))}
        </div>
      )}
      {answer.length > 0 && <p>{`It is answered with ${answer.join(', ')}`}</p>}
      {sums.length > 0 && <p class="sums">{sums.join(' · ')}</p>}
    </section>
  )
}

const hits = (die: Die, toHit: ToHit | null): boolean => toHit !== null && isHit(die, toHit)

function sayDie(die: Die, toHit: ToHit | null): string {
  const { natural, value } = die
  const shown = natural === value ? String(natural) : `${natural} counts as ${value}`
  return hits(die, toHit) ? `${shown} hits` : shown
}

function DieFace({ die, toHit }: { readonly die: Die; readonly toHit: ToHit | null }): JSX.Element {
  const pips = PIPS[die.natural] ?? []
  return (
    <span class={`die ${hits(die, toHit) ? 'is-hit' : ''}`}>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <rect x="1" y="1" width="28" height="28" rx="6" />
        {pips.map((pip) => (
          <circle key={pip} cx={8 + (pip % 3) * 7} cy={8 + Math.floor(pip / 3) * 7} r="2.6" />
        ))}
      </svg>
      {die.value !== die.natural && <small>={die.value}</small>}
    </span>
  )
}

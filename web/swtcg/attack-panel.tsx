/** The attack: who attacks whom, the dice with their real results, the hits and the damage. */
import type { Die } from '@dejarik/swtcg'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { type AttackShown, sumsOf } from './attack-shown.ts'

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
  const { attackerName, defenderName, dice, answer, rolls } = attack
  const sums = sumsOf(attack)
  return (
    <section class="attack-panel" aria-label="The attack">
      <p>
        <b>{attackerName}</b> attacks <b>{defenderName}</b>
      </p>
      {dice.length > 0 && (
        <div class="dice" key={rolls} role="img" aria-label={`Dice: ${dice.map(sayDie).join(', ')}`}>
          {dice.map((die, index) => (
            <DieFace key={index} die={die} />
          ))}
        </div>
      )}
      {answer.length > 0 && <p>{`It is answered with ${answer.join(', ')}`}</p>}
      {sums.length > 0 && <p class="sums">{sums.join(' · ')}</p>}
    </section>
  )
}

const sayDie = ({ natural, value }: Die): string =>
  natural === value ? String(natural) : `${natural} counts as ${value}`

/** What counts as a hit is the table's to say; 4 and more is what players look for. */
const LIKELY_HIT = 4

function DieFace({ die }: { readonly die: Die }): JSX.Element {
  const pips = PIPS[die.natural] ?? []
  return (
    <span class={`die ${die.value >= LIKELY_HIT ? 'is-high' : ''}`}>
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

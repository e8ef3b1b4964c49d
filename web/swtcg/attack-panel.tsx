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

/** More dice than these are told as counts: “6 ×2”. */
const MOST_FACES = 8

export function AttackPanel(): JSX.Element | null {
  const { client, form } = useGame()
  const attack = client.shown as AttackShown | null
  if (!attack) return null
  const { attackerName, defenderName, dice, answer, counted } = attack
  const sums = sumsOf(attack)
  const isRolled = dice.length > 0 || counted !== null
  return (
    <section class={`attack-panel ${isRolled ? 'is-rolled' : ''}`} aria-label="The attack">
      <p class={isRolled ? 'spoken' : ''}>
        <b>{attackerName}</b> attacks <b>{defenderName}</b>
      </p>
      {dice.length > 0 && <Dice attack={attack} most={form === 'phone' ? MOST_FACES - 2 : MOST_FACES} />}
      {answer.length > 0 && <p>{`It is answered with ${answer.join(', ')}`}</p>}
      {sums.length > 0 && (
        <p class="sums">
          {sums.slice(0, -1).map((sum) => `${sum} · `)}
          <b>{sums.at(-1)}</b>
        </p>
      )}
    </section>
  )
}

function Dice({ attack, most }: { readonly attack: AttackShown; readonly most: number }): JSX.Element {
  const { dice, toHit, rolls } = attack
  const piles = dice.length > most ? alike(dice) : dice.map((die) => ({ die, count: 1 }))
  return (
    <div
      class="dice"
      key={rolls}
      role="img"
      aria-label={`Dice: ${dice.map((die) => sayDie(die, toHit)).join(', ')}`}
    >
      {piles.map(({ die, count }, index) => (
        <DieFace key={index} die={die} count={count} toHit={toHit} />
      ))}
    </div>
  )
}

/** Equal dice as one, the highest first. */
function alike(dice: readonly Die[]): readonly { readonly die: Die; readonly count: number }[] {
  const isSame = (one: Die, other: Die): boolean => one.natural === other.natural && one.value === other.value
  const firsts = dice.filter((die, at) => dice.findIndex((other) => isSame(die, other)) === at)
  return firsts
    .toSorted((one, other) => other.natural - one.natural)
    .map((die) => ({ die, count: dice.filter((other) => isSame(die, other)).length }))
}

const hits = (die: Die, toHit: ToHit | null): boolean => toHit !== null && isHit(die, toHit)

function sayDie(die: Die, toHit: ToHit | null): string {
  const { natural, value } = die
  const shown = natural === value ? String(natural) : `${natural} counts as ${value}`
  return hits(die, toHit) ? `${shown} hits` : shown
}

function DieFace({
  die,
  count,
  toHit,
}: {
  readonly die: Die
  readonly count: number
  readonly toHit: ToHit | null
}): JSX.Element {
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
      {count > 1 && <b class="die-count">×{count}</b>}
    </span>
  )
}

/** The log in lines: what belongs together is told together. */
import type { EventCore } from '@dejarik/kernel'
import type { Happened } from '@dejarik/table'
import { expect, test } from 'vitest'
import { swccgLines } from '../swccg/log-lines.ts'
import { swtcgLines } from '../swtcg/log-lines.ts'
import { withoutEmptySteps } from '../table/log-line.ts'

const log = (...told: readonly (readonly [object, string | null])[]): readonly Happened[] =>
  told.map(([event, text], index) => ({
    type: 'happened',
    number: index + 1,
    happening: { kind: 'event', event: event as EventCore, text },
  }))
const texts = (lines: readonly { readonly text: string }[]): readonly string[] =>
  lines.map(({ text }) => text)

const tapped = [{ kind: 'tapped', card: 1 }, 'One taps.'] as const
const declared = [
  { kind: 'attackDeclared', attacker: 1, defender: 2, with: 'power' },
  'One attacks Two.',
] as const
const counted = [
  { kind: 'attackDiceCounted', attacker: 1, power: 3, shields: 1, dice: 2, accuracy: 0 },
  '3 power − 1 Shields = 2 dice.',
] as const
const rolled = [{ kind: 'diceRolled', seat: 0, dice: [6, 2], for: 'attack' }, 'Dark rolls 6, 2.'] as const
const hits = [{ kind: 'hitsCounted', attacker: 1, hits: 1 }, '1 hit.'] as const
const placed = [{ kind: 'damagePlaced', unit: 2, amount: 1, source: 1 }, 'Two takes 1 damage.'] as const
const ended = [{ kind: 'attackEnded', attacker: 1, defender: 2 }, null] as const

test('an attack is one sentence, with its sums', () => {
  const lines = swtcgLines(log(tapped, declared, counted, rolled, hits, placed, ended))
  expect(texts(lines)).toEqual(['One attacks Two: 3 power − 1 Shields = 2 dice: 6, 2 · 1 hit · 1 damage.'])
  expect(lines[0]?.isOpen).toBeUndefined()
})

test('an attack that goes on is read aloud when it is whole', () => {
  expect(swtcgLines(log(tapped, declared, counted, rolled))[0]?.isOpen).toBe(true)
})

test('what is played in an attack, and what happens to others, has lines of its own', () => {
  const played = [{ kind: 'abilityPlayed', seat: 1, card: 2, ability: 'Evade' }, 'Two evades.'] as const
  const other = [
    { kind: 'damagePlaced', unit: 3, amount: 1, source: 1, by: 'overkill' },
    'Three takes 1 damage.',
  ] as const
  const skipped = [{ kind: 'attackSkipped', card: 1 }, 'One does not attack.'] as const
  expect(texts(swtcgLines(log(declared, rolled, played, hits, placed, other, ended)))).toEqual([
    'One attacks Two: 2 dice: 6, 2 · 1 hit · 1 damage.',
    'Two evades.',
    'Three takes 1 damage.',
  ])
  expect(texts(swtcgLines(log(tapped, skipped)))).toEqual(['One does not attack.'])
})

test('Force that is used stands with what it was used for, and a shot is one line', () => {
  const used = [{ kind: 'used', seat: 0, count: 2 }, 'Dark uses 2 Force.'] as const
  const deployed = [{ kind: 'deployed', seat: 0, cost: 2 }, 'Dark deploys One for 2 Force.'] as const
  const moved = [{ kind: 'moved', card: 1 }, 'One moves from A to B.'] as const
  const shot = [{ kind: 'shot', card: 1, target: 2, total: 3, defense: 1 }, '3 beats the 1 of Two.'] as const
  const fired = [{ kind: 'fired', card: 1, target: 2 }, 'One fires at Two.'] as const
  expect(texts(swccgLines(log(used, deployed, used, moved, used)))).toEqual([
    'Dark deploys One for 2 Force.',
    'One moves from A to B for 2 Force.',
    'Dark uses 2 Force.',
  ])
  expect(texts(swccgLines(log(fired, shot)))).toEqual(['One fires at Two. 3 beats the 1 of Two.'])
})

test('a build is one line with its price and its place; counters and abilities stand with what was paid', () => {
  const paid = [
    { kind: 'buildChanged', seat: 0, by: -3, total: 1 },
    'Dark loses 3 build points (1).',
  ] as const
  const turnedUp = [{ kind: 'turnedUp', seat: 0, card: 1, is: 'A One' }, 'Dark completes One.'] as const
  const deployed = [
    { kind: 'deployed', seat: 0, card: 7, is: 'A One', to: 'space' },
    'One is deployed to the Space arena.',
  ] as const
  const laid = [{ kind: 'laidFaceDown', seat: 0, card: 3 }, 'Dark lays a card face-down.'] as const
  const got = [
    { kind: 'buildCountersChanged', card: 3, by: 3, total: 3 },
    'It gets 3 build counters.',
  ] as const
  const force = [{ kind: 'forceChanged', seat: 0, by: -2, total: 2 }, 'Dark loses 2 Force (2).'] as const
  const evades = [{ kind: 'abilityPlayed', seat: 0, card: 2, ability: 'Evade' }, 'Dark plays Evade.'] as const
  expect(texts(swtcgLines(log(paid, turnedUp, deployed, laid, paid, got, paid, got)))).toEqual([
    'Dark completes One for 3: the Space arena.',
    'Dark lays a card face-down, with 3 on it.',
    'It gets 3 build counters.',
  ])
  expect(texts(swtcgLines(log(force, evades, force)))).toEqual([
    'Dark plays Evade for 2 Force.',
    'Dark loses 2 Force (2).',
  ])
})

test('a step in which nothing happened has no heading once the next has begun', () => {
  const step = (text: string): Happened => ({
    type: 'happened',
    number: 1,
    happening: { kind: 'event', event: { kind: 'stepBegan' }, text, heading: true },
  })
  const builds = log([{ kind: 'buildStepBegan', seat: 0 }, 'Dark builds.'])
  const lines = swtcgLines([
    step('Turn 1: Build step'),
    ...builds,
    step('Turn 1: Battle'),
    step('Turn 1: Space'),
  ])
  expect(texts(lines)).toEqual(['Turn 1: Dark builds', 'Turn 1: Battle', 'Turn 1: Space'])
  expect(texts(withoutEmptySteps(lines))).toEqual(['Turn 1: Space'])
})

test('cards that are lost or drawn one by one are one loss and one draw', () => {
  const lost = (is: string, from = 'hand') =>
    [{ kind: 'forceLost', seat: 0, from, is }, `You lose ${is} from the ${from}.`] as const
  const drawn = (what: string, seat = 0) =>
    [{ kind: 'drew', seat, from: 'force' }, `Light Side draws ${what} from the Force Pile.`] as const
  expect(texts(swccgLines(log(lost('One'), lost('Two'), lost('Three'), lost('Four', 'Used Pile'))))).toEqual([
    'You lose 3 cards from the hand: One, Two, Three.',
    'You lose Four from the Used Pile.',
  ])
  expect(texts(swccgLines(log(drawn('1 card'), drawn('1 card'), drawn('1 card', 1))))).toEqual([
    'Light Side draws 2 cards from the Force Pile.',
    'Light Side draws 1 card from the Force Pile.',
  ])
  expect(texts(swccgLines(log(drawn('One'), drawn('Two'))))).toEqual([
    'Light Side draws One, Two from the Force Pile.',
  ])
})

test('units that do not attack are told together', () => {
  const skips = (card: number, name: string) =>
    [
      [{ kind: 'tapped', card }, `${name} taps.`],
      [{ kind: 'attackSkipped', card }, `${name} does not attack.`],
    ] as const
  expect(texts(swtcgLines(log(...skips(1, 'One'), ...skips(2, 'Two'), ...skips(3, 'Three'))))).toEqual([
    'One, Two and Three do not attack.',
  ])
})

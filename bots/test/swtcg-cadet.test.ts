import { anyGame, chance, type Kinds, type Machine } from '@dejarik/kernel'
import { scenario } from '@dejarik/kernel/scenario'
import { swtcgGame } from '@dejarik/swtcg'
import { expect, test } from 'vitest'
import { botFor } from '../index.ts'
import { firstGlimpse } from './seats.ts'

interface Decided {
  readonly about: string
  /** The answer, in the words of the game. */
  readonly said: string
  readonly why: string
}

const unit = (name: string, power: number, health: number) => ({
  name,
  side: 'neutral',
  kind: 'unit',
  arenas: ['space'],
  cost: 3,
  speed: 50,
  power,
  health,
})
const cards = [unit('Hunter', 4, 4), unit('Wreck', 3, 1), unit('Fortress', 3, 9), unit('Bulwark', 3, 9)]

/** What the cadet does about the first question of a position that leaves a choice. */
function decides(position: object): Decided {
  const definition = anyGame(swtcgGame)
  const game = scenario(swtcgGame, { position, cards, options: ['quick-tempo'] }).machine
  const machine = game.fork() as unknown as Machine<Kinds>
  const seen = firstGlimpse(definition, machine, chance(1))
  const { question } = seen
  const move = botFor('cadet', 'swtcg')!(seen)
  const offer =
    question.kind === 'action' ? question.offers.find(({ key }) => key === move.answer) : undefined
  const said = offer ? definition.words.offer(machine, offer) : JSON.stringify(move.answer)
  return { about: question.about, said, why: move.explain() }
}

test('it attacks what it can discard, and says what it expects', () => {
  const { said, why } = decides({
    at: 'battle space',
    dark: { space: ['Hunter'] },
    light: { space: ['Fortress', 'Wreck'] },
  })
  expect(said).toBe('Attack Wreck with Hunter')
  expect(why).toMatch(
    /Hunter rolls 4 dice at .*Wreck \(1 health left\): 2\.0 hits expected, 94% to discard it\.$/,
  )
})

test('it finishes what is damaged already', () => {
  const { said } = decides({
    at: 'battle space',
    dark: { space: ['Hunter'] },
    light: { space: ['Fortress', { card: 'Bulwark', damage: 7 }] },
  })
  expect(said).toBe('Attack Bulwark with Hunter')
})

test('it completes a unit for an arena that it is not in', () => {
  const { about, said } = decides({
    at: 'build',
    dark: { buildPoints: 9, hand: ['TIE Fighter', 'Darth Vader (A)'], space: ['TIE Fighter', 'TIE Fighter'] },
    light: { character: ['Luke Skywalker (A)'] },
  })
  expect(about).toBe('build')
  expect(said).toMatch(/^Complete Darth Vader \(A\) .*Character arena/)
})

test('it retreats nothing without need', () => {
  const position = { at: 'retreat', dark: { space: ['Wreck'] }, light: { space: ['Fortress'] } }
  expect(decides(position)).toEqual({
    about: 'retreat',
    said: '[]',
    why: 'Nothing retreats without need.',
  })
})

import { chance, type GameDefinition, type Kinds, type Machine, misfit, type Setup } from '@dejarik/kernel'
import { type ScenarioStart, scenario } from '@dejarik/kernel/scenario'
import { swccgGame } from '@dejarik/swccg'
import { swtcgGame } from '@dejarik/swtcg'
import { describe, expect, test } from 'vitest'
import { type Bot, botFor, safely } from '../index.ts'
import { firstGlimpse, GAMES, playOut } from './seats.ts'

const SEARCHING = ['captain@2games', 'admiral@4games'] as const
const BOTS = ['random', 'cadet', ...SEARCHING] as const

const machineOf = <K extends Kinds, S extends Setup>(game: GameDefinition<K, S>, start: ScenarioStart) =>
  scenario(game, start).machine.fork() as unknown as Machine<Kinds>

const crowd = (card: string) => Array.from({ length: 30 }, () => card)

/** Positions that no game comes to. */
const ABSURD: readonly {
  readonly what: string
  readonly game: string
  readonly open: () => Machine<Kinds>
}[] = [
  {
    what: 'an arena of sixty units',
    game: 'swtcg',
    open: () =>
      machineOf(swtcgGame, {
        position: {
          at: 'battle space',
          dark: { space: crowd('TIE Fighter') },
          light: { space: crowd('A-Wing') },
        },
      }),
  },
  {
    what: 'a build step with ninety-nine points and thirty cards in hand',
    game: 'swtcg',
    open: () =>
      machineOf(swtcgGame, {
        position: {
          at: 'build',
          dark: { buildPoints: 99, hand: crowd('TIE Fighter'), space: ['TIE Fighter'] },
          light: { space: ['A-Wing'] },
        },
      }),
  },
  {
    what: 'a crowd at one site',
    game: 'swccg',
    open: () =>
      machineOf(swccgGame, {
        position: {
          at: 'battle dark',
          locations: [
            {
              card: 'Tatooine: Cantina (D)',
              dark: crowd('Stormtrooper'),
              light: crowd('Rebel Trooper'),
            },
          ],
          dark: { force: 20, reserve: 2 },
          light: { force: 1, reserve: 1 },
        },
      }),
  },
  {
    what: 'a row without locations and a hand of forty cards',
    game: 'swccg',
    open: () =>
      machineOf(swccgGame, {
        position: { at: 'deploy dark', dark: { hand: 40, force: 1, reserve: 1 }, light: { reserve: 1 } },
      }),
  },
]

describe.each(ABSURD)('in $what', ({ game, open }) => {
  test.each(BOTS)('%s answers, and goes on', (name) => {
    const definition = GAMES.find((each) => each.name === game)!
    const machine = open()
    const bot = botFor(name, game)!
    expect(machine.state.asked).not.toBeNull()
    for (let decisions = 0; machine.state.asked && decisions < 4; decisions++) {
      const seen = firstGlimpse(definition, machine, chance(decisions))
      const { answer } = bot(seen)
      expect(misfit(seen.question, answer)).toBeNull()
      machine.answer({ ask: machine.state.asked.id, seat: seen.question.seat, value: answer })
    }
  })
})

describe.each(GAMES.map((definition) => ({ definition, game: definition.name })))(
  'in $game',
  ({ definition }) => {
    test('a bot that throws is replaced by the lot, and every fault is told', () => {
      const heard: string[] = []
      const lost: Bot = () => {
        throw new Error('lost its way')
      }
      const bot = safely(lost, (message) => heard.push(message))
      let decisions = 0
      playOut(definition, 2, bot, () => decisions++, 60)
      expect(heard).toEqual(Array.from({ length: decisions }, () => 'lost its way'))
      expect(decisions).toBeGreaterThan(20)
    })
  },
)

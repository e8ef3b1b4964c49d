/** What players read when they are asked, and at the end: which card, which place, how much, why. */
import { expect, test } from 'vitest'
import { swccgGame } from '../index.ts'
import { ccg95 } from './play.ts'

type Played = ReturnType<typeof ccg95>
const promptFor = ({ machine }: Played, seat: number): string =>
  swccgGame.words.prompt(machine, machine.questionFor(seat)!)

const [DARK, LIGHT] = [0, 1]
const CANTINA = 'Tatooine: Cantina (D)'

const cut = {
  title: 'Short Cut',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  text: { actions: [{ name: 'activate 1 Force', when: 'any-time', do: [{ do: 'activate', amount: 1 }] }] },
} as const

const never = {
  title: 'Never Mind',
  side: 'dark',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [
      {
        name: 'cancel it',
        when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
        do: [{ do: 'cancel' }],
      },
    ],
  },
} as const

test('whoever may answer a card reads which card is played, and by whom', () => {
  const game = ccg95(
    { at: 'draw light', dark: { hand: ['Never Mind'] }, light: { hand: ['Short Cut'], force: 5 } },
    { cards: [cut, never] },
  )
  game.play('light', { play: 'Short Cut' }).expect({ asked: 'dark' })
  expect(promptFor(game, DARK)).toBe('Light Side plays Short Cut. Answer?')
})

test('in the phase of the opponent nobody is told to deploy', () => {
  const game = ccg95(
    { at: 'deploy light', dark: { hand: ['Long Way'], force: 5 } },
    { cards: [{ ...cut, title: 'Long Way', side: 'dark' }] },
  )
  game.expect({ asked: 'dark' })
  expect(promptFor(game, DARK)).toBe('Light Side deploys. Play something?')
})

test('whoever loses Force reads how much it is altogether', () => {
  const game = ccg95({
    at: 'control dark',
    locations: [{ card: CANTINA, dark: ['Stormtrooper'] }],
    light: { reserve: 9, used: 2 },
  })
  game.play('dark', { drain: CANTINA }).expect({ asked: 'light' })
  expect(promptFor(game, LIGHT)).toBe('Lose 2 Force to the drain: from where?')
  game.play('light', { verb: 'lose', from: 'used' }).expect({ asked: 'light' })
  expect(promptFor(game, LIGHT)).toBe('Lose 1 Force to the drain: from where?')
})

test('whoever reads that the game is over reads why', () => {
  const game = ccg95({
    at: 'control dark',
    locations: [{ card: CANTINA, dark: ['Stormtrooper'] }],
    light: { reserve: 1 },
  })
  game.play('dark', { drain: CANTINA })
  const { outcome } = game.machine.state
  expect(swccgGame.words.outcome(game.machine, outcome!)).toBe(
    'The Dark Side won: the Light Side has no Life Force left.',
  )
})

test('a docking bay is where a group moves from', () => {
  const [bay, other] = ['Death Star: Docking Bay 327', 'Tatooine: Docking Bay 94 (D)']
  const game = ccg95({
    at: 'move dark',
    locations: [{ card: bay, dark: ['Stormtrooper'] }, { card: other }],
    dark: { force: 5 },
  })
  game.expect({ asked: 'dark' })
  const question = game.machine.questionFor(DARK)!
  const said =
    question.kind === 'action'
      ? question.offers.map((offer) => swccgGame.words.offer(game.machine, offer))
      : []
  expect(said.join()).toContain(`Move from Death Star: Docking Bay 327 to Tatooine: Docking Bay 94`)
})

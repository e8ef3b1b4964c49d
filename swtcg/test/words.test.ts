import { asKnownTo, chance, Playthrough, sampleAnswer } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import { unit } from './battle-play.ts'
import { swtcg } from './play.ts'

const { words } = swtcgGame

/** A random game; hands over everything that a person would read of it. */
function readGame(edition: string, options: readonly string[], read: (sentence: string) => void): void {
  const play = new Playthrough(swtcgGame, { setup: swtcgGame.sampleSetup({ seed: 3, edition, options }) })
  const below = chance(3)
  for (let decision = 0; decision < 400 && play.machine.state.asked; decision++) {
    const { machine } = play
    const { id, questions, answers } = machine.state.asked!
    const question = questions[answers.indexOf(null)]!
    read(words.prompt(machine, question))
    // Sentences are made from what their reader knows, in which cards are missing.
    const known = asKnownTo(machine, question.seat)
    if (question.kind === 'action') for (const offer of question.offers) read(words.offer(known, offer))
    const value = sampleAnswer(question, below)
    for (const { event } of play.answer({ ask: id, seat: question.seat, value }).entries) {
      read(words.event(machine, event) ?? '')
      read(words.heading?.(machine, event) ?? '')
    }
  }
}

describe('what people read', () => {
  test.each([
    { edition: 'idc', options: [] },
    { edition: 'wotc', options: [] },
    { edition: 'idc', options: ['two-headed-wookiee', 'bid-for-sides'] },
  ])('is English in $edition $options', ({ edition, options }) => {
    const read = new Set<string>()
    readGame(edition, options, (sentence) => read.add(sentence))
    expect(read.size).toBeGreaterThan(50)
    const odd = [...read].filter((sentence) =>
      /undefined|null|NaN|\{|object Object|^[a-z-]+\?$/.test(sentence),
    )
    expect(odd).toEqual([])
  })
  test('an ability is offered with its price', () => {
    const ship = unit('Ship', { text: 'Pay 2 Force -> This unit gets +1 power until end of turn.' })
    const position = { at: 'battle space', dark: { force: 3, space: ['Ship'] }, light: { space: ['Ship'] } }
    const { machine } = swtcg(position, { cards: [ship] }).expect({ asked: 'dark' })
    const [question] = machine.state.asked!.questions
    const offers = question?.kind === 'action' ? question.offers : []
    expect(offers.map((offer) => words.offer(machine, offer))).toContain('Ship: effect · 2 Force')
  })
  test('asks for units to retreat only where some can be chosen', () => {
    const { machine } = swtcg({ at: 'retreat', dark: { space: ['TIE Fighter DS-3-12'] } }).expect({
      asked: 'dark',
    })
    expect(words.prompt(machine, machine.questionFor(0)!)).toBe('Which units retreat?')
    const chance = { kind: 'action', seat: 0, about: 'retreat', offers: [] } as const
    expect(words.prompt(machine, chance)).toBe('Play something before units retreat?')
  })

  test('says which arenas won the game', () => {
    const { machine } = swtcg({
      at: 'end',
      dark: { ground: ['AT-AT'] },
      light: { space: ['A-Wing'], character: ['Jawa'] },
    }).expect({ over: { winners: ['light'] } })
    expect(words.outcome(machine, machine.state.outcome!)).toBe(
      'The Light Side won: it controls the Space and Character arenas.',
    )
  })
})

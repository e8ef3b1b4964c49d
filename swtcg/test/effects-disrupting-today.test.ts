/** What is disrupted and what cannot be, from the words of cards of today. */
import { describe, test } from 'vitest'
import { unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const own = (text: string, subtypes: string[] = []) => unit('Own', { text, health: 9, subtypes })
const censor = (text: string) => unit('Censor', { text })
const PLAYS = 'Pay 1 Force -> Gain 2 build points. Play only during your build step.'
const facing = (text: string, card: object, position: object = {}) =>
  build.dark({ space: ['Own'], force: 5, hand: [SPARE], ...position }, { space: ['Censor'], force: 5 }, [
    censor(text),
    card,
  ])

describe('disrupting an ability', () => {
  const text = "Pay 1 Force -> Disrupt an activated ability of one of your opponent's non-Jedi units."
  test('of such a unit', () => {
    facing(text, own(PLAYS))
      .play('dark', { play: 'Own' })
      .play('light', { play: 'Censor' })
      .expect({ resources: { dark: { force: 4, buildPoints: 0 }, light: { force: 4 } }, asked: 'dark' })
  })
  test('not of another', () => {
    facing(text, own(PLAYS, ['Jedi']))
      .play('dark', { play: 'Own' })
      .expect({ resources: { dark: { buildPoints: 2 }, light: { force: 5 } }, asked: 'dark' })
  })
  test('not where it cannot be disrupted', () => {
    facing(text, own(`${PLAYS} | This unit's activated abilities can't be disrupted.`))
      .play('dark', { play: 'Own' })
      .expect({ resources: { dark: { buildPoints: 2 }, light: { force: 5 } }, asked: 'dark' })
  })
})

describe('disrupting a card', () => {
  const text = 'Pay 1 Force -> Disrupt a non-unit card.'
  const gift = (words: string) => ({
    name: 'Gift',
    side: 'neutral',
    kind: 'mission',
    cost: 1,
    text: `Gain 2 Force.${words}`,
  })
  const completing = (words: string) =>
    facing(text, gift(words), { hand: ['Gift', SPARE], buildPoints: 1, space: [] }).play('dark', {
      complete: 'Gift',
    })
  test('any but a unit', () => {
    completing('')
      .play('light', { play: 'Censor' })
      .expect({ resources: { dark: { force: 5 } }, zones: { 'dark.discard': ['Gift'] }, asked: 'dark' })
  })
  test('not one that says so', () => {
    completing(" | Gift can't be disrupted.").expect({ resources: { dark: { force: 7 } }, asked: 'dark' })
  })
})

/** A better version of a persona takes the place of the one on table. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners, final } from './play.ts'

const HUT = "Tatooine: Obi-Wan's Hut"
const CANTINA = 'Tatooine: Cantina (L)'
/** Captain Han Solo may be there. */
const CHAMBER = 'Cloud City: Carbonite Chamber (L)'

test(
  'it must have another title, and power and ability that are at least as high; the old one is lost',
  proves('ccgx/persona/replace', 'ccgx/final/persona-replace'),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: CHAMBER, light: ['Han Solo'] }],
      light: { hand: ['Captain Han Solo', 'Han Solo', 'Han', 'Rebel Trooper'], force: 1, lost: 0 },
    })
    game.expect({
      offers: { light: [{ replace: 'Captain Han Solo' }] },
      noOffers: { light: [{ replace: 'light.hand/Han Solo' }, { replace: 'Han' }] },
    })
    game.play('light', { replace: 'Captain Han Solo' })
    game.expect({
      facts: { 'Captain Han Solo': { at: 'Cloud City: Carbonite Chamber' } },
      resources: { light: { lost: 1, hand: 3 } },
      asked: 'light',
    })
  },
)

test('the weaker one cannot take the place of the stronger', proves('ccgx/persona/replace'), () => {
  const game = final({
    at: 'deploy light',
    locations: [{ card: CANTINA, light: ['Captain Han Solo'] }],
    light: { hand: ['Han Solo', 'Rebel Trooper'], force: 5 },
  })
  game.expect({
    refused: {
      light: { replace: 'Han Solo', over: 'Captain Han Solo' },
      rule: 'ccgx/persona/replace',
    },
    asked: 'light',
  })
})

test(
  'it stands where the old one stood, with what it carried and what it has done',
  proves(
    'ccgx/persona/replace-keeps',
    'ccgx/final/persona-replace-result',
    'ccgx/final/persona-replace-not-deploy',
  ),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: CHAMBER, light: [{ card: 'Han Solo', with: ['Blaster'], moved: true }] }],
      light: { hand: ['Captain Han Solo', 'Rebel Trooper'], force: 5 },
    })
    game.play('light', { replace: 'Captain Han Solo' })
    game.expect({
      facts: {
        'Captain Han Solo': { holds: 1, moved: true },
        Blaster: { on: 'Captain Han Solo' },
      },
      noEvents: [{ kind: 'deployed' }],
      asked: 'light',
    })
  },
)

test(
  'its own text must let it be there',
  proves('ccgx/persona/replace-place', 'ccgx/final/persona-replace-where'),
  () => {
    const homebody = {
      title: 'Luke At Home',
      persona: 'Luke',
      side: 'light',
      kind: 'character',
      type: 'rebel',
      dots: 1,
      deploy: 1,
      power: 9,
      ability: 6,
      forfeit: 1,
      text: { deploys: { only: { title: "Tatooine: Lars' Moisture Farm" } } },
    } as const
    const game = final(
      {
        at: 'deploy light',
        locations: [{ card: CANTINA, light: ['Luke Skywalker'] }, HUT],
        light: { hand: ['Luke At Home', 'Rebel Trooper'], force: 5 },
      },
      { cards: [homebody] },
    )
    game.expect({
      refused: {
        light: { replace: 'Luke At Home', over: 'Luke Skywalker' },
        rule: 'ccgx/persona/replace-place',
      },
      asked: 'light',
    })
  },
)

test('nobody is replaced by the books of before', () => {
  const other = {
    title: 'Luke Elsewhere',
    persona: 'Luke',
    side: 'light',
    kind: 'character',
    type: 'rebel',
    dots: 1,
    deploy: 1,
    power: 9,
    ability: 6,
    forfeit: 1,
    text: {},
  } as const
  const game = beginners(
    {
      at: 'deploy light',
      locations: [{ card: CANTINA, light: ['Luke Skywalker'] }],
      light: { hand: ['Luke Elsewhere', 'Rebel Trooper'], force: 5 },
    },
    { cards: [other] },
  )
  game.expect({ noOffers: { light: [{ replace: 'Luke Elsewhere' }] }, asked: 'light' })
})

/** Ambush: dice of damage against an opposing unit that has just come into the arena. */
import { describe } from 'vitest'
import { battleCard, fight, now, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { other } from './threats.ts'

const hunter = unit('Hunter', { side: 'light', text: 'Pay 1 Force -> Ambush 2' })
const herald = unit('Herald', { side: 'dark', cost: 1, health: 1, text: 'Deploy: Gain 3 Force.' })
const scout = unit('Scout', { side: 'dark', cost: 1, health: 9 })
const deep = unit('Deep', { side: 'dark', cost: 1, arenas: ['ground'] })

/** The Dark Side builds, and the hunter waits in Space. */
const building = (hand: readonly string[], ambusher = hunter, cards = [herald, scout, deep]) =>
  idc.at('build dark', { hand: [...hand], buildPoints: 9, force: 0 }, { force: 3, space: [ambusher.name] }, [
    ambusher,
    ...cards,
  ])
const deploy = (card: string, to = 'space') => ({ complete: card, destination: { to } })

describe('Ambush', () => {
  now(
    'is used when an opposing unit has come in, also in the build step, and damages it',
    ['keywords/ambush-when', 'keywords/ambush-damage', 'keywords/ambush-in-build-step'],
    () => {
      building(['Scout'])
        .play('dark', deploy('Scout'))
        .expect({ asked: { light: 'arrival' }, offers: { light: [{ play: 'Hunter' }] } })
        .play('light', { play: 'Hunter' })
        .expect({ resources: { light: { force: 2 } }, asked: 'dark' })
    },
  )
  now('not against a unit of another arena', ['keywords/ambush-when'], () => {
    building(['Deep']).play('dark', deploy('Deep', 'ground')).expect({ asked: 'dark' })
  })
  now('once for each unit that comes, the cost paid each time', ['keywords/ambush-once-per-entry'], () => {
    const scene = building(['Scout', 'Herald'])
      .play('dark', deploy('Scout'))
      .play('light', { play: 'Hunter' })
      .expect({ resources: { light: { force: 2 } }, asked: 'dark' })
    scene.play('dark', deploy('Herald')).play('light', { play: 'Hunter' })
    scene.expect({ resources: { light: { force: 1 } }, asked: 'dark' })
  })
  now('tapped to pay, only once', ['keywords/ambush-once-per-entry'], () => {
    const tapper = unit('Tapper', { side: 'light', text: 'Tap -> Ambush 5' })
    const scene = building(['Scout', 'Herald'], tapper)
      .play('dark', deploy('Scout'))
      .play('light', { play: 'Tapper' })
    scene.play('dark', deploy('Herald')).expect({ asked: 'dark' })
  })
  now('what the deployment sets off comes first', ['keywords/ambush-in-build-step'], () => {
    building(['Herald'])
      .play('dark', deploy('Herald'))
      .expect({ resources: { dark: { force: 3 } }, asked: { light: 'arrival' } })
      .play('light', 'pass')
      .expect({ asked: 'dark' })
  })
  now('against each of several that are put in together', ['keywords/ambush-several-units'], () => {
    const call = battleCard('Call', {
      do: 'put',
      what: { take: { take: 'each' }, of: { names: ['Scout', 'Herald'], place: { in: 'build-zone' } } },
      to: { arenas: ['space'] },
    })
    const free = unit('Free', { side: 'light', speed: 10, text: 'Pay 0 Force -> Ambush 1' })
    const scene = fight({
      at: 'battle space',
      cards: [free, scout, herald, call, other],
      dice: [1, 1],
      dark: { hand: ['Call'], build: ['Scout', 'Herald'] },
      light: { space: ['Free'] },
    }).play('dark', { 'battle-card': 'Call' })
    scene.play('light', { play: 'Free' }).play('light', { play: 'Free' }).expect({ asked: 'dark' })
  })
  now('without a printed cost it still has to be used', ['keywords/no-printed-cost'], () => {
    const given = unit('Given', { side: 'light', text: 'Ambush 2' })
    building(['Scout'], given)
      .play('dark', deploy('Scout'))
      .expect({ facts: { Scout: { damage: 0 } }, offers: { light: [{ play: 'Given' }] } })
      .play('light', 'pass')
      .expect({ facts: { Scout: { damage: 0 } }, asked: 'dark' })
  })
})

/** Counters with names, counters of any type, and counters of Resources that other cards speak of. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { fight, now, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { attacker, other } from './threats.ts'

const BUILD = 'Play only during your build step.'
const well: InlineCard = {
  name: 'Well',
  side: 'neutral',
  kind: 'resource',
  cost: 3,
  text: `Add 1 counter -> Gain 1 Force. ${BUILD} | Remove 2 counters -> Gain 3 Force. ${BUILD}`,
}
const agent = (text: string, facts: object = {}) => unit('Agent', { health: 9, text, ...facts })
const step = (
  text: string,
  { resource = 3, marks = {}, light = {} }: { resource?: number; marks?: object; light?: object } = {},
) =>
  idc.at(
    'build dark',
    {
      force: 3,
      resource: { card: 'Well', counters: resource > 0 ? { resource } : {} },
      space: [{ card: 'Agent', counters: { ...marks } }],
    },
    { space: ['Other'], ...light },
    [agent(text), other, well],
  )

describe('counters with names', () => {
  now(
    'do nothing by themselves, and lie on units of either player',
    ['counters/kinds', 'counters/where'],
    () => {
      step(`Pay 0 Force -> Put 3 captivity counters on a unit. ${BUILD}`)
        .play('dark', { play: 'Agent' })
        .play('dark', { cards: ['Other'] })
        .expect({
          facts: { Other: { captivity: 3 } },
          numbers: { Other: { power: 3, health: 9 } },
          asked: 'dark',
        })
    },
  )
  now('stay on a unit that retreats, and go when it is discarded', ['counters/stay'], () => {
    const withdraw = 'Pay 0 Force -> Retreat this unit. Play only when no unit is attacking.'
    fight({
      at: 'battle space',
      cards: [agent(withdraw, { version: 'A' }), other, attacker],
      dark: { space: [{ card: 'Agent (A)', counters: { mastery: 2 } }, 'Attacker'] },
      light: { space: ['Other'] },
    })
      .play('dark', { play: 'Agent (A)' })
      .expect({
        zones: { 'dark.build': ['Agent (A)'] },
        facts: { 'Agent (A)': { mastery: 2 } },
        asked: 'dark',
      })
  })
  now('are a cost only if there are as many', ['counters/as-cost'], () => {
    const text = `Remove 3 mastery counters from this unit -> Gain 2 Force. ${BUILD}`
    step(text, { marks: { mastery: 2 } }).expect({ refused: [{ dark: { play: 'Agent' } }], asked: 'dark' })
    step(text, { marks: { mastery: 3 } })
      .play('dark', { play: 'Agent' })
      .expect({
        facts: { Agent: { mastery: 0 } },
        resources: { dark: { force: 5 } },
        asked: 'dark',
      })
    const some = `Remove 1 mastery counter from one of your units -> Gain 2 Force. ${BUILD}`
    step(some).expect({ refused: [{ dark: { play: 'Agent' } }], asked: 'dark' })
  })
  now('may be paid as many as the player likes', ['counters/as-cost'], () => {
    step(`Remove X credit counters from this unit -> Gain X Force. ${BUILD}`, { marks: { credit: 4 } })
      .play('dark', { play: 'Agent' })
      .play('dark', 3)
      .expect({
        facts: { Agent: { credit: 1 } },
        resources: { dark: { force: 6 } },
        asked: 'dark',
      })
  })
  now('are asked for all the time', ['counters/thresholds'], () => {
    const text =
      `Each unit with 2 or more corruption counters on it gets +2 power. | ` +
      `As long as this unit has a corruption counter on it, it gets Armor. | ` +
      `Remove 1 corruption counter from this unit -> Gain 1 Force. Play any number of times. ${BUILD}`
    step(text, { marks: { corruption: 2 } })
      .expect({ numbers: { Agent: { power: 5, armor: 1 } } })
      .play('dark', { play: 'Agent' })
      .expect({ numbers: { Agent: { power: 3, armor: 1 } } })
      .play('dark', { play: 'Agent' })
      .expect({ numbers: { Agent: { power: 3, armor: 0 } }, asked: 'dark' })
  })
})

now('a counter that is moved goes from one card to another', ['counters/moved'], () => {
  step(`Pay 0 Force -> Move 2 corruption counters from this unit to a unit. ${BUILD}`, {
    marks: { corruption: 3 },
  })
    .play('dark', { play: 'Agent' })
    .play('dark', { cards: ['Other'] })
    .expect({ facts: { Agent: { corruption: 1 }, Other: { corruption: 2 } }, asked: 'dark' })
})

now('counters are held against what a unit costs, as many or more', ['counters/thresholds'], () => {
  const price = 'with corruption counters on it equal to or greater than its build cost'
  const withMarks = (corruption: number) =>
    step(`Each unit ${price} gets +2 power.`, {
      light: { space: [{ card: 'Other', counters: { corruption } }] },
    })
  const cost = 3 // what Other costs
  withMarks(cost - 1).expect({ numbers: { Other: { power: 3 } }, asked: 'dark' })
  withMarks(cost).expect({ numbers: { Other: { power: 5 } }, asked: 'dark' })
})

describe('a counter of any type', () => {
  now('is of the kind that its player says, damage among them', ['counters/any-type'], () => {
    const text = `Pay 0 Force -> Put 2 counters of any type on a unit. ${BUILD}`
    step(text)
      .play('dark', { play: 'Agent' })
      .play('dark', { cards: ['Other'] })
      .play('dark', 'damage')
      .play('dark', 'mastery')
      .expect({ facts: { Other: { damage: 1, mastery: 1 } }, asked: 'dark' })
  })
  now('is removed from among those that are there', ['counters/any-type'], () => {
    step(`Pay 0 Force -> Remove up to 3 counters of any type from a unit. ${BUILD}`, {
      light: { space: [{ card: 'Other', damage: 1, counters: { captivity: 1 } }] },
    })
      .play('dark', { play: 'Agent' })
      .play('dark', { cards: ['Other'] })
      .expect({ offersExactly: { dark: ['captivity', 'damage', 'no more'] } })
      .play('dark', 'captivity')
      .play('dark', 'no more')
      .expect({ facts: { Other: { damage: 1, captivity: 0 } }, asked: 'dark' })
  })
  now('may be one of those that the text names', ['counters/any-type'], () => {
    step(`Pay 0 Force -> Put 1 corruption or credit counter on this unit. ${BUILD}`)
      .play('dark', { play: 'Agent' })
      .expect({ offersExactly: { dark: ['corruption', 'credit'] } })
      .play('dark', 'credit')
      .expect({ facts: { Agent: { credit: 1 } }, asked: 'dark' })
  })
})

describe('counters of a Resource', () => {
  now('are added and paid by other cards', ['counters/resource-from-elsewhere'], () => {
    step(`Remove 2 counters from your Resource -> Add 1 counter to your Resource. ${BUILD}`)
      .play('dark', { play: 'Agent' })
      .expect({ facts: { Well: { resource: 2 } }, asked: 'dark' })
    step(`Remove 2 counters from your Resource -> Gain 1 Force. ${BUILD}`, { resource: 1 }).expect({
      refused: [{ dark: { play: 'Agent' } }],
      asked: 'dark',
    })
    idc
      .at('build dark', { space: ['Agent'] }, { space: ['Other'] }, [
        agent(`Remove 2 counters from your Resource -> Gain 1 Force. ${BUILD}`),
        other,
      ])
      .expect({ refused: [{ dark: { play: 'Agent' } }], asked: 'dark' })
  })
  now('may still be used after an effect of the Resource', ['counters/resource-limit'], () => {
    step(`Remove 1 counter from your Resource -> Gain 1 Force. ${BUILD}`)
      .play('dark', { play: 'Well', ability: '0' })
      .play('dark', { play: 'Agent' })
      .expect({ facts: { Well: { resource: 3 } }, asked: 'dark' })
  })
  now("of the opponent's are taken down to none", ['counters/opponents-resource'], () => {
    step(`Pay 0 Force -> Remove 2 counters from your opponent's Resource. ${BUILD}`, {
      light: { resource: { card: 'Well', counters: { resource: 1 } } },
    })
      .play('dark', { play: 'Agent' })
      .expect({ facts: { 'light.resource/Well': { resource: 0 } }, asked: 'dark' })
  })
})

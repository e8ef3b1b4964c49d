/** Galactic Conquest: a battle for a Location, from its setup to its end. */
import { newMachine } from '@dejarik/kernel'
import { describe, expect } from 'vitest'
import { battleSetup, decksInPlay } from '../conquest/battle.ts'
import { endCampaignTurn, layLocation, moveFleet, newCampaign, type Step } from '../conquest/campaign.ts'
import { resolveOptions, swtcgGame } from '../index.ts'
import type { Ability } from '../language/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, character, ground, paying, self, unit } from './battle-play.ts'
import { gameWith, mission, opt, passTo, playWith } from './option-play.ts'

const CONQUEST = 'galactic-conquest'
const id = (...names: string[]) => names.map((name) => `${CONQUEST}/${name}`)
const keyword = (name: string, value: number): Ability =>
  ({ ability: 'keyword', keyword: name, value }) as Ability
const pilots = (...subtypes: string[]): Ability => ({
  ability: 'pilot',
  subtypes,
  bonus: { power: 1 },
  gives: [keyword('accuracy', 1)],
})
const cards: readonly InlineCard[] = [
  unit('Cruiser', { subtypes: ['Capital', 'Ship'], health: 9 }),
  unit('Wing', { subtypes: ['Starfighter'], speed: 40, power: 5 }),
  unit('Drone', { subtypes: ['Droid', 'Starfighter'] }),
  unit('Enemy', { speed: 40, health: 9, power: 1 }),
  ground('Walker', { subtypes: ['Walker'], speed: 40, power: 5 }),
  ground('Tank', { speed: 45, health: 9 }),
  character('Hero', { speed: 30 }),
  character('Rebel', { speed: 20 }),
  character('Ace', { abilities: [pilots('Starfighter'), pilots('Starfighter'), keyword('armor', 1)] }),
]
const play = (
  type: 'space' | 'ground',
  position: object,
  more: { cards?: readonly InlineCard[]; dice?: number[] } = {},
) =>
  playWith(`${CONQUEST}:${type} quick-tempo`, position as never, {
    ...more,
    cards: [...cards, ...(more.cards ?? [])],
  })
const rich = { hand: ['Jawa'], buildPoints: 5 }

/** Takes, buys and builds nothing that need not be, until a chance of this kind comes. */
const ANSWERS: Readonly<Record<string, string>> = {
  'buy-bonus': 'none',
  setup: 'stop',
  'build-start': 'skip-draw',
}
const onwards = (game: ReturnType<typeof play>, about: string): typeof game => {
  for (let question = game.machine.state.asked?.questions[0]; question && question.about !== about; ) {
    const choice = question.kind === 'cards' ? { cards: [] } : (ANSWERS[question.about] ?? 'pass')
    game.play(['dark', 'light'][question.seat]!, choice)
    question = game.machine.state.asked?.questions[0]
  }
  return game
}

describe('from campaign to battle', () => {
  const go = (step: Step) => {
    if ('reasons' in step) throw new Error(step.reasons.map(({ code }) => code).join())
    return step.campaign
  }
  const place = (
    name: string,
    side: 'dark' | 'light',
    at: readonly [number, number],
    type: 'space' | 'ground',
  ) => ({
    ...{ is: name, name, type, side, cost: 1, at },
  })
  const laid = () =>
    [place('Byss', 'dark', [0, 0], 'space'), place('Hoth', 'light', [1, 0], 'ground')].reduce(
      (campaign, location) => go(layLocation(campaign, location)),
      newCampaign(2),
    )
  const decks = (name: string) => ({
    space: [[`${name} s1`], [`${name} s2`]],
    ground: [[`${name} g1`], [`${name} g2`]],
    locations: [`${name} l`],
  })
  const both = { dark: decks('dark'), light: decks('light') }
  opt('a turn moves fleets, then fights by its own list of steps', id('turn-list'), () => {
    const moved = go(moveFleet({ ...laid(), build: { dark: 4, light: 0 } }, 0, 1))
    expect(moved.battle).toEqual({ at: 1, invader: 'dark' })
    const next = go(endCampaignTurn({ ...moved, battle: null, fleets: moved.fleets.slice(0, 1) }))
    expect(next.fleets.map(({ moved: used }) => used)).toEqual([false, false])
    const steps = [...play('ground', {}).machine.rules.procedures.get('swtcg/turn')!.steps.keys()]
    expect(
      steps.filter((name) => !['jedi', 'jedi-leave', 'begin', 'battle-contests'].includes(name)),
    ).toEqual([
      ...['untap', 'gain-force', 'roll-for-build', 'build', 'retreat', 'side-mission'],
      ...['battle-start-chance', 'ground', 'side-battle', 'end', 'end-chance', 'mission-over', 'win'],
    ])
  })
  opt('preparation is as ever, with the fleet that fights', id('preparation-normal'), () => {
    const fought = go(moveFleet({ ...laid(), build: { dark: 4, light: 2 } }, 0, 1))
    const setup = battleSetup(fought, both, { seed: 1 })!
    expect(setup.options).toEqual([`${CONQUEST}:ground`])
    expect(setup.players.map(({ deck, points }) => [deck[0], points])).toEqual([
      ['dark g1', 33],
      ['light g1', 32],
    ])
    const { machine } = gameWith(`${CONQUEST}:ground`, { seed: 1 }).expect({
      asked: { dark: 'pull-resource' },
    })
    expect([...machine.rules.procedures.get('swtcg/preparation')!.steps.keys()]).toEqual([
      ...['sides', 'pull-resources', 'shuffle', 'draw', 'mulligans'],
    ])
    expect(machine.constants.handSize).toBe(7)
  })
  opt('the points of the campaign are there in setup', id('battle-setup-normal'), () => {
    const setup = swtcgGame.sampleSetup({ seed: 1, options: [`${CONQUEST}:space`] })
    const players = setup.players.map((player, seat) => ({ ...player, points: [34, 30][seat]! }))
    const machine = newMachine(swtcgGame, { ...setup, players })
    expect(machine.state.seats.map(({ setup: points }) => points.left)).toEqual([34, 30])
    const hand = ['Wing', 'Hero', 'Tank', 'Enemy']
    const game = playWith(
      `${CONQUEST}:space`,
      { at: 'setup', dark: { hand }, light: { hand } },
      { cards: [...cards] },
    )
    game.expect({ noOffers: { dark: [{ 'set-up': 'Hero' }, { 'set-up': 'Tank' }] } })
    game.play('dark', { 'set-up': 'dark.hand/Wing' }).play('light', { 'set-up': 'light.hand/Wing' })
    game.expect({ zones: { space: 2 }, asked: 'light' }) // as much is not more
  })
  opt('with Deck Swap all five decks change hands', ['compat/deck-swap-with-conquest'], () => {
    expect(decksInPlay(both, ['deck-swap'])).toEqual({ dark: both.light, light: both.dark })
    expect(decksInPlay(both, [])).toEqual(both)
    const fought = go(moveFleet({ ...laid(), build: { dark: 4, light: 0 } }, 0, 1))
    const setup = battleSetup(fought, both, { seed: 1, options: ['deck-swap'] })!
    expect(setup.players.map(({ deck }) => deck[0])).toEqual(['light g1', 'dark g1'])
  })
})

describe('before the battle', () => {
  const ready = (type: string, options = '', decks: object = {}) =>
    playWith(
      `${CONQUEST}:${type} ${options}`.trim(),
      { at: 'mulligan', dark: { deck: ['Cruiser'] }, light: { deck: ['Cruiser'] }, ...decks },
      { cards: [...cards] },
    )
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
  opt('bonuses of Battlefront cost 5 points each', id('buy-battlefront-bonuses'), () => {
    const game = ready('space').expect({ asked: { dark: 'buy-bonus' } })
    game.play('dark', 'accuracy').play('dark', 'defense').play('dark', 'none').play('light', 'none')
    game.play('dark', { cards: ['dark.deck/Cruiser'] }).play('light', { cards: ['light.deck/Cruiser'] })
    game.expect({
      resources: { dark: { setupLeft: 20 }, light: { setupLeft: 30 } },
      numbers: { 'Cruiser #1': { accuracy: 1, shields: 3 }, 'Cruiser #2': { accuracy: 0, shields: 2 } },
    })
  })
  opt('what is chosen for nothing and what is bought add up', ['compat/battlefront-with-conquest'], () => {
    const game = ready('space', 'battlefront:turn')
    game.play('dark', 'accuracy').play('dark', 'none').play('light', 'none')
    game.play('dark', { cards: ['dark.deck/Cruiser'] }).play('light', { cards: ['light.deck/Cruiser'] })
    game.play('dark', 'accuracy').play('light', 'turret')
    game.expect({ numbers: { 'Cruiser #1': { accuracy: 2 }, 'Cruiser #2': { accuracy: 0 } } })
  })
  opt('the free ship has Shields 2 until it is damaged', id('free-capital-ship-shields'), () => {
    const dice = [1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
    const dark = { deck: ['Yacht'], space: ['Wing', 'Wing'] }
    const yacht = unit('Yacht', { subtypes: ['Capital', 'Ship'], speed: 10 })
    const game = play(
      'space',
      { at: 'mulligan', dark, light: { deck: ['Cruiser'] } },
      { cards: [yacht], dice },
    )
    onwards(game, 'next-attack').play('light', { 'skip-attack': 'Cruiser' })
    onwards(game, 'next-attack').play('dark', { attack: 'Wing #1', defender: 'Cruiser' })
    game.expect({ facts: { Cruiser: { damage: 3 } } })
    onwards(game, 'next-attack').play('dark', { attack: 'Wing #2', defender: 'Cruiser' })
    game.expect({ facts: { Cruiser: { damage: 8 } } })
  })
  opt('two Command Posts go on two units before the battle', id('free-command-posts'), () => {
    const deck = ['Command Post', 'Command Post']
    const game = playWith(
      `${CONQUEST}:ground`,
      { at: 'mulligan', dark: { deck, ground: ['Walker', 'Tank'] }, light: { ground: ['Tank'] } },
      { cards: [...cards] },
    )
    game.play('dark', { cards: [] }).play('light', { cards: [] })
    game.play('dark', 'none').play('light', 'none')
    game.play('dark', { cards: ['dark.deck/Command Post #1', 'dark.deck/Command Post #2'] })
    game
      .play('light', { cards: [] })
      .expect({ asked: { dark: 'post' } })
      .play('dark', { cards: ['Walker'] })
    game.expect({ zones: { 'dark.build': 0, attached: 2 } })
  })
})

describe('Command Posts', () => {
  const post = 'Command Post'
  const at = {
    at: 'build dark',
    dark: { ...rich, ground: [{ card: 'Walker', equipment: [post] }, 'Tank'] },
    light: { ground: ['Tank'] },
  }
  opt('they stay on units, but may be moved in the build step', id('command-posts-stay'), () => {
    const strip = mission('Strip', 0, {
      do: 'detach',
      what: {
        take: { take: 'each' },
        of: { names: ['Command Post'], place: { in: 'on', card: { kind: ['unit'] } } },
      },
    })
    const game = play('ground', { ...at, dark: { ...at.dark, hand: ['Strip', 'Jawa'] } }, { cards: [strip] })
    game.play('dark', { complete: 'Strip' }).expect({ zones: { attached: 1, 'dark.build': 0 } })
    game.play('dark', { verb: 'special', name: 'move-post', card: post, unit: 'Tank #1' } as never)
    expect(game.machine.state.cards.find((card) => card?.is === 'OWN Walker')!.equipment).toEqual([])
  })
  opt(
    'a loose one goes on a unit for nothing at the end of the build step',
    id('loose-command-posts'),
    () => {
      const game = play('ground', {
        ...at,
        dark: { ...rich, buildPoints: 0, build: [post], ground: ['Walker', 'Tank'] },
      })
      game
        .expect({ asked: { dark: 'post' } })
        .play('dark', { cards: ['Walker'] })
        .expect({ zones: { 'dark.build': 0, attached: 1 } })
    },
  )
  opt('whoever has all of them has conquered the Location', id('conquer-ground'), () => {
    const seize = battleCard('Seize', {
      do: 'gain-control',
      who: { take: { take: 'each' }, of: { names: ['Command Post'], kind: ['equipment'] } },
      for: 'this-game',
    })
    const fight = (light: object) => {
      const dark = { deck: [post], hand: ['Seize'], ground: ['Walker'] }
      const game = play('ground', { at: 'mulligan', dark, light }, { cards: [seize], dice: [1] })
      onwards(game, 'general').play('dark', { 'battle-card': 'Seize' })
      return game
    }
    fight({ deck: [post], ground: ['Tank'] }).expect({ over: { winners: ['dark'] } })
    fight({ ground: ['Tank'] }).expect({ asked: 'light' }) // who brought none has none to lose
  })
})

describe('Pilots', () => {
  const board = (pilot: string, unit: string) => ({ pilot, unit })
  const at = { at: 'build dark', dark: { ...rich, build: ['Hero', 'Ace'], space: ['Wing', 'Drone'] } }
  opt(
    'any Character flies any unit, Droids too, one on each',
    id('any-character-pilots-any-unit', 'pilot-droids', 'one-pilot-per-unit'),
    () => {
      const game = play('space', at)
      game.expect({ offers: { dark: [board('Hero', 'Wing'), board('Hero', 'Drone')] } })
      game.play('dark', board('Hero', 'Drone')).expect({
        refused: { dark: board('Ace', 'Drone'), rule: 'idc/keyword/pilot-one-per-unit' },
      })
      const land = play('ground', {
        at: 'build dark',
        dark: { ...rich, ground: ['Walker', 'Hero', 'Rebel'] },
      })
      land.expect({
        offers: { dark: [board('Hero', 'Walker')] },
        noOffers: { dark: [board('Hero', 'Rebel')] },
      })
    },
  )
  opt('a Pilot moves once in the build step', id('pilot-move-once'), () => {
    const game = play('space', at).play('dark', board('Hero', 'Wing'))
    game.expect({ noOffers: { dark: [board('Hero', 'Drone'), { move: 'Hero' }] } })
  })
  const aboard = (pilot: string) =>
    play(
      'space',
      {
        at: 'battle space',
        dark: { space: [{ card: 'Wing', pilots: [pilot] }, 'Drone'] },
        light: { space: ['Enemy'] },
      },
      { dice: [6, 6, 6, 6, 6] },
    )
  opt(
    'what a Pilot grants goes to its unit alone, by the subtypes that it lists, both lines as one',
    id('pilot-grants-to-its-unit-only', 'pilot-abilities-listed-subtypes', 'pilot-abilities-merge'),
    () => {
      aboard('Ace').expect({
        numbers: { Wing: { power: 7, accuracy: 2 }, Drone: { power: 3, accuracy: 0 } },
      })
      const walking = play('ground', {
        at: 'battle ground',
        dark: { ground: [{ card: 'Walker', pilots: ['Ace'] }] },
        light: { ground: ['Tank'] },
      })
      walking.expect({ numbers: { Walker: { power: 5, accuracy: 0 } }, asked: { dark: 'general' } })
      walking.expect({ offers: { dark: [{ verb: 'special', name: 'spur' } as never] } })
    },
  )
  opt('the other text of a Pilot is ignored', id('pilot-other-text-ignored'), () => {
    aboard('Ace').expect({ numbers: { Wing: { armor: 0 } } })
  })
  opt('a piloted unit may go faster, for 1 power', id('piloted-unit-speed-option'), () => {
    const game = aboard('Hero').expect({ asked: { dark: 'general' }, numbers: { Wing: { speed: 40 } } })
    game.play('dark', { verb: 'special', name: 'spur', card: 'Wing' } as never)
    game.expect({ numbers: { Wing: { speed: 50, power: 5 } } })
    passTo(game, 'next-attack')
    game.expect({ noOffers: { dark: [{ 'skip-attack': 'Enemy' }] } })
    game.play('dark', { attack: 'Wing', defender: 'Enemy' })
    game.expect({ facts: { Enemy: { damage: 4 } }, numbers: { Wing: { speed: 40, power: 5 } } })
  })
})

describe('the turn of a battle', () => {
  opt('the build step and the retreat step are as ever', id('build-and-retreat-normal'), () => {
    const game = play('ground', {
      at: 'build dark',
      dark: { hand: ['Walker', 'Jawa'], buildPoints: 4, ground: ['Tank'] },
      light: { ground: ['Tank'] },
    })
    game.play('dark', { complete: 'Walker', destination: { to: 'ground' } }).play('dark', 'pass')
    game.play('dark', { cards: ['Tank #1'] }).expect({ zones: { 'dark.build': ['Tank'], ground: 2 } })
  })
  const field = (light: readonly string[]) =>
    play('ground', {
      at: 'side-mission',
      dark: { ground: ['Tank', 'Hero', 'Ace'] },
      light: { ground: ['Walker', ...light] },
    })
  opt(
    'a player may call for a Character arena',
    id('side-mission-step', 'character-locations-side-missions'),
    () => {
      const game = field(['Rebel'])
        .expect({ asked: { dark: 'side-mission' } })
        .play('dark', true)
      game.play('dark', { cards: ['Hero'] })
      game.expect({ zones: { character: ['Hero', 'Rebel'], ground: 3 } })
      passTo(game, 'next-attack')
      game.play('dark', { 'skip-attack': 'Ace' }).play('dark', { 'skip-attack': 'Tank' })
      game.play('light', { 'skip-attack': 'Walker' })
      game.expect({ asked: { dark: 'next-attack' }, table: { step: 'character' } })
      game.play('dark', { 'skip-attack': 'Hero' }).play('light', { 'skip-attack': 'Rebel' })
      game.expect({ zones: { character: 0, ground: 5 }, table: { turn: 2 } })
      const space = play('space', { at: 'battle', dark: { space: ['Wing'] }, light: { space: ['Enemy'] } })
      expect(space.machine.rules.procedures.get('swtcg/turn')!.steps.has('side-mission')).toBe(false)
    },
  )
  opt('each side sends at least one, and as many as it likes', id('side-mission-participants'), () => {
    const game = field(['Rebel', 'Hero']).play('dark', false)
    game.expect({ asked: { light: 'side-mission' } }).play('light', true)
    game.expect({ asked: { dark: 'side-mission-goes' }, noOffers: { dark: [{ cards: [] }] } })
    game.play('dark', { cards: ['Ace'] }).play('light', { cards: ['Rebel', 'ground/Hero #2'] })
    game.expect({ zones: { character: 3 } })
    field([]).expect({ zones: { character: 0 }, asked: { dark: 'next-attack' } })
  })
  const shifter = (arenas: readonly ('space' | 'ground' | 'character')[]) =>
    ground('Shifter', {
      arenas: [...arenas],
      speed: 90,
      abilities: [
        {
          ability: 'switch',
          parts: [
            { bonus: {}, gives: [keyword('bombard', 2)] },
            { bonus: { power: 2 }, gives: [] },
          ],
        } as never,
      ],
    })
  opt('Switch gives what belongs to the deck’s type', id('switch-by-deck-type'), () => {
    const at = (type: 'space' | 'ground') =>
      play(
        type,
        {
          at: `battle ${type}`,
          dark: { [type]: ['Shifter'] },
          light: { [type]: [type === 'space' ? 'Enemy' : 'Tank'] },
        },
        { cards: [shifter(['space', 'ground'])] },
      )
    at('ground').expect({ numbers: { Shifter: { bombard: 0, power: 5 } } })
    at('space').expect({ numbers: { Shifter: { bombard: 2, power: 3 } } })
  })
  opt('a unit with Switch leaves only for a side mission', id('switch-no-location-change'), () => {
    play(
      'ground',
      { at: 'build dark', dark: { ...rich, ground: ['Shifter'] } },
      {
        cards: [shifter(['space', 'ground'])],
      },
    ).expect({ noOffers: { dark: [{ move: 'Shifter' }] } })
    const game = play(
      'ground',
      { at: 'side-mission', dark: { ground: ['Shifter', 'Tank'] }, light: { ground: ['Rebel', 'Walker'] } },
      { cards: [shifter(['ground', 'character'])] },
    )
    game.play('dark', true).expect({ zones: { character: ['Shifter', 'Rebel'] } })
  })
  opt('no Location is built in a battle', ['compat/secondary-locations-with-conquest'], () => {
    const { remarks } = resolveOptions([`${CONQUEST}:ground`, 'secondary-locations'])
    expect(remarks.map(({ rule, verdict }) => [rule, verdict])).toEqual([
      ['opt/compat/secondary-locations-with-conquest', 'no-effect'],
    ])
    const plain = {
      name: 'Plain',
      side: 'neutral',
      kind: 'location',
      arenas: ['ground'],
      cost: 1,
      abilities: [],
    } as const
    playWith(
      `${CONQUEST}:ground secondary-locations quick-tempo`,
      { at: 'build dark', dark: { hand: ['Plain', 'Jawa'], buildPoints: 5, locations: ['Plain'] } },
      { cards: [...cards, { ...plain, arenas: ['ground'] }] },
    ).expect({ noOffers: { dark: [{ complete: 'Plain' }] } })
  })
  opt('Ion Cannon and Bombard fire from the Location next door', id('ion-cannon-adjacent'), () => {
    const cannon = ground('Cannon', { speed: 90, power: 1, abilities: [keyword('ion-cannon', 3)] })
    const boss = unit('Boss', {
      speed: 1,
      abilities: [
        { ability: 'static', who: { whose: 'you', kind: ['unit'], other: true }, gain: { power: 1 } },
      ],
    })
    const game = play(
      'space',
      { at: 'attack space', dark: { build: ['Cannon'], space: ['Boss'] }, light: { space: ['Enemy'] } },
      { cards: [cannon, boss], dice: [6, 6, 6, 6, 6] },
    )
    game.expect({ asked: { dark: 'next-attack' } }).play('dark', { attack: 'Cannon', defender: 'Enemy' })
    game.expect({ facts: { Cannon: { tapped: true }, Enemy: { damage: 4 } } })
    const bomber = unit('Bomber', {
      speed: 90,
      abilities: [keyword('bombard', 2), paying(0, [{ do: 'tap', who: self } as never])],
    })
    play(
      'ground',
      { at: 'attack ground', dark: { build: ['Bomber'], ground: ['Tank'] }, light: { ground: ['Walker'] } },
      { cards: [bomber] },
    ).expect({ offers: { dark: [{ attack: 'Bomber', defender: 'Walker' }] } })
  })
})

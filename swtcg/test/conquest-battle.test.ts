/** Galactic Conquest: a battle for a Location, from the campaign to its end. */
import { newMachine } from '@dejarik/kernel'
import { describe, expect } from 'vitest'
import { battleSetup, decksInPlay } from '../conquest/battle.ts'
import { endCampaignTurn, layLocation, moveFleet, newCampaign, type Step } from '../conquest/campaign.ts'
import { swtcgGame } from '../index.ts'
import { battleCard, unit } from './battle-play.ts'
import { CONQUEST, cards, id, onwards, play, rich } from './conquest-play.ts'
import { gameWith, mission, opt, playWith } from './option-play.ts'

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
    onwards(game, 'next-attack').expect({ numbers: { Cruiser: { shields: 2 } } })
    game.play('light', { 'skip-attack': 'Cruiser' })
    onwards(game, 'next-attack').play('dark', { attack: 'Wing #1', defender: 'Cruiser' })
    game.expect({ facts: { Cruiser: { damage: 3 } }, numbers: { Cruiser: { shields: 0 } } })
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

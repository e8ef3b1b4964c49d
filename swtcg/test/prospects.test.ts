/** What could be done with a card, and why not: complete over every verb, with a rule and a card for each reason. */
import {
  type CardId,
  chance,
  newMachine,
  type Prospect,
  prospects,
  sampleAnswer,
  sayReason,
  whyNotPicked,
} from '@dejarik/kernel'
import { readCatalogue } from '@dejarik/rulebook/read'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import type { Game, SwtcgOffer } from '../kinds.ts'
import type { Reason } from '../reasons.ts'
import { isIn } from '../rules/cards/place.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import { lookInto } from './play.ts'

const [DARK, LIGHT] = [0, 1]
const BOMBER = 'Death Squadron TIE Bomber'
const TIE = 'TIE Fighter DS-3-12'
const LUKE = 'Luke Skywalker (C)'

type Outlook = readonly Prospect<SwtcgOffer, Reason['code']>[]

const idOf = (game: Game, name: string): CardId =>
  game.state.cards.findIndex((card) => card && swtcgGame.words.card(card.is) === name)

function outlookOf(position: ScenarioPosition, seat: number, name: string, dice: number[] = []): Outlook {
  const game = lookInto({ position, dice, options: ['quick-tempo'] })
  return prospects(swtcgGame, game, seat, idOf(game, name))
}

const can = (outlook: Outlook): string[] => outlook.filter(({ reasons }) => reasons.length === 0).map(keyOf)
const keyOf = ({ offer }: Prospect<SwtcgOffer>): string => offer.key.replace(/ \d+/g, '')
/** The codes of what forbids the actions whose key begins so. */
const why = (outlook: Outlook, key: string): string[] =>
  outlook
    .filter((prospect) => keyOf(prospect).startsWith(key))
    .flatMap(({ reasons }) => reasons.map(({ code, rule }) => `${code} ${rule}`))

describe('in the own build step', () => {
  const position: ScenarioPosition = {
    at: 'build dark',
    dark: { buildPoints: 3, hand: [BOMBER], space: [TIE] },
  }

  test('a card in hand: it can be laid face-down, and is too costly everywhere', () => {
    const outlook = outlookOf(position, DARK, BOMBER)
    expect(can(outlook)).toEqual(['lay-face-down'])
    expect(outlook.filter(({ offer }) => offer.verb === 'complete').map(keyOf)).toEqual([
      'complete space',
      'complete ground',
      'complete build',
    ])
    expect(why(outlook, 'complete ground')).toEqual(['not-enough-build idc/phrase/pay-x'])
  })

  test('a unit: moves to arenas that are not its own, attacks and retreats are refused by their rules', () => {
    const outlook = outlookOf(position, DARK, TIE)
    expect(why(outlook, 'move ground')).toEqual(['wrong-arena idc/multi-arena/move-only-to-listed-arena'])
    expect(why(outlook, 'move build')).toEqual(['only-by-retreating idc/turn/build-step-move-between-arenas'])
    expect(why(outlook, 'skip-attack')).toEqual(['only-in-battle idc/turn/battle-step-loop'])
    expect(why(outlook, 'retreat')).toEqual(['only-in-retreat-step idc/turn/retreat-step'])
  })

  test('a partially built card: counters can be added, and it lacks some', () => {
    const outlook = outlookOf(
      { at: 'build dark', dark: { buildPoints: 1, build: [{ card: BOMBER, counters: 1 }] } },
      DARK,
      BOMBER,
    )
    expect(can(outlook)).toEqual(['add-counters'])
    expect(why(outlook, 'complete space')).toEqual(['not-enough-counters idc/build/complete-when-cost-met'])
  })
})

describe('at other times', () => {
  test('the build step of another forbids all that is done in one', () => {
    const outlook = outlookOf(
      { at: 'build dark', dark: { buildPoints: 3, hand: [TIE] }, light: { hand: [LUKE] } },
      LIGHT,
      LUKE,
    )
    expect(can(outlook)).toEqual([])
    expect(why(outlook, 'complete character')[0]).toBe('not-your-build-step idc/turn/build-step-dark-first')
  })

  test('a slower unit names the faster one; what it could attack is listed', () => {
    const position: ScenarioPosition = {
      at: 'battle space',
      dark: { space: [BOMBER, TIE] },
      light: { space: ['X-wing Red Squadron'] },
    }
    const game = lookInto({ position, options: ['quick-tempo'] })
    const [fast, slow] = [BOMBER, TIE].map((name) => prospects(swtcgGame, game, DARK, idOf(game, name)))
    const asked = [fast, slow].find((outlook) => can(outlook!).some((key) => key.startsWith('attack')))!
    const other = asked === fast ? slow! : fast!
    expect(can(asked)).toEqual(expect.arrayContaining(['attack', 'skip-attack']))
    const [reason] = other.find(({ offer }) => offer.verb === 'attack')!.reasons
    expect(reason).toMatchObject({ code: 'not-fastest', rule: 'idc/turn/attack-order-by-speed' })
    expect(reason!.card).toBe(idOf(game, asked === fast ? BOMBER : TIE))
  })

  test('of a unit of another it is told who may attack it', () => {
    const position: ScenarioPosition = {
      at: 'battle space',
      dark: { space: [TIE] },
      light: { space: [BOMBER] },
    }
    const outlook = outlookOf(position, DARK, BOMBER)
    expect(outlook.map(({ offer }) => offer.verb)).toEqual(['attack'])
  })

  test('who is in another arena is out of reach, and that is said at any time', () => {
    const outOfReach = ['other-arena idc/turn/same-arena-only']
    for (const at of ['build dark', 'battle space']) {
      const position: ScenarioPosition = {
        at,
        dark: { space: [TIE] },
        light: { space: [BOMBER], ground: ['Ewok Squad'] },
      }
      expect(why(outlookOf(position, DARK, 'Ewok Squad'), 'attack')).toEqual(outOfReach)
    }
    const alone: ScenarioPosition = {
      at: 'build dark',
      dark: { space: [TIE] },
      light: { ground: ['Ewok Squad'] },
    }
    expect(why(outlookOf(alone, DARK, TIE), 'attack')).toEqual(outOfReach)
  })

  test('whoever bombards is told when, not that it is out of reach', () => {
    const position: ScenarioPosition = {
      at: 'build dark',
      dark: { space: ['Imperial Attack Wing', TIE] },
      light: { ground: ['Ewok Squad'] },
    }
    expect(why(outlookOf(position, DARK, 'Ewok Squad'), 'attack')).toEqual([
      'only-in-battle idc/turn/battle-step-loop',
    ])
  })

  test('what a Pilot can never fly, and what an Equipment is not for, is said before when', () => {
    const position: ScenarioPosition = {
      at: 'battle space',
      dark: { space: [TIE], character: ['Scout Trooper'], build: ['Concussion Missiles'] },
      light: { space: [BOMBER] },
    }
    expect(why(outlookOf(position, DARK, 'Scout Trooper'), 'pilot')).toEqual([
      'other-subtype idc/pilot/subtype-match',
    ])
    expect(why(outlookOf(position, DARK, 'Concussion Missiles'), 'equip')).toEqual([
      'only-in-build-step idc/equipment/equip-in-own-build-step',
      'other-type idc/equipment/subtype-matches-unit',
    ])
  })

  test('in the retreat step a unit can retreat, and a tapped one cannot', () => {
    const position: ScenarioPosition = {
      at: 'retreat',
      dark: { space: [TIE, { card: BOMBER, tapped: true }] },
    }
    expect(can(outlookOf(position, DARK, TIE))).toContain('retreat')
    expect(why(outlookOf(position, DARK, BOMBER), 'retreat')).toEqual(['tapped idc/turn/retreat-not-tapped'])
  })
})

test('a unit cannot be thrown back, and that is what is said of it', () => {
  const game = newMachine(swtcgGame, swtcgGame.sampleSetup({ seed: 5 }))
  while (game.state.asked && game.state.asked.questions[0]!.about !== 'mulligan')
    game.answer({ ask: game.state.asked.id, seat: game.state.asked.questions[0]!.seat, value: [] })
  const question = game.questionFor(DARK)!
  const hand = game.state.cards.filter((card) => card && isIn(game, card.id, 'hand') && card.owner === DARK)
  const others = hand.filter((card) => question.kind === 'cards' && !question.from.includes(card!.id))
  expect(others.length).toBeGreaterThan(0)
  for (const card of others)
    expect(whyNotPicked(game, DARK, card!.id)).toMatchObject([{ code: 'no-mulligan-for-units' }])
})

test('of a card that a seat does not know nothing is told', () => {
  expect(outlookOf({ at: 'build dark', dark: { hand: [BOMBER] } }, LIGHT, BOMBER)).toEqual([])
})

/** What is wrong with a reason: no rule of the catalogue, no card, or no sentence. */
function faultOf({ code, rule, ...reason }: Reason): string[] {
  const said = sayReason(swtcgGame.words, { code, ...reason })
  return [
    ...(rule !== undefined && readCatalogue().has(rule) ? [] : [`${code} has no rule`]),
    ...(reason.card === undefined ? [`${code} has no card`] : []),
    ...(/^[A-Z].*\.$/.test(said) ? [] : [`${code} has no sentence`]),
  ]
}

describe('in random games', () => {
  test.each(['idc', 'wotc'])('every reason has a rule, a card and a sentence: %s', (edition) => {
    const faults = new Set<string>()
    const verbs = new Set<string>()
    const game = newMachine(swtcgGame, swtcgGame.sampleSetup({ seed: 5, edition }))
    const below = chance(5)
    for (let made = 0; made < 400 && game.state.asked; made++) {
      const { id, questions, answers } = game.state.asked
      const question = questions[answers.indexOf(null)]!
      if (made % 20 === 19)
        for (const { offer, reasons } of [DARK, LIGHT].flatMap((seat) => outlooks(game, seat))) {
          verbs.add(offer.verb)
          for (const reason of reasons)
            for (const fault of faultOf(reason)) faults.add(`${offer.verb}: ${fault}`)
        }
      game.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
    }
    expect([...faults]).toEqual([])
    expect([...verbs]).toEqual(expect.arrayContaining(['complete', 'skip-attack', 'move', 'retreat', 'play']))
  })
})

const outlooks = (game: Game, seat: number): Outlook =>
  game.state.cards.flatMap((card) => (card ? prospects(swtcgGame, game, seat, card.id) : []))

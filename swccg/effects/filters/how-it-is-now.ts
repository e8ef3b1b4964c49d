/** Fields of filters that ask what has become of a card, and what it does now. */

import { numberOf } from '@dejarik/kernel'
import { wasAimedAtBefore } from '../../rules/battle/aimed-at.ts'
import { isIonised } from '../../rules/battle/ionised.ts'
import { cardsIn, isIn, isInside, isOnTable } from '../../rules/cards/place.ts'
import { HELD } from '../../rules/cards/skills.ts'
import {
  canLearn,
  canTeach,
  isApprentice,
  isCompleted,
  isUnderway,
  wasAttemptedNow,
} from '../../rules/dagobah/training.ts'
import { fellHere } from '../../rules/force/fallen.ts'
import { isAlone, isLoneOnPlanet } from '../../rules/locations/alone.ts'
import { wasStruck } from '../../rules/locations/struck.ts'
import { SEARCHING } from '../../rules/missing/under-way.ts'
import { textOf } from '../text-of.ts'
import { fact, type Tests } from './test.ts'
export const HOW_IT_IS_NOW = {
  movable: (game, _, __, card) => !game.card(card).moved && numberOf(game, HELD, card) === 0,
  battled: (game, _, __, card) => game.card(card).battled,
  rested: (game, _, __, card) => !game.card(card).battled,
  completed: (game, _, __, card) => isCompleted(game, card),
  underway: (game, _, __, card) => isUnderway(game, card),
  attempted: (game, _, __, card) => wasAttemptedNow(game, card),
  canLearn: (game, { you, self }, _, card) => canLearn(game, you, card, self),
  canTeach: (game, { you, self }, _, card) => canTeach(game, you, card, game.card(self).target),
  learning: (game, _, __, card) => isApprentice(game, card),
  leads: (game, _, __, card) => game.table.run?.lead === card,
  counted: (game, _, __, card) => game.constants.facts.isCounted(game, card),
  aimedAtBefore: (game, { self }, _, card) => wasAimedAtBefore(game, card, self),
  hit: (game, _, __, card) => game.card(card).hit,
  ionised: (game, _, __, card) => isIonised(game, card),
  shielded: (game, _, __, card) => game.policies.isShielded(game, card),
  inHand: (game, _, __, card) => isIn(game, card, game.card(card).controller, 'hand'),
  inReserve: (game, _, __, card) => isIn(game, card, game.card(card).owner, 'reserve'),
  drained: (game, _, __, card) => game.table.drainedAt.includes(card),
  inAttack: (game, _, __, card) => {
    const { attack } = game.table
    return attack !== null && (attack.at === card || attack.creature === card || attack.cards.includes(card))
  },
  inBattle: (game, _, __, card) => {
    const { battle } = game.table
    return battle !== null && (battle.at === card || battle.cards.includes(card))
  },
  inDuel: (game, _, __, card) => {
    const { duel } = game.table
    return duel !== null && (duel.at === card || duel.cards.includes(card))
  },
  fresh: (game, _, __, card) => isOnTable(game, card) && game.card(card).since === game.table.turn,
  enhances: (game, _, __, card) => game.constants.facts.addsToDrain(game, card),
  searching: (game, _, __, card) => game.card(card).uses.includes(SEARCHING),
  lone: (game, _, __, card) => isLoneOnPlanet(game, card),
  unstruck: (game, _, __, card) => !wasStruck(game, card),
  quiet: (game, _, __, card) => !game.table.battledAt.includes(card),
  doubled: (game, _, __, card) => {
    const { owner } = game.card(card)
    const { title } = fact(game, card)
    return cardsIn(game, owner, 'hand').some((other) => other !== card && fact(game, other).title === title)
  },
  converted: (game, _, __, card) => game.card(card).as === 'beneath' && fact(game, card).kind === 'location',
  fireable: (game, _, { fireable }, card) => game.constants.facts.couldFireApart(game, card, fireable!),
  stranded: (game, _, { stranded }, card) => {
    const { on, as } = game.card(card)
    return as === 'stranded' && on !== null && fact(game, on).title === stranded
  },
  destinyAmong: (game, { values }, { destinyAmong }, card) =>
    destinyAmong!.some((name) => values[name] === numberOf(game, 'destiny', card)),
  repeats: (game, _, __, card) => textOf(game, card).fires?.again !== undefined,
  fellHere: (game, { self }, _, card) => fellHere(game, card, self),
  drives: (game, _, __, card) => game.card(card).as === 'driver',
  passenger: (game, _, __, card) => game.card(card).as === 'passenger',
  present: (game, _, __, card) => isOnTable(game, card) && !isInside(game, card),
  alone: (game, _, __, card) => isAlone(game, card),
} satisfies Tests

/** The first game of the Star Wars CCG, in five lessons. */
import type { Lesson } from '../lesson.ts'

const HEAD = { game: 'swccg', seat: 'dark' } as const
const MOS_EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'

const activate: Lesson = {
  ...HEAD,
  title: 'Activate the Force',
  about:
    'Your deck is your life. Each card in it is one Force: to act you turn cards into Force, and use it.',
  start: {
    position: {
      at: 'activate dark',
      locations: [CANTINA, MOS_EISLEY],
      dark: { hand: ['Stormtrooper'] },
    },
  },
  steps: [
    {
      do: 5,
      say: 'Activate all 5 Force.',
      why: 'You may activate one for yourself and one for each of your icons on the table. Cards go from the Reserve Deck to the Force Pile.',
      rule: 'ccg95/force/activate-count-icons',
    },
    {
      do: { deploy: 'Stormtrooper', on: MOS_EISLEY },
      say: 'Deploy the Stormtrooper to Mos Eisley. It uses 1 Force.',
      why: 'Used Force goes to the Used Pile and comes back later, so use it freely.',
      rule: 'ccg95/force/use',
    },
    {
      do: 'draw',
      say: 'In the draw phase, draw a card from your Force Pile into your hand.',
      why: 'A card in hand is no longer life, but only a card in hand can be played.',
      rule: 'ccg95/draw-phase/draw',
    },
  ],
  end: 'Activate, act, draw, and used cards come back beneath the deck: that is the circle of a turn.',
}

const deploy: Lesson = {
  ...HEAD,
  title: 'Deploy',
  about: 'Locations make the table. Characters go where you have presence, or where your side has an icon.',
  start: {
    position: {
      at: 'deploy dark',
      locations: [CANTINA],
      dark: { force: 9, hand: [MOS_EISLEY, 'Stormtrooper', 'Darth Vader'] },
    },
  },
  steps: [
    {
      do: { deploy: MOS_EISLEY, row: 1 },
      say: 'Deploy Mos Eisley beside the Cantina, at place 2 of the row.',
      why: 'Locations cost nothing, and their icons give you more Force next turn.',
      rule: 'ccg95/deploy/location-free',
    },
    {
      do: { deploy: 'Darth Vader', on: MOS_EISLEY },
      say: 'Deploy Darth Vader to Mos Eisley for 6 Force.',
      why: 'He has ability 6, so he is presence: the location is yours while nobody else is there.',
      rule: 'ccg95/deploy/where-presence-or-icon',
    },
    {
      do: { deploy: 'Stormtrooper', on: CANTINA },
      say: 'Deploy the Stormtrooper to the Cantina for 1 Force.',
      why: 'Spread out to control more locations; stand together to win battles.',
      rule: 'ccg95/deploy/pay-first',
    },
  ],
  end: 'Two locations, and your people at both of them.',
}

const drain: Lesson = {
  ...HEAD,
  title: 'Drain the opponent',
  about:
    'Where you stand and the opponent does not, you control the location. Control hurts without a fight.',
  start: {
    position: {
      at: 'control dark',
      locations: [
        { card: MOS_EISLEY, dark: ['Darth Vader'] },
        { card: CANTINA, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
      ],
    },
  },
  steps: [
    {
      do: { drain: MOS_EISLEY },
      say: 'Drain Force at Mos Eisley.',
      why: "The opponent loses one Force for each of the opponent's icons there. Lost Force does not come back.",
      rule: 'ccg95/drain/amount',
    },
  ],
  end: 'At the Cantina both sides have presence, so nobody controls it: there only a battle helps.',
}

const battle: Lesson = {
  ...HEAD,
  title: 'Battle',
  about:
    'At Mos Eisley both sides have presence. You may start a battle: total power decides, and destiny adds to it.',
  start: {
    position: {
      at: 'battle dark',
      locations: [
        {
          card: MOS_EISLEY,
          dark: ['Darth Vader', 'Stormtrooper'],
          light: ['Luke Skywalker', 'Rebel Trooper'],
        },
      ],
      dark: { force: 4, reserve: ['Darth Vader', 12] },
      light: { reserve: [14] },
    },
  },
  others: [0],
  steps: [
    {
      do: { battle: MOS_EISLEY },
      say: 'Initiate a battle at Mos Eisley. It uses 1 Force.',
      why: 'Everybody at the location fights. Your power is 7, theirs is 4.',
      rule: 'ccg95/battle/initiation-cost',
    },
    {
      do: 1,
      say: 'Draw one battle destiny.',
      why: 'With total ability 4 or more you may turn up the top card of your Reserve Deck and add its destiny to your power.',
      rule: 'ccg95/destiny/battle-four-ability',
    },
  ],
  end: 'The loser pays the difference, in cards from the table, the hand or the deck. Strength comes from cards that stand together.',
}

const move: Lesson = {
  ...HEAD,
  title: 'Move, and end the turn',
  about: 'After the battles everybody may move once. Then you draw, and the turn goes over.',
  start: {
    position: {
      at: 'move dark',
      locations: [{ card: MOS_EISLEY, dark: ['Darth Vader', 'Stormtrooper'] }, CANTINA],
      dark: { force: 4, reserve: 12 },
    },
  },
  steps: [
    {
      do: { move: 'Stormtrooper', to: CANTINA },
      say: 'Move the Stormtrooper to the Cantina for 1 Force.',
      why: 'Next turn you control two locations and can drain at both.',
      rule: 'ccg95/move/cost-one',
    },
    {
      do: 'draw',
      say: 'Draw a card from your Force Pile.',
      why: 'Force that is not used stays in the Force Pile. Drawing turns it into cards for your hand.',
      rule: 'ccg95/draw-phase/draw',
    },
    {
      do: 'pass',
      say: 'End your turn.',
      why: 'Whoever has no card left in Reserve Deck, Force Pile and Used Pile has lost. Drain, battle, and keep your own deck alive.',
      rule: 'ccg95/goal/lose-when-life-force-empty',
    },
  ],
  end: 'That is a whole turn: activate, control, deploy, battle, move, draw. Now play a whole game!',
}

export const SWCCG_LESSONS: readonly Lesson[] = [activate, deploy, drain, battle, move]

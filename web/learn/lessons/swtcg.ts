/** The first game of the Star Wars TCG, in five lessons. */
import type { Lesson } from '../lesson.ts'

const HEAD = { game: 'swtcg', seat: 'dark' } as const
const OPTIONS = ['quick-tempo']
/** Something to draw. */
const DECK = ['Geonosian Guard', 'Jawa', 'Jawa']

const build: Lesson = {
  ...HEAD,
  title: 'Build your forces',
  about: 'Each turn brings build points. They pay for units, and every unit fights in the arena of its type.',
  start: {
    options: OPTIONS,
    position: {
      at: 'build dark',
      dark: {
        buildPoints: 6,
        force: 4,
        hand: ['TIE Fighter DS-3-12', 'Stormtrooper Squad', 'Dewback Patrol'],
        deck: DECK,
      },
      light: { space: ['X-wing Red Ten'], deck: DECK },
    },
  },
  steps: [
    {
      do: 'draw',
      say: 'Draw a card.',
      why: 'A build step begins with one card from your deck. You may leave it there, but you rarely want to.',
      rule: 'idc/turn/draw-step-one-card',
    },
    {
      do: { complete: 'TIE Fighter DS-3-12', destination: { to: 'space' } },
      say: 'Complete the TIE Fighter in the Space arena. It costs 2 of your 6 build points.',
      why: 'The number in the corner is the build cost. If you can pay it at once, the card comes into play at once.',
      rule: 'idc/build/complete-from-hand',
    },
    {
      do: { complete: 'Stormtrooper Squad', destination: { to: 'ground' } },
      say: 'Complete the Stormtrooper Squad in the Ground arena for 3.',
      why: 'A unit goes where its type says: Space, Ground or Character. You win by holding two of the three.',
      rule: 'idc/build/complete-by-kind',
    },
    {
      do: { 'lay-face-down': 'Dewback Patrol' },
      say: 'One point is left. Lay the Dewback Patrol face-down in your build zone.',
      why: 'A card that costs too much for now is paid bit by bit, and your opponent does not see what it is. Points that you do not spend are lost.',
      rule: 'idc/build/start-face-down',
    },
  ],
  after: 'stand-still',
  end: 'You have a unit in two arenas, and a third on its way. All points are spent, so your build step is over: your opponent builds, and then the battles begin.',
}

const saveUp: Lesson = {
  ...HEAD,
  title: 'Finish what you began',
  about: 'The Dewback Patrol has four of its six build counters. This turn you can finish it.',
  start: {
    options: OPTIONS,
    position: {
      at: 'build dark',
      dark: {
        buildPoints: 5,
        force: 4,
        build: [{ card: 'Dewback Patrol', counters: 4 }],
        hand: ['Stormtrooper Squad'],
        deck: DECK,
      },
      light: { space: ['X-wing Red Ten'], deck: DECK },
    },
  },
  steps: [
    {
      do: 'draw',
      say: 'Draw a card.',
      why: 'More cards, more choices.',
      rule: 'idc/turn/draw-step-one-card',
    },
    {
      do: { 'add-counters': 'Dewback Patrol' },
      say: 'Add build counters to the Dewback Patrol: choose the face-down card.',
      why: 'A counter costs one build point, this turn or any later one.',
      rule: 'idc/build/add-counters-later',
    },
    {
      do: 2,
      say: 'Put two counters on it, so that it has six.',
      why: 'Six counters equal its cost.',
      rule: 'idc/build/counter-costs-one-point',
    },
    {
      do: { complete: 'Dewback Patrol', destination: { to: 'ground' } },
      say: 'Complete the Dewback Patrol in the Ground arena.',
      why: 'When the counters reach the cost, the card may turn face-up and come into play.',
      rule: 'idc/build/complete-when-cost-met',
    },
    {
      do: { complete: 'Stormtrooper Squad', destination: { to: 'ground' } },
      say: 'Three points are left: complete the Stormtrooper Squad beside it.',
      why: 'Two units in one arena are harder to drive out.',
      rule: 'idc/turn/build-step-any-order',
    },
  ],
  end: 'Large units take several turns. Plan for them, and hide what you plan.',
}

const attack: Lesson = {
  ...HEAD,
  title: 'Attack',
  about:
    'The Space battle begins. Units attack in the order of their speed, the fastest first, whoever has them.',
  start: {
    options: OPTIONS,
    dice: [6, 5, 4, 2, 1, 1, 4, 1, 5, 5, 3, 2, 1],
    position: {
      at: 'attack space',
      dark: { force: 4, space: ['TIE Pursuit Wing', 'Carrack Cruiser'], deck: DECK },
      light: { space: ['X-wing Red Ten', 'A-Wing'], character: ['Clone Cadet'], deck: DECK },
    },
  },
  others: [{ attack: 'A-Wing', defender: 'TIE Pursuit Wing' }],
  steps: [
    {
      do: { attack: 'TIE Pursuit Wing', defender: 'X-wing Red Ten' },
      say: 'Your TIE Pursuit Wing is the fastest, with speed 80. Attack the X-wing with it.',
      why: 'It rolls as many dice as it has power: six. Each 4, 5 or 6 is a hit, and each hit is one damage.',
      rule: 'idc/attack/hit-on-four',
    },
    {
      do: { attack: 'Carrack Cruiser', defender: 'A-Wing' },
      say: 'The X-wing is gone, and the A-Wing has shot at you. Now your Carrack Cruiser attacks the A-Wing.',
      why: 'A unit whose damage reaches its health is discarded. Slow units attack last, if they still can.',
      rule: 'idc/turn/attack-order-by-speed',
    },
  ],
  end: 'Space is yours: nobody else has a unit there, so you control that arena.',
}

const force: Lesson = {
  ...HEAD,
  title: 'Use the Force',
  about: 'Each turn you gain four Force. Battle cards and many abilities are paid with it.',
  start: {
    options: OPTIONS,
    dice: [6, 5, 4, 2],
    position: {
      at: 'attack space',
      dark: { force: 4, space: ['TIE Fighter DS-3-12'], hand: ['Surge of Power'], deck: DECK },
      light: { space: ['Jedi Starfighter 3R3'], character: ['Clone Cadet'], deck: DECK },
    },
  },
  steps: [
    {
      do: { attack: 'TIE Fighter DS-3-12', defender: 'Jedi Starfighter 3R3' },
      say: 'Attack the Jedi Starfighter with your TIE Fighter.',
      why: 'Two dice against three health cannot be enough. Look at your hand before the dice roll.',
      rule: 'idc/attack/choose-defender',
    },
    {
      do: { 'battle-card': 'Surge of Power' },
      say: 'Play Surge of Power. It costs 1 Force and makes your unit stronger for this attack.',
      why: 'Before the dice are rolled, both players may play Battle cards and abilities, the Dark Side first.',
      rule: 'idc/attack/attack-pop-what',
    },
  ],
  end: 'Four dice, three hits: the Starfighter is discarded. A card at the right moment decides a battle.',
}

const win: Lesson = {
  ...HEAD,
  title: 'Win the game',
  about: 'Whoever controls two of the three arenas at the end of a turn wins. You hold Space already.',
  start: {
    options: OPTIONS,
    dice: [6, 5, 4, 1],
    position: {
      at: 'attack ground',
      turn: 5,
      dark: { force: 4, space: ['TIE Fighter DS-3-12'], ground: ['Stormtrooper Squad'], deck: DECK },
      light: { ground: [{ card: 'Clone Squad', damage: 1 }], character: ['Clone Cadet'], deck: DECK },
    },
  },
  steps: [
    {
      do: { attack: 'Stormtrooper Squad', defender: 'Clone Squad' },
      say: 'Attack the damaged Clone Squad with your Stormtrooper Squad.',
      why: 'It can take two more damage. If it goes, nobody but you has a unit on the ground.',
      rule: 'idc/control/win-two-arenas',
    },
  ],
  end: 'Space and Ground are yours at the end of the turn. You have won. Now play a whole game!',
}

export const SWTCG_LESSONS: readonly Lesson[] = [build, saveUp, attack, force, win]

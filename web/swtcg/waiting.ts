/** What others are waited for in the Star Wars TCG, as a spectator would say it; never more than everybody may know. */
import type { About } from '@dejarik/swtcg'

const WAITING: Readonly<Partial<Record<About, string>>> = {
  side: 'chooses a side',
  'bid-for-side': 'bids for the side',
  'play-event': 'prepares its deck',
  'pull-resource': 'prepares its deck',
  mulligan: 'looks at its hand',
  'opening-hand': 'chooses its hand',
  setup: 'sets up',
  'setup-counters': 'sets up',
  build: 'builds',
  'build-counters': 'builds',
  'build-start': 'begins to build',
  retreat: 'thinks about retreating',
  'retreat-moves': 'thinks about retreating',
  'next-attack': 'chooses an attack',
  'double-strike': 'chooses whom to attack again',
  'have-it-attack': 'chooses an attack',
  'contest-bid': 'bids Force',
  bid: 'bids Force',
  'own-uniques': 'gives up a unique card',
  overkill: 'chooses who takes the rest',
  deflect: 'chooses where damage goes',
  'trigger-order': 'puts effects in order',
}

/** Chances to play or pass say no more than that. */
const CHANCES: ReadonlySet<string> = new Set<About>([
  ...(['disrupt', 'attack', 'add-dice', 'reroll', 'alter-dice', 'pending-damage', 'prevention'] as const),
  ...(['placement', 'unit-discard', 'attack-end', 'general', 'battle-start', 'step-start'] as const),
  ...([
    'step-end',
    'end-of-turn',
    'would-attack',
    'promise',
    'trap',
    'arrival',
    'meanwhile',
    'build-roll',
    'build-begun',
  ] as const),
])

export const waitingFor = (about: string): string =>
  CHANCES.has(about) ? 'may respond' : (WAITING[about as About] ?? 'is deciding')

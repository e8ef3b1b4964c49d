/** What others are waited for in the Star Wars CCG, as a spectator would say it; never more than everybody may know. */
import type { About } from '@dejarik/swccg'

const WAITING: Readonly<Partial<Record<About, string>>> = {
  'starting-location': 'chooses where the game begins',
  'starting-effect': 'chooses what to begin with',
  'starting-objective': 'chooses what to begin with',
  'starting-interrupt': 'chooses what to begin with',
  'let-convert': 'chooses where the game begins',
  activate: 'activates Force',
  'into-hand': 'activates Force',
  weapons: 'may fire',
  volley: 'may fire',
  'power-destiny': 'draws destiny',
  'battle-destiny': 'draws destiny',
  'attrition-destiny': 'draws destiny',
  settle: 'settles the battle',
  'lose-force': 'loses Force',
  capture: 'decides about a captive',
  release: 'decides about a captive',
  'who-goes': 'moves',
  'who-rides': 'moves',
  'which-craft': 'moves',
  'move-away': 'moves away',
  'fire-apart': 'aims a weapon',
  'enter-trench': 'flies into the Trench',
  'follow-into-trench': 'follows into the Trench',
  'lead-starfighter': 'names the lead',
  'attack-run': 'goes on with the Attack Run',
  'sabacc-player': 'plays sabacc',
  'sabacc-first': 'plays sabacc',
  'sabacc-deal': 'plays sabacc',
  'sabacc-draw': 'plays sabacc',
  'sabacc-value': 'plays sabacc',
  'sabacc-change': 'plays sabacc',
  'sabacc-stakes': 'plays sabacc',
  target: 'chooses a target',
  search: 'looks for a card',
  retrieve: 'retrieves Force',
}

const OWN = /^(activate|control|deploy|battle|move|draw)-phase$/
const PHASES: Readonly<Record<string, string>> = {
  activate: 'activates Force',
  control: 'is in its control phase',
  deploy: 'deploys',
  battle: 'may start a battle',
  move: 'moves',
  draw: 'draws',
}

/** What others choose for a card, and answers to what happened, say no more than that. */
const CHOICES: ReadonlySet<string> = new Set<About>([
  ...(['choose', 'choose-number', 'may', 'pick', 'look', 'put-from-hand', 'reorder'] as const),
  ...(['exchange', 'exchange-for', 'reveal-and-deploy', 'deploy-from'] as const),
])

/** Whoever is not on turn may only respond in a phase. */
export function waitingFor(about: string, isOnTurn: boolean): string {
  const phase = OWN.exec(about)?.[1]
  if (phase) return isOnTurn ? PHASES[phase]! : 'may respond'
  if (CHOICES.has(about)) return 'is deciding'
  return WAITING[about as About] ?? 'may respond'
}

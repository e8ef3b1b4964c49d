/** What questions of the Star Wars CCG are about, as players call it. */

const CHANCES: Readonly<Record<string, string>> = {
  'activate-phase': 'activate phase',
  'control-phase': 'control phase',
  'deploy-phase': 'deploy phase',
  'battle-phase': 'battle phase',
  'move-phase': 'move phase',
  'draw-phase': 'draw phase',
  weapons: 'weapons segment',
  settle: 'damage segment',
  'lose-force': 'losing Force',
  'starting-location': 'before the game',
  'drain-initiated': 'answer to a Force drain',
  'battle-initiated': 'answer to a battle',
  'destiny-drawn': 'answer to a destiny',
  'weapon-fired': 'answer to a shot',
  'about-to-be-lost': 'before a card is lost',
  'must-lose-force': 'before Force is lost',
  deployed: 'answer to a deployment',
  played: 'answer to a card',
  targeted: 'answer to a target',
  arrived: 'answer to a move',
  'cover-broken': 'answer to a broken cover',
  capture: 'a capture',
  release: 'a release',
  captured: 'answer to a capture',
  delivered: 'answer to a delivery',
  'turn-began': 'the beginning of a turn',
  'turn-ended': 'the end of a turn',
}

export const chanceName = (about: string): string => CHANCES[about] ?? 'a choice'

/** Those that players may want to pass or stop at. */
export const PASSABLE: readonly string[] = [
  'control-phase',
  'deploy-phase',
  'battle-phase',
  'move-phase',
  'draw-phase',
  'weapons',
  'drain-initiated',
  'battle-initiated',
  'deployed',
  'played',
  'targeted',
  'destiny-drawn',
  'weapon-fired',
  'about-to-be-lost',
  'must-lose-force',
  'arrived',
  'cover-broken',
  'captured',
  'delivered',
  'turn-began',
  'turn-ended',
]

const OWN_PHASE = /^(control|deploy|battle|move|draw)-phase$/

/** Whether a question is a phase of a turn. */
export const isPhase = (about: string): boolean => OWN_PHASE.test(about)

/** Ending a phase leads to the next one. */
const NEXT: Readonly<Record<string, string>> = {
  'control-phase': 'To deploy',
  'deploy-phase': 'To battle',
  'battle-phase': 'No battle',
  'move-phase': 'To draw',
  'draw-phase': 'End the turn',
}

/** What passing is called elsewhere, where that is more than a pass. */
const PASSES: Readonly<Record<string, string>> = {
  weapons: 'Hold fire',
  'battle-initiated': 'Fight',
  'drain-initiated': 'Let it be',
  deployed: 'Let it be',
  played: 'Let it be',
  targeted: 'Let it be',
  'destiny-drawn': 'Keep it',
  'about-to-be-lost': 'Let it go',
  'must-lose-force': 'Go on',
}

export const passName = (about: string, endsPhase: boolean): string =>
  (endsPhase ? NEXT[about] : PASSES[about]) ?? 'Pass'

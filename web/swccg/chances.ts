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
  'turn-began',
  'turn-ended',
]

const OWN_PHASE = /^(control|deploy|battle|move|draw)-phase$/

/** Whether a question is a phase of a turn. */
export const isPhase = (about: string): boolean => OWN_PHASE.test(about)

export const passName = (about: string, endsPhase: boolean): string =>
  endsPhase ? `End ${chanceName(about)}` : about === 'weapons' ? 'Hold fire' : 'Pass'

/** The phases in which a card can show what it does, as its entry says when that is. */
import { PHASES, type Phase } from '../phases.ts'
import type { HappeningName } from '../text/happening.ts'
import type { CardText } from '../text/text.ts'

/** Where moments come about of which no phase is told. */
const PHASE_OF: Readonly<Partial<Record<HappeningName, Phase>>> = {
  'force-activated': 'activate',
  'drain-initiated': 'control',
  deployed: 'deploy',
  'battle-initiated': 'battle',
  'battle-ended': 'battle',
  'battle-destinies-drawn': 'battle',
  'only-force-left': 'battle',
  attrition: 'battle',
  'drawing-battle-destiny': 'battle',
  'weapons-ended': 'battle',
  'battle-decided': 'battle',
  reacted: 'battle',
  'came-as-react': 'battle',
  targeted: 'battle',
  'weapon-fired': 'battle',
  hit: 'battle',
  forfeited: 'battle',
  'about-to-be-lost': 'battle',
  arrived: 'move',
  crossing: 'move',
}

/** Every phase that an entry speaks of; all of them where it speaks of none. */
export function timesOf(text: CardText): readonly Phase[] {
  const found = new Set<Phase>()
  const look = (entry: unknown): void => {
    if (typeof entry !== 'object' || entry === null) return
    const { just, phase, if: condition, when, inBattle } = entry as Readonly<Record<string, unknown>>
    const told = phase ?? PHASE_OF[just as HappeningName]
    if (PHASES.includes(told as Phase)) found.add(told as Phase)
    if (condition === 'battle' || when === 'battle' || inBattle === true) found.add('battle')
    for (const part of Object.values(entry)) look(part)
  }
  look(text)
  return found.size > 0 ? [...found] : PHASES
}

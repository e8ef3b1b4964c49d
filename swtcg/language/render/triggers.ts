/** Triggers in words. */
import type { Trigger } from '../triggers.ts'
import { described, noun } from './nouns.ts'
import { arenaName, article, ownerName, verb } from './words.ts'

const VERBS = {
  attacks: ['attacks', 'attacks'],
  'is-attacked': ['is attacked', 'is attacked by'],
  'would-attack': ['would attack', 'would attack'],
  damages: ['damages', 'damages'],
  'would-be-damaged': ['would be damaged', 'would be damaged by'],
  'would-damage': ['would damage a unit', 'would damage'],
} as const

const STEPS = { battle: 'the battle phase', turn: 'the turn' } as const
const stepName = (step: Extract<Trigger, { readonly step: unknown }>['step']): string =>
  step === 'battle' || step === 'turn' ? STEPS[step] : `the ${arenaName(step)} battle step`

export function trigger(when: Trigger): string {
  switch (when.when) {
    case 'attacks':
    case 'is-attacked':
    case 'would-attack':
    case 'damages':
    case 'would-be-damaged':
    case 'would-damage': {
      const [alone, against] = VERBS[when.when]
      return when.against ? `${noun(when.who)} ${against} ${foe(when.against)}` : `${noun(when.who)} ${alone}`
    }
    case 'discards-by-damage':
      return `damage from ${noun(when.who)} causes ${when.against ? foe(when.against) : 'a unit'} to be discarded`
    case 'attack-ends':
      return `${when.attacker ? `${noun(when.attacker)}'s` : 'the'} attack ends`
    case 'is-discarded':
      return `${noun(when.who)} is discarded${when.from ? ` from the ${arenaName(when.from)} arena` : ''}`
    case 'would-be-discarded':
      return `${noun(when.who)} would be discarded${when.from ? ` from the ${arenaName(when.from)} arena` : ''}`
    case 'is-damaged':
      return `${noun(when.who)} is damaged`
    case 'is-deployed':
      return `you deploy ${noun(when.who)}`
    case 'is-completed':
      return `you complete ${noun(when.who)}`
    case 'step-starts':
      return `${stepName(when.step)} starts`
    case 'step-ends':
      return `${stepName(when.step)} ends`
    case 'build-step-starts':
      return `${ownerName(when.whose)} build step starts`
    case 'build-roll':
      return 'the roll for build points is made'
    case 'draws':
      return `${verb(when.who, 'draw')} a card`
    case 'plays':
      return `${verb(when.who, 'play')} a ${arenaName(when.kind as 'space')} card`
  }
}

/** The other unit; whose it is comes first. */
const foe = (filter: Parameters<typeof described>[0]): string => {
  const { whose, other, ...rest } = filter
  if (whose)
    return `one of ${whose === 'you' ? 'your' : "your opponent's"} ${described({ ...rest, ...(other ? { other } : {}) })}`
  return other ? `another ${described(rest, false)}` : article(described(rest, false))
}

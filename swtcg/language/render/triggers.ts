/** Triggers in words. */
import type { Arena } from '../../cards/definition.ts'
import { nameOfKeyword } from '../keywords.ts'
import type { Filter, Noun } from '../nouns.ts'
import type { Trigger } from '../triggers.ts'
import { described, noun } from './nouns.ts'
import { arenaList, arenaName, article, ownerName, verb } from './words.ts'

const VERBS = {
  attacks: ['attacks', 'attacks'],
  'is-attacked': ['is attacked', 'is attacked by'],
  'would-attack': ['would attack', 'would attack'],
  damages: ['damages', 'damages'],
  'would-be-damaged': ['would be damaged', 'would be damaged by'],
  'would-damage': ['would damage a unit', 'would damage'],
} as const

const STEPS = { battle: 'the battle phase', turn: 'the turn', retreat: 'the retreat step' } as const
const stepName = (step: Extract<Trigger, { readonly step: unknown }>['step']): string =>
  step === 'battle' || step === 'turn' || step === 'retreat'
    ? STEPS[step]
    : `the ${arenaName(step)} battle step`

export function trigger(when: Trigger): string {
  switch (when.when) {
    case 'attacks':
    case 'is-attacked':
    case 'would-attack':
    case 'damages':
    case 'would-be-damaged':
    case 'would-damage': {
      if (when.when === 'would-damage' && when.by === 'attack')
        return `${noun(when.who)} attacks and would do damage`
      if ('by' in when && when.by === 'attack')
        return `${noun(when.who)} attacks and does damage to ${foe(when.against ?? { kind: ['unit'] })}`
      if ('by' in when && when.by) return `${noun(when.who)} does damage from Overkill`
      const [alone, against] = VERBS[when.when]
      if ('atLeast' in when)
        return `${noun(when.who)} does ${when.atLeast} or more damage${when.against ? ` to ${foe(when.against)}` : ''}`
      return when.against ? `${noun(when.who)} ${against} ${foe(when.against)}` : `${noun(when.who)} ${alone}`
    }
    case 'discards-by-damage':
      return `damage from ${noun(when.who)} causes ${when.against ? foe(when.against) : 'a unit'} to be discarded`
    case 'attack-roll':
      return when.defender
        ? `your opponent rolls attack dice against ${noun(when.defender)}`
        : 'take' in when.attacker!
          ? `your opponent rolls attack dice for ${described(unowned(when.attacker.of))}`
          : `you roll ${noun(when.attacker!)}'s attack dice`
    case 'prevents':
      if (when.all && when.to) return `all damage to ${noun(when.to)} is prevented`
      if (when.by && when.to)
        return `${noun(when.to)} uses ${nameOfKeyword(when.by)} to prevent damage${when.from ? ` from ${noun(when.from)}` : ''}`
      return `${verb(when.who, 'prevent')} damage ${when.from ? `done by an attack from ${noun(when.from)}` : `to ${noun(when.to ?? { the: 'self' })}`}`
    case 'is-retreated':
      return `${noun(when.who)} is retreated`
    case 'attack-ends':
      if (when.damage && when.attacker)
        return `${noun(when.attacker)} attacks ${when.damage === 'none' ? 'but does no' : 'and does'} damage`
      if (when.defender && !when.attacker) return `an attack on ${noun(when.defender)} ends`
      return `${when.attacker ? `${noun(when.attacker)}'s` : 'the'} attack ends`
    case 'is-discarded':
      if (when.from === 'hand')
        return "one of your opponent's effects causes you to discard this card from your hand"
      return `${noun(when.who)} is discarded${when.from ? ` from ${arenas(when.from)}` : ''}`
    case 'would-be-discarded':
      if (when.by) return `damage from ${noun(when.by)} would discard ${noun(when.who)}`
      return `${noun(when.who)} would be discarded${when.from && when.from !== 'hand' ? ` from ${arenas(when.from)}` : ''}`
    case 'would-lose-pilot':
      return `${noun(when.who)} would be discarded${when.from ? ` from ${arenas(when.from)}` : ''} with ${when.pilot ? described(unplaced(when.pilot), false) : 'a Pilot'} on it`
    case 'is-damaged':
      return `${noun(when.who)} is damaged`
    case 'untaps':
      return `${noun(when.who)} untaps`
    case 'is-deployed': {
      const to = when.to ? ` to the ${arenaName(when.to)} arena` : ''
      if (when.by && 'take' in when.who && !when.who.of.whose)
        return `Hidden Cost is used to deploy ${noun(when.who)}${to}`
      if ('take' in when.who && !when.who.of.whose) return `${noun(when.who)} is deployed${to}`
      return `${by(when.who)} ${stripped(when.who)}${to}${when.by ? ' using Hidden Cost' : ''}`
    }
    case 'is-completed':
      if ('take' in when.who && !when.who.of.whose) return `${noun(when.who)} is completed`
      return `${by(when.who).replace('deploy', 'complete')} ${stripped(when.who)}`
    case 'equips':
      return `${verb(when.who, 'attach')} ${when.what ? 'this card' : 'an Equipment'} to ${noun(when.unit)}`.replace(
        'attachs',
        'attaches',
      )
    case 'gains-force':
      return `${verb(when.who, 'gain')} Force`
    case 'reveals':
      return `${verb(when.who, 'reveal')} a card from ${when.who === 'you' ? 'your' : 'his or her'} hand`
    case 'mills':
      return `${verb(when.who, 'put')} a card from ${when.who === 'you' ? 'your' : 'his or her'} deck into the discard pile`
    case 'enters-build-zone':
      return `${noun(when.who)} enters your build zone`
    case 'step-starts':
      return `${stepName(when.step)} starts`
    case 'step-ends':
      return `${stepName(when.step)} ends`
    case 'build-step-starts':
      return `${ownerName(when.whose)} build step starts`
    case 'all-marked':
      return `all of your opponent's ${described(unowned(when.of))} have ${when.counter} counters on them`
    case 'build-roll':
      return 'the roll for build points is made'
    case 'draws':
      return `${verb(when.who, 'draw')} a card${when.by ? ` in ${when.who === 'you' ? 'your' : 'his or her'} draw step` : ''}`
    case 'disrupts':
      return when.who === 'each-player'
        ? 'a disrupt effect is played'
        : `${verb(when.who, 'play')} a disrupt effect`
    case 'taps-for-ability':
      return `you tap ${noun(when.who)} to use an ability`
    case 'plays':
      return `${verb(when.who, 'play')} a ${arenaName(when.kind as 'space')} card`
  }
}

const arenas = (from: Arena | readonly Arena[]): string => arenaList(typeof from === 'string' ? [from] : from)
/** Who deploys it: whose it is tells. */
const by = (who: Noun): string =>
  'take' in who && who.of.whose === 'opponent' ? 'your opponent deploys' : 'you deploy'
/** Whose it is was said by the verb. */
function stripped(who: Noun): string {
  if (!('take' in who)) return noun(who)
  const { whose: _, ...of } = who.of
  return noun({ ...who, of })
}

/** The other unit; whose it is comes first. */
const foe = (filter: Parameters<typeof described>[0]): string => {
  const { whose, other, ...rest } = filter
  if (whose)
    return `one of ${whose === 'you' ? 'your' : "your opponent's"} ${described({ ...rest, ...(other ? { other } : {}) })}`
  return other ? `another ${described(rest, false)}` : article(described(rest, false))
}

const unplaced = ({ place: _, ...rest }: Filter): Filter => rest
const unowned = ({ whose: _, ...rest }: Filter): Filter => rest

/** Phrases that instructions share: who, how many counters, when. */
import type { ARENAS } from '../../cards/definition.ts'
import type { Amount } from '../tree/amounts.ts'
import type { Moment } from '../tree/instructions.ts'
import type { Noun, Player } from '../tree/nouns.ts'
import { quantity } from './amounts.ts'
import { amountPhrase, noun } from './nouns.ts'
import { verbOf } from './references.ts'
import { arenaName, plural, verb } from './words.ts'

const MOMENTS: Readonly<Partial<Record<Moment, string>>> = {
  roll: 'when dice are rolled',
  'pending-damage': 'when damage would be done',
  'attack-end': 'when the attack ends',
  'end-of-turn': 'when the turn ends',
  'retreat-start': 'when the retreat step starts',
  'battle-start': 'when the battle phase starts',
  'battle-end': 'when the battle phase ends',
  'step-start': 'when the battle step starts',
  'step-end': 'when the battle step ends',
  'its-step-end': 'when the battle step in its arena ends',
  'next-build-step': 'when your next build step starts',
}
export const momentName = (at: Moment): string => {
  const [arena, edge] = at.split('-') as [(typeof ARENAS)[number], string]
  return MOMENTS[at] ?? `when the ${arenaName(arena)} battle step ${edge}s`
}

/** Who does it, and the verb. */
export const subject = (who: Noun, singular: string): string => `${noun(who)} ${verbOf(who, singular)}`
/** What a player who is named as the one who chooses has. */
export const theirOwn = (what: Noun): string =>
  'take' in what && what.by === 'opponent'
    ? noun(what).replace("in your opponent's hand", 'in his or her hand')
    : noun(what)
/** Those of a Resource have no name of their own there. */
export const countersOf = (counter: string): [string, string] =>
  counter === 'any type'
    ? ['counter of any type', 'counters of any type']
    : counter === 'resource'
      ? ['counter', 'counters']
      : many(counter)
/** Everybody has one Resource. */
export const counterPlace = (counter: string, who: Noun): string =>
  counter === 'resource' && 'take' in who && who.take.take === 'each' && who.of.whose
    ? `${who.of.whose === 'you' ? 'your' : "your opponent's"} Resource`
    : noun(who)
export const many = (counters: string): [string, string] => [`${counters} counter`, `${counters} counters`]
export function losing(who: Player, amount: Amount): string {
  const all = typeof amount === 'object' && amount.amount === 'force' && amount.of === who
  const much = all ? `all ${who === 'you' ? 'your' : 'his or her'} Force` : quantity(amount, 'Force')
  return `${verb(who, 'lose')} ${much}`
}
export function gainingBuild(who: Player, amount: Amount): string {
  if (typeof amount === 'number' && amount < 0)
    return `${verb(who, 'get')} ${amount} ${plural(-amount, 'build point')}`
  if (typeof amount === 'object' && amount.amount === 'times' && amount.by === -1)
    return `${verb(who, 'get')} -X build points, where X is ${amountPhrase(amount.of)}`
  return `${verb(who, 'gain')} ${quantity(amount, 'build point', 'build points')}`
}
export const PAID = {
  force: 'pay X Force',
  build: 'pay X build points',
  'their-discard-pile': "remove the top X cards in your opponent's discard pile from the game",
} as const
export const allBut = (counter: string, but?: number): string =>
  but === undefined ? `all ${counter} counters` : `all but ${but} ${counter} ${plural(but, 'counter')}`

export const DISRUPTED = {
  attack: 'attack',
  ability: 'activated ability',
  unit: 'unit deployment',
  battle: 'Battle card',
  mission: 'Mission card',
  location: 'Location',
  equipment: 'Equipment',
  resource: 'Resource',
} as const
export const NATURES = {
  disrupts: 'disrupt',
  prevents: 'damage prevention effect',
  'force-activated': 'Force-activated ability',
  'not-force-activated': 'non-Force activated effect',
  reserves: 'Reserves ability',
} as const

/** The game text of a card in the style of the printed cards: paragraphs, functions joined by OR, halves of locations. */
import { same } from '@dejarik/kernel'
import type { CardDefinition, CardFacts, Side } from '../../cards/definition.ts'
import type { Condition } from '../../text/condition.ts'
import type { Static } from '../../text/statics.ts'
import { actionsIn, type CardAction, type CardText, type Half } from '../../text/text.ts'
import { canonical } from '../canonical.ts'
import { LIKE_A_SPY } from '../like-a-spy.ts'
import { sayWhen } from './conditions/conditions.ts'
import { clausesOf, saySteps } from './instructions/instructions.ts'
import { both, sentence, words } from './lists.ts'
import { NOUNS } from './nouns/nouns.ts'
import { type Speaker, speakerOf } from './nouns/speaker.ts'
import { callAction, sayAction, sayActions } from './sentences/actions.ts'
import { sayDeploys } from './sentences/deploys.ts'
import { sayDrifts } from './sentences/drifts.ts'
import { sayFacts } from './sentences/facts.ts'
import { sayFires } from './sentences/fires.ts'
import { sayFunctions } from './sentences/functions.ts'
import { sayLives } from './sentences/lives.ts'
import { sayTriggers } from './sentences/triggers.ts'
import { sayStatics } from './statics/statics.ts'

/** One paragraph a line. */
export function sayText(facts: CardFacts, text: CardText): readonly string[] {
  const speaker = speakerOf(facts, text, NOUNS)
  if (facts.kind === 'interrupt') return sayInterrupt(text, speaker)
  if (facts.kind === 'location') return sayHalves(text, speaker)
  if (isLikeASpy(text)) return sayLikeASpy(facts, text)
  const said = [
    ...(text.deploys ? sayDeploys(text.deploys, speaker) : []),
    ...sayStart(text.starts, speaker),
    ...sayFacts(facts),
    ...(text.lives ? sayLives(text.lives, speaker) : []),
    ...(text.drifts ? sayDrifts(text.drifts, speaker) : []),
    ...sayHalf(
      { ...text, statics: (text.statics ?? []).filter((one) => !isOwnImmunity(one, facts)) },
      speaker,
    ),
    ...(text.statics ?? []).flatMap((one) => (isOwnImmunity(one, facts) ? [sayImmunity(one, speaker)] : [])),
    ...(text.fires ? sayFires(text.fires, speaker) : []),
    ...(text.immuneTo ? [`(Immune to ${both(text.immuneTo)}.)`] : []),
  ]
  return [said.join(' '), ...(text.back ? sayText(facts, text.back) : [])].filter((line) => line !== '')
}

/** A seeker: how it comes and goes is one sentence. */
const isLikeASpy = ({ deploys, actions }: CardText): boolean =>
  deploys?.withoutPresence === true && same(canonical(actions), canonical(LIKE_A_SPY.actions))
function sayLikeASpy(facts: CardFacts, { deploys, actions: _, ...text }: CardText): readonly string[] {
  const { withoutPresence: __, ...comes } = deploys ?? {}
  const [first = ''] = sayText(facts, { deploys: comes })
  return [words(first, 'Deploys and moves like an undercover spy.', ...sayText(facts, text))]
}

/** The functions of an Interrupt, under the labels of the piles that it goes to where it does not always go to the same. */
function sayInterrupt({ actions = [], starts }: CardText, speaker: Speaker): readonly string[] {
  const runs = byPile(actions, speaker)
  if (!starts && runs.length < 2) return sayFunctions(actions, speaker)
  return [
    ...runs.flatMap(({ pile, functions }) => {
      const [first = '', ...others] = sayFunctions(functions, speaker)
      return [`${pile}: ${first}`, ...others]
    }),
    ...(starts ? [`STARTING: ${clausesOf(starts, speaker).map(sentence).join(' ')}`] : []),
  ]
}
interface FunctionsOfPile {
  readonly pile: 'USED' | 'LOST'
  readonly functions: readonly CardAction[]
}
/** Functions that stand together and send the Interrupt to one pile: of a Used Interrupt, to the Lost Pile by their last step. */
function byPile(actions: readonly CardAction[], { facts: { type } }: Speaker): readonly FunctionsOfPile[] {
  const runs: { pile: FunctionsOfPile['pile']; functions: CardAction[] }[] = []
  for (const action of actions) {
    const isSent = type !== 'lost' && action.do.length > 1 && action.do.at(-1)!.do === 'lose-this'
    const pile = isSent || type === 'lost' ? 'LOST' : 'USED'
    const functioning = isSent ? { ...action, do: action.do.slice(0, -1) } : action
    const last = runs.at(-1)
    if (last?.pile === pile) last.functions.push(functioning)
    else runs.push({ pile, functions: [functioning] })
  }
  return runs
}
type OwnImmunity = Extract<Static, { static: 'protects' }> & { readonly when: Condition }
/** What does nothing to a card that lies on another, for a while: in brackets, as what never does. */
const isOwnImmunity = (one: Static, { kind }: CardFacts): one is OwnImmunity =>
  kind === 'effect' && one.static === 'protects' && one.of.the === 'self' && one.when !== undefined
const sayImmunity = ({ from, when }: OwnImmunity, speaker: Speaker): string =>
  `(Immune to ${both([from].flat())} ${sayWhen(when, speaker)}.)`

const sayStart = (starts: CardText['starts'], speaker: Speaker): readonly string[] =>
  starts ? [sentence(`before the game, ${saySteps(starts, speaker)}`)] : []

function sayHalves({ dark, light, deploys, immuneTo }: CardText, speaker: Speaker): readonly string[] {
  const own = [
    ...(deploys ? sayDeploys(deploys, speaker) : []),
    ...(immuneTo ? [`Immune to ${both(immuneTo)}.`] : []),
    ...sayFacts(speaker.facts),
  ]
  const halves = [
    ...(light ? [`Light: ${sayHalf(light, speaker).join(' ')}`] : []),
    ...(dark ? [`Dark: ${sayHalf(dark, speaker).join(' ')}`] : []),
  ]
  const said = speaker.facts.side === 'light' ? halves : halves.reverse()
  return own.length === 0 ? said : [...said.slice(0, -1), [...said.slice(-1), ...own].join(' ')]
}

const sayHalf = (
  { statics = [], actions = [], triggers = [] }: Half,
  speaker: Speaker,
): readonly string[] => [
  ...sayStatics(statics, speaker),
  ...sayTriggers(triggers, speaker),
  ...sayActions(actions, speaker),
]

/** One of its actions, by its number: the whole sentence. */
export const sayFunction = ({ text, ...facts }: CardDefinition, action: number, half?: Side): string =>
  sayAction(actionsIn(text, half)[action]!, speakerOf(facts, text, NOUNS))
/** Clauses of what one of its actions does. */
export const sayDeeds = (
  { text, ...facts }: CardDefinition,
  action: number,
  half?: Side,
): readonly string[] => callAction(actionsIn(text, half)[action]!, speakerOf(facts, text, NOUNS))

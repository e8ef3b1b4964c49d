/** Sentences about a seat as they are told to whoever sits there: “Dark Side draws 1 card.” is “You draw 1 card.” */
import type { Happened, Position } from '@dejarik/table'
import type { Playmat } from '../playmat.ts'

/** Verbs whose form for you is not that of he or she without its ending. */
const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  does: 'do',
  goes: 'go',
  must: 'must',
  may: 'may',
  cannot: 'cannot',
}

/** “draws” is “draw”, “passes” is “pass”. */
function verbForYou(verb: string): string {
  if (IRREGULAR[verb] !== undefined) return IRREGULAR[verb]
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  return verb.replace(/(?<=ss|sh|ch|x)es$|s$/, '')
}

/** What a seat is said to have; there are cards with the name of a side, such as Dark Side's Command. */
const OWNED = '(?:Reserve Deck|Force Pile|Used Pile|Lost Pile|hand|out of play)\\b'

/** A sentence of the game's words in which a seat of this name acts, has something, or is given something. */
export function toYou(text: string, name: string): string {
  const acts = new RegExp(`(^|: | and )${name} ([a-z-]+)`, 'g')
  const owns = new RegExp(`(^|\\s)${name}'s (?=${OWNED})`, 'g')
  const told = text
    .replace(acts, (_, before: string, verb: string) => `${before}${youAfter(before)} ${verbForYou(verb)}`)
    .replace(owns, (_, before: string) => `${before}${before === '' ? 'Your' : 'your'} `)
    .replace(new RegExp(` to ${name}\\.$`), ' to you.')
    .replace(new RegExp(`^(Turn \\d+): ${name}$`), '$1: your turn')
  return told.startsWith('You ')
    ? told.replace(/ and (pays)\b/, (_, verb: string) => ` and ${verbForYou(verb)}`)
    : told
}

const youAfter = (before: string): string => (before === '' ? 'You' : 'you')

type Naming = Pick<Playmat, 'seatName'>

/** A sentence as the viewer of the position reads it; spectators read it by name. */
function readIn({ view }: Position, { seatName }: Naming): (text: string) => string {
  const { viewer } = view
  if (viewer === null) return (text) => text
  // Until sides are settled, seats have numbers only.
  const names = [seatName(view, viewer), `Player ${viewer + 1}`]
  return (text) => names.reduce(toYou, text)
}

/** What happened, as the viewer of the position is told it. */
export function toldTo(position: Position, told: readonly Happened[], naming: Naming): readonly Happened[] {
  const read = readIn(position, naming)
  return told.map((each) => {
    const { happening } = each
    if (happening.kind === 'said' || happening.text === null) return each
    return { ...each, happening: { ...happening, text: read(happening.text) } }
  })
}

/** The position with its question as the viewer is asked it. */
export function askedOf(position: Position, naming: Naming): Position {
  const { prompt, help } = position
  const read = readIn(position, naming)
  return { ...position, prompt: prompt && read(prompt), help: help && read(help) }
}

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

/** A sentence of the game's words in which a seat of this name acts, has something, or is given something. */
export function toYou(text: string, name: string): string {
  const acts = new RegExp(`(^|: | and )${name} ([a-z-]+)`, 'g')
  const owns = new RegExp(`(^|\\s)${name}'s `, 'g')
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

/** What happened, as the viewer of the position is told it; spectators are told it by name. */
export function toldTo(
  { view }: Position,
  told: readonly Happened[],
  { seatName }: Pick<Playmat, 'seatName'>,
): readonly Happened[] {
  const { viewer } = view
  if (viewer === null) return told
  // Until sides are settled, seats have numbers only.
  const names = [seatName(view, viewer), `Player ${viewer + 1}`]
  return told.map((each) => {
    const { happening } = each
    if (happening.kind === 'said' || happening.text === null) return each
    return { ...each, happening: { ...happening, text: names.reduce(toYou, happening.text) } }
  })
}

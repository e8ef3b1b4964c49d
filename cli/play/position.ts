/** A view in plain words, line by line, for any game. */
import type { CardView, Kinds, Machine, SeatId, View, Words, ZoneView } from '@dejarik/kernel'

type Facts = Readonly<Record<string, unknown>>

/** What the lines need to name things; the machine is only passed on to the game's words. */
interface Speaker {
  readonly words: Words<Kinds>
  readonly game: Machine<Kinds>
}

export function positionLines(speaker: Speaker, view: View): string[] {
  const table = sayFacts(speaker, view.table as Facts)
  const common = zoneLines(speaker, view, null)
  return [
    ...(table ? [table] : []),
    ...common,
    ...view.seats.flatMap((facts, seat) => seatLines(speaker, view, seat, facts)),
  ]
}

function seatLines(speaker: Speaker, view: View, seat: SeatId, facts: object): string[] {
  const name = speaker.words.seat(speaker.game, seat) + (seat === view.viewer ? ' (you)' : '')
  return [`${name}: ${sayFacts(speaker, facts as Facts)}`, ...zoneLines(speaker, view, seat)]
}

/** The zones of a seat, or of the table, that have cards. */
const zoneLines = (speaker: Speaker, view: View, seat: SeatId | null): string[] =>
  view.zones
    .filter(({ owner, count }) => owner === seat && count > 0)
    .map((zone) => `  ${sayZone(speaker, zone)}`)

function sayZone(speaker: Speaker, { name, owner, count, cards }: ZoneView): string {
  const hidden = count - cards.length
  const known = countedOnce(cards.map((card) => `${whose(speaker, owner, card)}${sayCard(speaker, card)}`))
  const parts = [...known, ...(hidden > 0 ? [`${hidden} hidden`] : [])]
  return `${name}: ${parts.join(', ')}`
}

/** In a zone of the table it is told whose card it is. */
const whose = ({ words, game }: Speaker, zoneOwner: SeatId | null, { owner }: CardView): string =>
  zoneOwner === null ? `${words.seat(game, owner)}: ` : ''

/** A card as a view shows it: the name if the viewer knows it, and what is true of it. */
export function sayCard(speaker: Speaker, { id: _id, owner, is, ...facts }: CardView): string {
  const name = is === undefined ? 'a hidden card' : speaker.words.card(is)
  const shown = sayFacts(speaker, notable(speaker, facts, owner))
  return shown ? `${name} (${shown})` : name
}

/** A seat among the facts is worth telling only where it is another than the owner. */
const notable = ({ words }: Speaker, facts: Facts, owner: SeatId): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => !(words.seatFacts?.includes(name) && value === owner)),
  )

/** Equal descriptions once, with their number. */
function countedOnce(descriptions: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const description of descriptions) counts.set(description, (counts.get(description) ?? 0) + 1)
  return [...counts].map(([description, count]) => (count > 1 ? `${count} × ${description}` : description))
}

/** `power 2, face down`: numbers and names with their value, truths by their name, the rest left out. */
function sayFacts({ words, game }: Speaker, facts: Facts): string {
  const said = Object.entries(facts).flatMap(([name, value]) => {
    if (value === true) return [spaced(name)]
    if (typeof value === 'number' && words.seatFacts?.includes(name))
      return [`${spaced(name)} ${words.seat(game, value)}`]
    return typeof value === 'number' || typeof value === 'string' ? [`${spaced(name)} ${value}`] : []
  })
  return said.join(', ')
}

/** faceDown as face down. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The Star Wars TCG in English. */
import type { Words } from '@dejarik/kernel'
import type { Game, Side, Swtcg } from './kinds.ts'
import { arenasControlled } from './rules/turn/arena-control.ts'
import { capital, heading, sayEvent } from './words/events.ts'
import { listed, seatName, sideName, titleIn } from './words/names.ts'
import { sayOffer } from './words/offers.ts'
import { help, prompt } from './words/prompts.ts'
import { sayReason } from './words/reasons.ts'

export const words: Words<Swtcg> = {
  seat: seatName,
  card: titleIn,
  prompt,
  help,
  offer: sayOffer,
  event: sayEvent,
  reason: sayReason,
  heading,
  seatFacts: ['controller', 'builder', 'order'],
  outcome: (game, { winners }) => {
    const sides = [...new Set(winners.map((seat) => game.seat(seat).side))]
    if (sides.length === 0) return 'Nobody won.'
    return `${capital(listed(sides.map(sideName)))} won${sides.length === 1 ? byArenas(game, sides[0]!) : ''}.`
  },
}

/** Which arenas won the game, where those did. */
function byArenas(game: Game, side: Side): string {
  const arenas = arenasControlled(game, side)
  if (arenas.length < game.constants.arenasToWin) return ''
  return `: it controls the ${listed(arenas.map(capital))} arenas`
}

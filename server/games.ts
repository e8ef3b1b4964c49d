/** The games that this server offers. */
import { botFor, botNames } from '@dejarik/bots'
import type { TableGame } from '@dejarik/table'
import { swccgTable } from '@dejarik/table/swccg'
import { swtcgTable } from '@dejarik/table/swtcg'
import type { GameNotice } from './api/messages.ts'
import { Refusal } from './refusal.ts'

export const GAMES: readonly TableGame[] = [swtcgTable, swccgTable]

export function gameNamed(name: string): TableGame {
  const game = GAMES.find(({ definition }) => definition.name === name)
  if (!game) throw new Refusal(400, `There is no game "${name}".`)
  return game
}

/** From the weakest to the strongest. */
export const programsFor = ({ definition }: TableGame): readonly string[] =>
  botNames.filter((name) => botFor(name, definition.name) !== undefined)

/** What does not change while the server runs. */
export const gameNotices: readonly GameNotice[] = GAMES.map((game) => ({
  name: game.definition.name,
  title: game.definition.title,
  editions: game.definition.editions,
  programs: programsFor(game),
  starters: game.starters(),
  styles: game.styles(),
}))

/** A recorded game by its address: played here, at a table of the server, or whole in the link itself. */
import type { FinishedGame } from '@dejarik/table'
import { gameShown } from '../games.ts'
import { api } from '../live/api.ts'
import { packed, unpacked } from '../packed-link.ts'
import { hashFor } from '../route.ts'
import { study } from '../study/desk.ts'
import { keptReplay } from './keep.ts'

/** Where a recorded game is found: `here/<id>`, `table/<id>/<number>`, `programs/<game>/<seed>` or `shared/<game>`, and at which step it opens. */
export interface ReplayAddress {
  readonly game: string
  readonly at: number
}

const AT = '/at/'

export function addressIn(replay: string): ReplayAddress {
  const [game = '', at = ''] = replay.split(AT)
  return { game, at: /^\d{1,6}$/.test(at) ? Number(at) : 0 }
}

export const addressAt = (game: string, at: number): string => `${game}${AT}${at}`

/** Refused in a line where there is none. */
export async function findReplay(address: string): Promise<FinishedGame> {
  const [place = '', id = '', number = ''] = address.split('/')
  if (place === 'shared') return sharedReplay(id)
  if (place === 'programs')
    return study('programs-play', { game: id, edition: firstEdition(id), seed: Number(number) })
  const game = place === 'table' ? await ofTable(id, number) : keptReplay(id)
  if (game) return game
  throw new Error(
    place === 'table' ? 'No game of this table is over yet.' : 'This game is not kept in this browser.',
  )
}

const firstEdition = (game: string): string => gameShown(game).editions[0]!.name

/** The last one where no number says which. */
async function ofTable(table: string, number: string): Promise<FinishedGame | undefined> {
  const { games } = await api.finished(table)
  return number === '' ? games.at(-1) : games[Number(number) - 1]
}

/** A link that holds the whole game. */
export async function replayLink({ replay, names }: FinishedGame): Promise<string> {
  const code = await packed(`${names.join('\t')}\n${JSON.stringify(replay)}`)
  return new URL(hashFor({ page: 'replays', replay: `shared/${code}` }), location.href).href
}

async function sharedReplay(code: string): Promise<FinishedGame> {
  const [names = '', ...text] = (
    await unpacked(code).catch(() => {
      throw new Error('This link is damaged: it holds no whole game.')
    })
  ).split('\n')
  return { replay: await study('read-replay', { text: text.join('\n') }), names: names.split('\t') }
}

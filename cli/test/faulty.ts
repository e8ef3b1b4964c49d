/** Games with planted mistakes, to see how commands take them. */
import { type AnyGame, anyGame } from '@dejarik/kernel'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import { games } from '../games.ts'

const registered = games as AnyGame[]
const shipped = registered.length

const plant = (game: AnyGame): void => {
  registered.push(game)
}

/** Test files of one worker share the list of games, so each cleans up after itself. */
export function uproot(): void {
  registered.length = shipped
}

const fail = (): never => {
  throw new Error('planted')
}

/** The program fails whenever somebody is struck. */
export function plantFault(): void {
  plant({
    ...anyGame(skirmishGame),
    name: 'faulty',
    rulesFor: (setup) => ({
      ...anyGame(skirmishGame).rulesFor(setup),
      listeners: new Map([['struck', [fail]]]),
    }),
  })
}

/** The game cannot even be set up. */
export function plantCrash(): void {
  const sampleSetup = () => {
    throw new Error('no decks')
  }
  plant({ ...anyGame(skirmishGame), name: 'crashing', sampleSetup })
}

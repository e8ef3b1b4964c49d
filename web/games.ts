/** The games that the page can show, as whoever chooses is told of them. */
import type { PictureFacts, Subject } from './art/table.ts'

export interface GameShown {
  /** The name of the game in messages. */
  readonly name: string
  readonly title: string
  readonly short: string
  /** When it came out, and what it is about in a few words. */
  readonly printed: string
  readonly motto: string
  /** What awaits a newcomer, in one sentence, and pictures that go with it. */
  readonly pitch: string
  readonly pictures: readonly PictureFacts[]
  readonly editions: readonly { readonly name: string; readonly title: string }[]
}

/** What a picture shows that is of no card. */
export const shown = (subject: Subject, side: PictureFacts['side'], name: string): PictureFacts => ({
  subject,
  side,
  name,
  words: '',
  text: '',
})

const swtcg: GameShown = {
  name: 'swtcg',
  title: 'Star Wars Trading Card Game',
  short: 'TCG',
  printed: 'Trading Card Game, 2002',
  motto: 'Three arenas, a handful of dice',
  pitch: 'Build fleets, armies and heroes. Hold two arenas and the galaxy is yours. Half an hour.',
  pictures: [
    shown('space', 'dark', 'TIE Fighter'),
    shown('ground', 'light', 'Ewok'),
    shown('character', 'dark', 'Darth Vader'),
  ],
  editions: [
    { name: 'idc', title: 'Rules of 2010 (Independent Development Committee)' },
    { name: 'today', title: 'Rules of today (the players)' },
    { name: 'wotc', title: 'Rules of 2003 (Wizards of the Coast)' },
  ],
}

const swccg: GameShown = {
  name: 'swccg',
  title: 'Star Wars Customizable Card Game',
  short: 'CCG',
  printed: 'Customizable Card Game, 1995',
  motto: 'Places, destiny, the Force',
  pitch: 'Deploy across the galaxy, drain where you rule, battle where you do not. An hour.',
  pictures: [
    shown('space', 'dark', 'Star Destroyer'),
    shown('character', 'light', 'Obi-Wan Kenobi'),
    shown('location', 'dark', 'Cantina'),
  ],
  editions: [
    { name: '1995', title: 'Rulebook of 1995' },
    { name: 'beginners', title: "Beginner's Rulebook" },
    { name: 'final', title: 'Tournament rules, Premiere to Special Edition' },
  ],
}

/** The first is the one that a newcomer is offered first. */
export const GAMES: readonly [GameShown, ...GameShown[]] = [swtcg, swccg]

export function gameShown(game: string): GameShown {
  const shown = GAMES.find(({ name }) => name === game)
  if (!shown) throw new Error(`This page does not know the game "${game}".`)
  return shown
}

/** For lists, where a line is short: also of a game that this page does not know. */
export const shortOf = (game: string): string => GAMES.find(({ name }) => name === game)?.short ?? game

/** “TCG, Rules of 2010”: without what whoever chooses an edition is told besides. */
export function playedBy(game: string, edition: string): string {
  const known = GAMES.find(({ name }) => name === game)?.editions.find(({ name }) => name === edition)
  return `${shortOf(game)}, ${known?.title.replace(/[,(].*/, '').trim() ?? edition}`
}

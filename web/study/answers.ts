/** The worker's end of studies. Each part is fetched when it is first needed. */
import type { Studies, StudyAsked, StudyName, StudyTold } from './studies.ts'

type Answering<N extends StudyName> = (
  ask: Studies[N]['ask'],
) => Studies[N]['answer'] | Promise<Studies[N]['answer']>

const ANSWERS: { readonly [N in StudyName]: Answering<N> } = {
  'new-war': async (ask) => (await import('./conquest.ts')).dealtWar(ask),
  'judge-war-decks': async (ask) => (await import('./conquest.ts')).judgeWarDecks(ask),
  'pack-sets': async (ask) => (await import('./limited.ts')).packSets(ask),
  'begin-limited': async (ask) => (await import('./limited.ts')).beginLimited(ask),
  'take-limited': async (ask) => (await import('./limited.ts')).takeLimited(ask),
  'suggest-deck': async (ask) => (await import('./limited.ts')).suggestDeck(ask),
  'rival-deck': async (ask) => (await import('./limited.ts')).rivalDeck(ask),
  ways: async ({ game }) => (await import('./ways.ts')).waysOf(game),
  terms: async (ask) => (await import('./ways.ts')).termsOf(ask),
  'open-own-cards': async (ask) => (await import('./own-cards.ts')).openOwnCards(ask),
  'own-sets': async (ask) => (await import('./own-sets.ts')).ownSetsTold(ask),
  'forget-own-cards': async (ask) => (await import('./own-sets.ts')).forgetOwnCards(ask),
  library: async ({ game }) => (await import('./decks.ts')).libraryOf(game),
  'judge-deck': async (ask) => (await import('./decks.ts')).judgeDeck(ask),
  'own-decks': async (ask) => (await import('./decks.ts')).ownNotices(ask),
  'judge-deal': async (ask) => (await import('./decks.ts')).judgeDeal(ask),
  'read-deck': async (ask) => (await import('./decks.ts')).readDeck(ask),
  'write-deck': async (ask) => (await import('./decks.ts')).writeDeck(ask),
  'programs-play': async (ask) => (await import('./programs.ts')).programsPlay(ask),
  'read-replay': async ({ text }) => (await import('./replays.ts')).readReplay(text),
  'open-replay': async (ask) => (await import('./replays.ts')).openReplay(ask),
  review: async ({ replay }) => (await import('./replays.ts')).review(replay),
  'weigh-decisions': async (ask) => (await import('./weighing.ts')).weighMore(ask),
  'puzzle-list': async ({ game }) => (await import('./puzzles.ts')).puzzleList(game),
  'open-puzzle': async (ask) => (await import('./puzzles.ts')).openPuzzle(ask),
  'replay-steps': async ({ eyes }) => (await import('./replays.ts')).showing().outline(eyes),
  'replay-position': async ({ at, eyes }) => (await import('./replays.ts')).showing().positionAt(at, eyes),
  'replay-numbers': async ({ at, eyes, card }) =>
    (await import('./replays.ts')).showing().numbersAt(at, eyes, card),
  rule: async ({ id }) => (await import('./rules.ts')).ruleNamed(id),
  'find-rules': async ({ words, books }) => (await import('./rules.ts')).findRules(words, books),
  chapters: async ({ book }) => (await import('./rules.ts')).chaptersOf(book),
  chapter: async ({ book, chapter }) => (await import('./rules.ts')).chapterOf(book, chapter),
}

export async function answerStudy<N extends StudyName>({
  id,
  about,
  ask,
}: StudyAsked<N>): Promise<StudyTold> {
  try {
    return { id, answer: await ANSWERS[about](ask) }
  } catch (error) {
    return { id, refusal: error instanceof Error ? error.message : String(error) }
  }
}

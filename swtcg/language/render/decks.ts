/** Where cards are put, and what decks are searched, looked at and revealed for, in words. */
import type { Amount } from '../tree/amounts.ts'
import type { Instruction, NamedArenas, NamedZone, Zone } from '../tree/instructions.ts'
import type { Noun } from '../tree/nouns.ts'
import type { Ability } from '../tree/tree.ts'
import { type Counted, forEach, paidAndMore, perEach } from './amounts.ts'
import { amountPhrase, described, isOwnX, noun, oneOf } from './nouns.ts'
import { isMany, reference, themOf } from './references.ts'
import { arenaList, ownerName, plural } from './words.ts'

export type Named<N extends Instruction['do']> = Extract<Instruction, { readonly do: N }>
/** Says an ability that an instruction gives or decrees. */
export type SayAbility = (one: Ability) => string
export type Sayer<N extends Instruction['do']> = (instruction: Named<N>, say: SayAbility) => string

const TO: Readonly<Record<NamedZone, string>> = {
  hand: "into its owner's hand",
  'deck-top': "on top of its owner's deck",
  'deck-bottom': "on the bottom of its owner's deck",
  'deck-end': "on the top or bottom of its owner's deck",
  'discard-pile': "into its owner's discard pile",
  discarded: "into its owner's discard pile by discarding it",
  'build-zone': 'face-down in your build zone',
  'out-of-game': 'from the game',
  'set-aside': 'aside',
  under: 'face-down under',
  'its-arena': 'into its arena',
  'this-arena': 'into this arena',
  supply: "into its owner's supply",
  attached: 'on one of your units',
}
/** Whoever chooses is the subject. */
const subjectOf = (what: Noun): string => ('take' in what && what.by === 'opponent' ? 'your opponent ' : '')
export const third = (what: Noun, word: string): string =>
  subjectOf(what) ? `your opponent ${word}${/(?:s|sh|ch)$/.test(word) ? 'e' : ''}s` : word
export const atRandom = (what: Noun): string => ('take' in what && what.atRandom ? ' at random' : '')

export const cards: [string, string] = ['card', 'cards']

function withCounters(counters: Amount = 0, upTo?: true, on = 'it'): string {
  if (counters === 0) return ''
  if (typeof counters === 'number')
    return ` with ${upTo ? 'up to ' : ''}${counters} ${plural(counters, 'build counter')} on ${on}`
  const told = paidAndMore(counters) ?? amountPhrase(counters)
  if (told === 'that much') return ` with that many build counters on ${on}`
  return ` with X${told.startsWith('X') ? told.slice(1) : ''} build counters on ${on}${told.startsWith('X') ? '' : `, where X is ${told}`}`
}
/** Where several go is said of all of them. */
function into(what: Noun, to: Zone): string {
  if (typeof to === 'object') return intoArenas(to)
  return isMany(what) && !counts(what)
    ? TO[to]
        .replace("its owner's", "their owner's")
        .replace('its arena', 'their arenas')
        .replace(/ it$/, ' them')
    : TO[to]
}
const intoArenas = ({ arenas }: NamedArenas): string => `into ${arenaList(arenas)}`
/** Cards of a deck from its top; a number that is worked out is told at the end. */
function topCards(count: Amount, say: (top: string) => string): string {
  if (typeof count === 'number') return say(count === 1 ? 'the top card' : `the top ${count} cards`)
  const told = amountPhrase(count)
  if (told === 'that much') return say('that many cards from the top')
  return `${say('the top X cards')}${told === 'X' ? '' : `, where X is ${told}`}`
}

const SEARCHED_ZONES: Readonly<Record<string, string>> = {
  deck: 'deck',
  'discard-pile': 'discard pile',
  'deck,discard-pile': 'deck and discard pile',
  'deck,hand,discard-pile': 'deck, hand and discard pile',
  'deck,hand': 'hand and deck',
}
const SEARCHED: Readonly<Partial<Record<NamedZone, string>>> = {
  hand: 'into your hand',
  'deck-top': 'on top of your deck',
}

/** As many of the cards that were looked at as something counts. */
const counts = (what: Noun): Counted | null =>
  'take' in what && 'count' in what.take && what.of.place?.in === 'those'
    ? (perEach(what.take.count)?.of ?? null)
    : null
const moved = (what: Noun): string => (counts(what) ? '1 of those cards' : noun(what))
const perCard = (what: Noun): string => {
  const each = counts(what)
  return each ? ` ${forEach(each)}` : ''
}
/** What is done with the cards that were found. */
function taking(to: Zone): string {
  if (to === 'out-of-game') return 'remove it from the game'
  if (to === 'discarded') return 'discard it'
  if (to === 'attached') return 'attach it to one of your units without paying the build or equip costs'
  if (typeof to === 'object') return `put it ${intoArenas(to)}`
  return `put it ${SEARCHED[to] ?? TO[to]}`
}
const theirs = (taken: string, them: 'it' | 'them'): string =>
  them === 'it' ? taken : taken.replace(/\bit\b/, 'them').replace("its owner's", "their owner's")
type Told =
  | 'mill'
  | 'discard-top'
  | 'put'
  | 'search'
  | 'look-at'
  | 'look-at-top'
  | 'reveal-until'
  | 'two-piles'
export const DECKS: { readonly [N in Told]: Sayer<N> } = {
  mill: ({ who, count, upTo }) =>
    upTo
      ? `put up to ${amountPhrase(count)} cards from the top of ${ownerName(who)} deck into the discard pile`
      : topCards(count, (top) => `put ${top} of ${ownerName(who)} deck into the discard pile`),
  'discard-top': ({ who, count }) => topCards(count, (top) => `discard ${top} of ${ownerName(who)} deck`),
  put: ({ what, to, counters, countersUpTo, under, faceDown, order, as, withStack, show }) =>
    show
      ? `take ${noun(what)}, show ${themOf(what)} to your opponent, and put ${themOf(what)} ${into(what, to)}${withCounters(counters)}`
      : to === 'attached'
        ? `attach ${noun(what)} to one of your units without paying the build or equip costs`
        : to === 'out-of-game'
          ? `remove ${noun(what)} from the game`
          : to === 'set-aside'
            ? `set aside ${noun(what)}${faceDown ? ' face-down' : ''}`
            : `${third(what, 'put')} ${moved(what)}${withStack ? ' and all cards stacked with it' : ''} ${into(what, to)}${under ? ` ${reference(under)}` : ''}${withCounters(counters, countersUpTo, isMany(what) ? 'each of them' : 'it')}${order ? ` in ${order} order` : ''}${as ? ` ${as}` : ''}${perCard(what)}`,
  search: (sought) => {
    const { in: whose, zone, also, of, count, to, show, counters, names, beneath } = sought
    const named = of.names && count === 1 ? ' card' : ''
    const alike = names ? ` with ${names === 'same' ? 'the same name' : 'different names'}` : ''
    const what = `${count === 1 ? oneOf(of) : `up to ${isOwnX(count) ? 'X' : amountPhrase(count)} ${described(of)}`}${named}${alike}`
    const place = SEARCHED_ZONES[[zone, ...(also ?? [])].join()] ?? 'deck'
    const opening = `search ${whose ? "your opponent's" : 'your'} ${place} for ${what}`
    const it = count === 1 || to === 'its-arena' || typeof to === 'object' || beneath ? 'it' : 'them'
    if (!to && !beneath) return `${opening} and show ${it} to your opponent`
    const shown = show === 'shown' ? `, show ${it} to your opponent,` : ''
    const joins = beneath && `stack it beneath ${'the' in beneath ? reference(beneath) : oneOf(beneath)}`
    if (to === 'set-aside') return `${opening}${shown} and set ${it} aside`
    return `${opening}${shown} and ${joins ?? theirs(taking(to!), it)}${withCounters(counters)}`
  },
  'look-at': ({ what }) => `look at ${noun(what)}`,
  'look-at-top': ({ who, count, show }) =>
    topCards(count, (top) => `${show === 'shown' ? 'reveal' : 'look at'} ${top} of ${ownerName(who)} deck`),
  'two-piles': ({ by, one, other, order }) => {
    const made = `${by === 'you' ? 'you put' : 'your opponent puts'} them into 2 piles`
    const rest =
      other === 'discarded'
        ? 'discard the other pile'
        : other === 'out-of-game'
          ? 'remove the other pile from the game'
          : `put the other pile ${TO[other]}`
    return order
      ? `${made}. Choose a pile and put it ${TO[one]} in any order. ${rest.replace(/^./, (letter) => letter.toUpperCase())}`
      : `${made}. Put 1 pile ${TO[one]} and ${rest}`
  },
  'reveal-until': ({ who, of, count, names }) =>
    `reveal cards from the top of ${ownerName(who)} deck until you reveal ${count === 1 ? oneOf(of) : `${amountPhrase(count)} ${described(of)}`}${names ? ' with different names' : ''}`,
}

/** When something can be done or happens: "during your control phase", "if opponent just deployed a character". */
import type { Filter } from '../../../text/filter.ts'
import type { DestinyKind, LossCause } from '../../../text/happening.ts'
import type { When } from '../../../text/text.ts'
import { either, listed, words } from '../lists.ts'
import { sayAt } from '../nouns/locations.ts'
import { a } from '../nouns/nouns.ts'
import { sayRange } from '../nouns/qualities.ts'
import { naming, plainNoun, type Speaker } from '../nouns/speaker.ts'
import { PHASE_OWNERS } from '../words/times.ts'

type JustHappened = Extract<When, { readonly just: unknown }>
const WHOSE = { you: 'yours', opponent: 'opponents' } as const
const isMoment = (when: When | 'always'): when is JustHappened => typeof when === 'object' && 'just' in when

/** What an answer may call the things that it answers. */
export function answering(when: When | 'always', speaker: Speaker): Speaker {
  if (!isMoment(when)) return speaker
  const { card, source, harms, just } = when
  const cards = {
    origin: 'the location it left',
    together: 'one of those',
    answered: `that ${card && card.the !== 'self' ? plainNoun(card) : 'card'}`,
    at: 'that location',
    source: `that ${source ? plainNoun(source) : 'weapon'}`,
    'shot at': 'target',
    harmed: `that ${harms ? plainNoun(harms) : 'card'}`,
  }
  const answered = ANSWERED[just]
  return {
    ...naming(speaker, cards, { amount: AMOUNTS[just] ?? 'that loss', winner: 'winner' }),
    ...(answered ? { answered } : {}),
  }
}
const ANSWERED: Readonly<Partial<Record<JustHappened['just'], string>>> = {
  'destiny-drawn': 'that destiny',
  'drain-initiated': 'that Force drain',
  'battle-initiated': 'that battle',
  attrition: 'that attrition',
  'attack-initiated': 'that attack',
  reacted: "that 'react'",
  targeted: 'that targeting',
}

const AMOUNTS: Readonly<Partial<Record<JustHappened['just'], string>>> = {
  'destiny-drawn': 'that destiny',
  retrieved: 'the Force retrieved',
  attrition: 'that attrition',
}

/** Without its comma. */
export function sayTime(when: When, speaker: Speaker): string {
  if (when === 'any-time') return 'at any time'
  if (when === 'your-turn') return 'during your turn'
  if (when === 'battle') return 'during a battle'
  if (!isMoment(when)) return `during ${PHASE_OWNERS[when.of]} ${when.phase} phase`
  return MOMENTS[when.just](when, speaker)
}

type Says = (moment: JustHappened, speaker: Speaker) => string
/** "Opponent just initiated a battle", or "a battle was just initiated" where it does not matter who. */
const did =
  (verb: string, object: Says): Says =>
  (moment, speaker) =>
    moment.by
      ? `if ${moment.by} just ${verb} ${object(moment, speaker)}`
      : `if ${object(moment, speaker)} was just ${verb}`
const where = ({ at }: JustHappened, speaker: Speaker): string => (at ? sayAt(at, speaker) : '')
const card =
  (fallback: string): Says =>
  ({ card: which }, speaker) =>
    which ? a(which, speaker) : fallback
const A_CARD = card('a card')
const HIT_CARD: Says = (moment, speaker) => `${A_CARD(moment, speaker)} that was 'hit'`
/** What becomes of a card; of the card itself nothing more is said. */
const lost =
  (verb: string): Says =>
  (moment, speaker) => {
    const place = where(moment, speaker).replace(/^in battles at/, 'in a battle at')
    const from = place.startsWith('in ') ? place : moment.at && `from ${place.replace(/^at /, '')}`
    const isSelf = moment.card?.the === 'self' && !moment.by
    const along = moment.source && `with ${a(moment.source, speaker)} that it was on`
    const what = moment.hit ? HIT_CARD : A_CARD
    const said = words(isSelf ? `if just ${verb}` : did(verb, what)(moment, speaker), from, along)
    return moment.orMissing ? `${said} or just became missing` : said
  }
const A_CAPTIVE = card('a captive')
/** What became of a character, by whose doing and where. */
const became =
  (verb: string): Says =>
  (moment, speaker) =>
    words(
      `if ${moment.card ? a(moment.card, speaker) : 'a character'} was just ${verb}${moment.orFrozen ? " or 'frozen'" : ''}`,
      moment.by && `by ${moment.by}`,
      where(moment, speaker),
    )
const lossOf = (moment: JustHappened, speaker: Speaker): string =>
  words(moment.from && CAUSES[moment.from], where(moment, speaker))
const began = (what: string, { by }: JustHappened): string =>
  by ? `${by === 'you' ? 'your' : "opponent's"} ${what}` : `each ${what}`

const CAUSES: Readonly<Record<LossCause, string>> = {
  drain: 'to a Force drain',
  battle: 'from a battle',
  card: 'to a card',
}
const DRAWN: Readonly<Record<DestinyKind, string>> = {
  battle: 'battle destiny',
  power: 'destiny to power',
  attrition: 'destiny to attrition',
  weapon: 'weapon destiny',
  asteroid: 'asteroid destiny',
  'carbon-freezing': 'Carbon-Freezing destiny',
  'search-party': 'search party destiny',
  duel: 'duel destiny',
  training: 'training destiny',
  ferocity: 'ferocity destiny',
  'tractor-beam': 'tractor beam destiny',
  'epic-event': 'Epic Event destiny',
  attack: 'attack destiny',
  other: 'other destiny',
}

/** "If your character was just 'eaten' by a Wampa". */
const eatenBy = (verb: string, moment: JustHappened, speaker: Speaker): string =>
  words(
    `if ${moment.withThis ? `the card that ${speaker.self} was on` : A_CARD(moment, speaker)} was just ${verb}`,
    (moment.source || moment.by) && `by ${moment.source ? a(moment.source, speaker) : 'a creature'}`,
    moment.by && `of ${moment.by}`,
  )

/** "A Wookiee as destiny"; a number alone is that of the destiny. */
const drawnCard = (card: Filter, drawn: string, speaker: Speaker): string =>
  card.number?.name === 'destiny' && Object.keys(card).length === 1
    ? `${drawn} of ${sayRange(card.number, speaker).replace(/^(?:=|from) /, '')}`
    : `${a(card, speaker)} as ${drawn}`

const DUELS: Readonly<Record<string, string>> = { true: 'an epic duel', false: 'a non-epic duel' }

const fight = ({ orDuel }: JustHappened): string => (orDuel ? 'a battle or duel' : 'a battle')

const MOMENTS: Readonly<Record<JustHappened['just'], Says>> = {
  'turn-began': (moment) => `at start of ${began('turn', moment)}`,
  'turn-ended': (moment) => `at end of ${began('turn', moment)}`,
  'phase-began': (moment) => `at start of ${began(words(moment.phase, 'phase'), moment)}`,
  'phase-ended': (moment) => `at end of ${began(words(moment.phase, 'phase'), moment)}`,
  retrieved: did('retrieved', () => 'Force'),
  'force-activated': did('activated', () => 'Force'),
  'drain-initiated': (moment, speaker) =>
    words(did('initiated', () => 'a Force drain')(moment, speaker), where(moment, speaker)),
  'battle-initiated': (moment, speaker) =>
    words(did('initiated', () => fight(moment))(moment, speaker), where(moment, speaker)),
  'battle-ended': (moment, speaker) => {
    const initiated = moment.by && `initiated by ${moment.by}`
    return moment.winner
      ? words(`if ${moment.winner} just won ${fight(moment)}`, initiated, where(moment, speaker))
      : words(`if ${fight(moment)}`, initiated, 'just ended', where(moment, speaker))
  },
  'attack-initiated': (moment, speaker) =>
    words(
      moment.attacker === 'creature'
        ? 'if an attack was just initiated by'
        : moment.by
          ? `if ${moment.by} just initiated an attack on`
          : 'if an attack was just initiated on',
      moment.card ? a(moment.card, speaker) : 'a creature',
      moment.attacker === 'creature' && moment.by && `of ${moment.by}`,
      where(moment, speaker),
    ),
  defeated: (moment, speaker) => words(eatenBy('defeated', moment, speaker), where(moment, speaker)),
  eaten: (moment, speaker) => words(eatenBy("'eaten'", moment, speaker), where(moment, speaker)),
  deployed: (moment, speaker) =>
    words(
      moment.card?.the === 'self' && !moment.by
        ? 'if just deployed'
        : did('deployed', A_CARD)(moment, speaker),
      moment.fromHand && 'from hand',
      where(moment, speaker).replace(/^(?:at|on) /, 'to '),
    ),
  played: (moment, speaker) =>
    words(
      moment.hides
        ? `if ${A_CARD(moment, speaker)} is about to 'hide' from a battle`
        : did('played', A_CARD)(moment, speaker),
      moment.names && `targeting ${a(moment.names, speaker)}`,
      moment.harms && `to make ${a(moment.harms, speaker)} 'hit,' stolen or lost`,
    ),
  'taking-effect': (moment, speaker) =>
    `if ${a({ ...(moment.by ? { whose: WHOSE[moment.by] } : {}), ...moment.card }, speaker)} is about to take effect`,
  'carried-out': (moment, speaker) =>
    words('after', moment.by ? `${moment.by} used` : 'using', A_CARD(moment, speaker)),
  relocated: (moment, speaker) =>
    words(
      'if',
      A_CARD(moment, speaker),
      "just completed a 'transport'",
      where(moment, speaker).replace(/^at /, 'to '),
    ),
  'battle-decided': (moment, speaker) =>
    words('if', moment.winner ?? 'a player', 'is winning a battle', where(moment, speaker)),
  'drawing-battle-destiny': (moment, speaker) =>
    words(
      'just before',
      moment.by ?? 'a player',
      moment.by === 'you' ? 'draw' : 'draws',
      'battle destiny',
      where(moment, speaker),
    ),
  'weapons-ended': (moment, speaker) =>
    words('just after the weapons segment of a battle', where(moment, speaker)),
  inserted: (moment, speaker) => `if ${A_CARD(moment, speaker)} was just inserted`,
  surfaced: (moment, speaker) => `if ${A_CARD(moment, speaker)} was just revealed`,
  scanning: (moment, speaker) =>
    words(
      `if ${moment.by ?? 'a player'} is about to look through ${moment.by === 'you' ? "opponent's" : 'your'} hand`,
      moment.card && `with ${a(moment.card, speaker)}`,
    ),
  reacted: (moment, speaker) =>
    words(`if ${moment.by ?? 'a player'} just 'reacted'`, moment.card && `with ${a(moment.card, speaker)}`),
  'came-as-react': (moment, speaker) =>
    words(
      `if ${moment.by ?? 'a player'} just`,
      moment.moved && moment.card ? `moved ${a(moment.card, speaker)} as a 'react'` : "'reacted'",
      where(moment, speaker).replace(/^at /, 'to ') || (moment.moved && 'to a location'),
    ),
  exploding: (moment, speaker) => `if ${A_CARD(moment, speaker)} is about to 'explode'`,
  'destiny-drawn': (moment, speaker) => {
    const drawn = moment.for ? either(listed(moment.for).map((kind) => DRAWN[kind])) : 'destiny'
    const what = moment.card ? drawnCard(moment.card, drawn, speaker) : drawn
    return moment.by ? `if ${moment.by} just drew ${what}` : `if ${what} was just drawn`
  },
  'destiny-succeeded': (moment, speaker) =>
    `if a destiny draw${moment.by ? ` of ${moment.by === 'you' ? 'yours' : 'opponent'}` : ''} for ${A_CARD(moment, speaker)} is successful`,
  targeted: (moment, speaker) =>
    words(
      moment.by && !moment.card ? `if ${moment.by} just targeted` : did('targeted', A_CARD)(moment, speaker),
      `with ${moment.source ? a(moment.source, speaker) : 'a weapon'}`,
    ),
  'pulled-up': (moment, speaker) =>
    words('if', A_CARD(moment, speaker), 'just moved out of the Trench', where(moment, speaker)),
  'fired-at-place': (moment, speaker) =>
    words(
      'if',
      moment.source ? a(moment.source, speaker) : 'a weapon',
      'was just fired at',
      moment.card ? a(moment.card, speaker) : 'a location',
    ),
  'beam-aimed': (moment, speaker) =>
    words(
      did('targeted', A_CARD)(moment, speaker),
      `with ${moment.source ? a(moment.source, speaker) : 'a tractor beam'}`,
    ),
  'weapon-fired': (moment, speaker) =>
    words(did('fired', card('a weapon'))(moment, speaker), where(moment, speaker)),
  hit: (moment, speaker) =>
    words(
      `if ${A_CARD(moment, speaker)} was just 'hit'`,
      moment.by && `by ${moment.by}`,
      moment.source && `with ${a(moment.source, speaker)}`,
    ),
  'about-to-be-lost': (moment, speaker) =>
    words(
      `if ${A_CARD(moment, speaker)} is about to be ${moment.forfeited ? 'forfeited' : 'lost'}`,
      moment.by && `by ${moment.by}`,
    ),
  'about-to-be-cancelled': (moment, speaker) =>
    words(`if ${A_CARD(moment, speaker)} is about to be canceled`, moment.by && `by ${moment.by}`),
  lost: lost('lost'),
  forfeited: lost('forfeited'),
  'must-lose-force': (moment, speaker) =>
    words('if', moment.by ?? 'a player', 'must lose Force', lossOf(moment, speaker)),
  'lost-force': (moment, speaker) =>
    words('if', moment.by ?? 'a player', 'just lost Force', lossOf(moment, speaker)),
  'only-force-left': ({ by = 'a player' }) =>
    words(
      'if',
      by,
      by === 'you' ? 'owe' : 'owes',
      'battle damage and',
      by === 'you' ? 'have' : 'has',
      'no cards left that can be forfeited',
    ),
  'battle-destinies-drawn': (moment, speaker) =>
    words('after battle destinies are drawn', where(moment, speaker)),
  attrition: (moment, speaker) =>
    words('if there is attrition', moment.by && `against ${moment.by}`, where(moment, speaker)),
  'cover-broken': (moment, speaker) =>
    words(
      'if',
      moment.card ? `${a(moment.card, speaker)} just had its` : 'a spy just had its',
      "'cover broken'",
      moment.by && `by ${moment.by}`,
      where(moment, speaker),
    ),
  captured: became('captured'),
  frozen: became("'frozen'"),
  released: became('released'),
  missing: became('missing'),
  found: became('found'),
  'sabacc-won': ({ by, card, source }, speaker) =>
    words(
      'if',
      card
        ? a({ ...(by ? { whose: WHOSE[by] } : {}), ...card }, speaker)
        : by === 'opponent'
          ? 'opponent'
          : 'you',
      'just won',
      source ? a(source, speaker) : 'a game of sabacc',
    ),
  'duel-initiated': (moment, speaker) =>
    words(
      did('initiated', () => DUELS[String(moment.epic)] ?? 'a duel')(moment, speaker),
      where(moment, speaker),
    ),
  dueling: (moment, speaker) => words('during a duel', where(moment, speaker)),
  'duel-ended': (moment, speaker) =>
    words(`if ${moment.winner ?? 'a player'} just won a duel`, where(moment, speaker)),
  'about-to-cross': (moment, speaker) => `if ${A_CARD(moment, speaker)} is about to cross to the other side`,
  delivered: (moment, speaker) =>
    words(
      'if',
      moment.source ? a(moment.source, speaker) : 'an escort',
      "just 'delivered'",
      A_CAPTIVE(moment, speaker),
      where(moment, speaker).replace(/^at /, 'to '),
    ),
  shuffled: ({ card, by }, speaker) =>
    `if ${by ?? 'any player'} just shuffled a pile${card ? ` using ${a(card, speaker)}` : ''}`,
  collided: ({ card }, speaker) =>
    `if ${card ? a(card, speaker) : 'a starship'} is about to be lost to asteroid destiny`,
  'blown-away': ({ card }, speaker) => `if ${card ? a(card, speaker) : 'a location'} is 'blown away'`,
  crossing: (moment, speaker) =>
    words(
      `if ${A_CARD(moment, speaker)} is about to move across`,
      moment.at ? a(moment.at, speaker) : 'a site',
    ),
  arrived: (moment, speaker) =>
    moment.inAnyWay
      ? `if ${A_CARD(moment, speaker)} deploys or moves to or across ${moment.at ? a(moment.at, speaker) : 'a site'}`
      : words(did('moved', A_CARD)(moment, speaker), where(moment, speaker).replace(/^at /, 'to ')),
}

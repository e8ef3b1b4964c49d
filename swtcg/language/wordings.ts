/** Longer ways of saying what a plainer wording says as well. */

export interface Spelling {
  /** Why the meaning stays. */
  readonly why: string
  /** Why a text that is understood without it too does not mean what it would mean then. */
  readonly instead?: string
  readonly from: RegExp
  readonly to: string
}

export const WORDINGS: readonly Spelling[] = [
  {
    why: 'what the opponent must do is done',
    from: /\b([Yy]our opponent) must (discard|tap|untap|retreat|put|choose|return|reveal|draw|gain|lose|remove)\b/g,
    to: '$1 $2s',
  },
  {
    why: 'the first time each turn is once per turn',
    from: /(^|[|"*] ?)The first time each turn ([^|"]*?)\.?(?= ?(?:[|"]|$))/g,
    to: '$1When $2. Play only once per turn.',
  },
  {
    why: 'of the cards that were seen',
    from: /\b(?:from )?among (?:them|those cards)\b/g,
    to: 'among those',
  },
  {
    why: 'the time of a limit said as a noun',
    from: /\bonly at the (start|end) of ((?:the|your) [\w ]*?(?:step|phase))\b/g,
    to: 'only when $2 $1s',
  },
  {
    why: 'damage is prevented before it is done',
    from: /\b([Pp]revent [^.|"]*?damage) that would be (?:done|dealt) (?=to\b)/g,
    to: '$1 ',
  },
  { why: 'the tap symbol as the last of a list', from: /(?<=Force, )[Tt]ap(?= ->)/g, to: '[tap]' },
  { why: 'as long as by another word', from: /(^|[|*"] ?|[.] )While (?=\w)/g, to: '$1As long as ' },
  {
    why: 'the same inside a sentence',
    from: /(?<!\bonly) while (?=(?:it|he|she|this unit|you|your opponent|there|[A-Z][\w' -]*?)(?:'s| is| are| has| have)\b)/g,
    to: ' as long as ',
  },
  {
    why: 'a part in an attack without a subject',
    from: /\b(?:when|while) (?=(?:attacking|defending|being attacked|using (?:Bombard|Ion Cannon))\b)/g,
    to: "as long as it's ",
  },
  {
    why: 'the same before its subject',
    from: /\bWhen ((?:attacking|defending|being attacked|using (?:Bombard|Ion Cannon))[^,.|"]*), (this unit|[A-Z][\w' -]+?) (?=gets?\b)/g,
    to: 'As long as $2 is $1, $2 ',
  },
  {
    why: 'what cannot be done need not be',
    from: /(?<=\bmust attack\b[^.|"]*?),? if (?:able|possible)\b/g,
    to: '',
  },
  {
    why: 'whose hand goes without saying',
    from: /\b(you (?:have|control)[^,.|"]*? cards? in) hand\b/gi,
    to: '$1 your hand',
  },
  {
    why: "the opponent's hand goes without saying",
    from: /\b(your opponent has[^,.|"]*? cards? in) hand\b/gi,
    to: '$1 his or her hand',
  },
  {
    why: 'what a die shows',
    from: /(?<=[.] )On (an? (?:[1-6](?:,? or |, ))*[1-6](?: or (?:more|higher|less|lower))?),(?= \w)/g,
    to: 'If you roll $1,',
  },
  {
    why: 'what a die shows',
    from: /\b[Ii]f the (?:result|number|die roll|roll) is (?=(?:an? )?[1-6]\b|an? (?:even|odd))/g,
    to: 'If you roll ',
  },
  {
    why: 'what a die shows',
    from: /(?<=\b(?:[Rr]oll a die|roll an (?:even|odd) number)\b[^|"]*?[.] )If (?:the (?:result|number|die roll|roll)|it)(?: is|'s) (even|odd),/g,
    to: 'If you roll an $1 number,',
  },
  {
    why: 'the hand that was named',
    from: /(?<=\bhand\b(?:,? and |[.] (?:You may )?))((?:[Cc]hoose|[Dd]iscard|[Rr]emove) (?:an?|one|up to \d+|\d+|all) [^.,|"]*?cards?) (?:from|in) it\b/g,
    to: '$1 there',
  },
  {
    why: 'a price with a dash',
    from: /(^|[|"*] ?)(Pay \d+ (?:Force|build points?)|Put 1 damage counter on [A-Z]\w+) - (?=[A-Z])/g,
    to: '$1$2 -> ',
  },
  {
    why: 'a price with a colon',
    from: /(^|[|"*] ?)((?:Pay \d+ Force|\[tap\])(?:, (?:pay \d+ Force|\[tap\]))?): (?=[A-Z])/g,
    to: '$1$2 -> ',
  },
  {
    why: 'the equipped unit without an article',
    from: /(?<=-> )Equipped (?=unit|Character)/g,
    to: 'The equipped ',
  },
  {
    why: 'the same inside a sentence',
    from: /(?<!\b[Tt]he )\bequipped (?=unit\b|Character\b)/g,
    to: 'the equipped ',
  },
  { why: 'the opponent without a possessive', from: /(?<![\w'] )\bOpponent's\b/g, to: "Your opponent's" },
  {
    why: 'additional by another word',
    from: /\b(gain|draw)(s?) (\d+|an?) additional (?=Force|cards?|build)/g,
    to: '$1$2 $3 extra ',
  },
  {
    why: 'also says that it is done besides, as every sentence is',
    from: /(?<!\bEnhance:[^|]*)(\b[Yy]ou may|\bif [^.|"]+?,|\bIf [^.|"]+?,) also (?=(?:add|discard|do|draw|gain|look|move|put|remove|return|reveal|search|take|tap|untap)\b)/g,
    to: '$1 ',
  },
  {
    why: 'what the bearer may or may not is an ability that it gets',
    from: /(\bEquipped [^".|]+? gets [^"|.]*?(?:"[^"|]*"[^"|.]*?)*?),? and (can't lose [A-Z][\w ]*|can have \d extra cards? in (?:its|his|her) stack)(?=\.|$| \|)/g,
    to: '$1 and "This unit $2."',
  },
  { why: 'is not', from: /\b(is|are) not (?=in (?:play|any|the|your)\b)/g, to: "$1n't " },
  { why: 'a letter mistaken', from: /\bpartially build\b/g, to: 'partially built' },
  {
    why: 'what is revealed is seen by the opponent',
    from: /(?<=\b[Rr]eveals? the top (?:card|\d+ cards) (?:of|from) (?:your|his or her) deck) to your opponent\b/g,
    to: '',
  },
  {
    why: 'a limit in the middle',
    from: /(\bthe number of [^.,|"]+?), up to (\d+), (in (?:this|any|the \w+) arena)\b/g,
    to: '$1 $3, up to $2',
  },
  {
    why: 'a deployment is to an arena',
    from: /(?<=\b[Ww]hen (?:you|your opponent) deploys? [^.,|"]+?) to any arena\b(?! where)/g,
    to: '',
  },
  {
    why: 'each ability of one card',
    instead: 'the card by its own name is the card itself, not each of that name',
    from: /\b[Ee]ach of (this unit|[A-Z][\w' -]+?)'s ((?:Force-)?activated abilities) costs? /g,
    to: "$1's $2 cost ",
  },
  {
    why: 'the one card that a condition before speaks of',
    from: /(\bonly if you have exactly 1 other (partially built) card\b[^|]*\|[^|]*?) on that card\b/g,
    to: '$1 on one of your $2 cards',
  },
  {
    why: 'an effect finds its cards when it takes place',
    from: / at the time [^,.]+? is (?:played|discarded|completed)(?= )/g,
    to: '',
  },
  {
    why: 'a quotation inside another',
    from: /\bwith "([A-Z][\w -]*)" in (its|their) names?\b/g,
    to: "with '$1' in $2 names",
  },
  {
    why: 'a quotation that is not closed around a word of a name',
    from: /\bwith "([A-Z]\w*(?: [A-Z]\w*)*)'? in (its|their) (names?)\b/g,
    to: "with '$1' in $2 $3",
  },
  { why: 'what is left over', from: /\bgain the extra (?=\d+ Force\b)/g, to: 'gain ' },
  {
    why: 'whose hand was named',
    from: /\b([Ll])ook at your opponent's hand and set aside all ([\w ]+?) from it\b/g,
    to: "$1ook at your opponent's hand. Set aside all $2 from your opponent's hand",
  },
  {
    why: 'cards that may be played from aside',
    from: /\b(?:This turn, you may play (one|any) of those cards as if (?:it|they) were in your hand(?:, paying the cost \(if any\))?(?:, then discard (?:it|them))?|You may play (any) that are Battle cards as if Battle cards played from your hand and then put it in your opponent's discard pile|You may look at them at any time and play (any) Battle cards set aside this way as though it's in your hand)\b/g,
    to: 'You may play $1$2$3 of the cards set aside this way as if in your hand',
  },
  {
    why: 'the one card that was set aside',
    from: /\bYou may play that card as if it were in your hand during this attack and discard it\. If it has not been played when the attack ends, discard it\b/g,
    to: 'You may play any of the cards set aside this way as if in your hand. When the attack ends, discard the cards set aside this way',
  },
  {
    why: 'cards that are left aside',
    instead: 'what was played from aside is among those that were seen, but not left',
    from: /\b(?:the rest of those cards|the unplayed set aside cards|any cards that remain set aside this way)\b(?= (?:to your opponent's hand|back on top|on the bottom))/g,
    to: 'the cards set aside this way',
  },
  {
    why: 'a moment at the end of a sentence',
    from: /\bPut (the cards set aside this way on the bottom of your deck in any order) at the end of your (\w+ battle step)\b/g,
    to: 'When the $2 ends, put $1',
  },
  {
    why: 'cards of which one after another is taken',
    from: /\bSet aside the cards that are in your hand face up\. Choose one of those cards and put it into your hand\. Then your opponent chooses one of those cards and puts it into your discard pile\b/g,
    to: 'Set aside all cards in your hand. Put one of the cards set aside this way into your hand, then your opponent puts one of the cards set aside this way into your discard pile',
  },
  {
    why: 'cards of which one after another is taken',
    from: /\bYour opponent sets aside his or her hand face up\. (?:He or she|Your opponent) returns one of those cards to his or her hand\. You put one of those cards into his or her discard pile\b/g,
    to: "Set aside all cards in your opponent's hand. Your opponent returns one of the cards set aside this way to his or her hand, then put one of the cards set aside this way into his or her discard pile",
  },
  {
    why: 'what finishing a card needs anyway',
    from: /\bIf there are enough build counters on it, you may finish building it \(deploy it into the (\w+) arena\)/g,
    to: 'You may finish building it into the $1 arena',
  },
  {
    why: 'a step that comes again and again',
    from: /\bYour opponent may pay (\d+ build points?) during his or her next build step\. If he or she does,/g,
    to: "When your opponent's build step starts, your opponent may pay $1. If he or she does,",
  },
  {
    why: 'one arena for all of them',
    from: /\b(up to \d+ of your units) in the same arena each get\b/gi,
    to: '$1 in one arena each get',
  },
  { why: 'a letter mistaken', from: /\bone of more of\b/g, to: 'one or more of' },
  { why: 'whoever counts is counted', from: / \(including [^()]*\)/g, to: '' },
  { why: 'an apostrophe left out', from: /\bdiscarded units total\b/g, to: "discarded unit's total" },
  { why: 'each die is for its unit', from: /(?<=\bif you roll [^,.]+?) for (?:a|that) unit(?=,)/gi, to: '' },
  {
    why: 'a side cut short',
    instead: 'Light is no subtype of any card',
    from: /\bLight Jedi\b/g,
    to: 'Light Side Jedi',
  },
  { why: 'neutral in upper case', from: /\bNeutral (?=[A-Z])/g, to: 'neutral ' },
  { why: 'build points cut short', from: /\b([Pp]ay \d+ build)(?=,| and| ->)/g, to: '$1 point' },
  { why: 'the tap symbol as the last of a list', from: /,? and tap (?=->)/g, to: ', [tap] ' },
  {
    why: 'a limit cut off from what it limits',
    from: /\s*\|\s*(?=Play (?:(?:this )?(?:card |ability )?only|up to \w+ times)\b)/g,
    to: ' ',
  },
  {
    why: 'what hangs on what was done before goes on with it',
    from: /\s*\|\s*(?=If (?:you do|he or she does|your opponent does)(?:n't)?,)/g,
    to: ' ',
  },
  { why: 'a choice cut off from the one before it', from: /\s*\|\s*(?=Or:)/g, to: ' ' },
  { why: 'attacks are played before their dice', from: / \(before you roll attack dice\)/g, to: '' },
  {
    why: 'of the most one is chosen anyway',
    from: / If (?:2|two|more than one) (?:or more )?units? (?:are|is) tied for (?:the )?(?:lowest|highest) \w+, you choose which (?:unit|one) [^.|"]+\./g,
    to: '',
  },
  {
    why: 'counters that a card comes with',
    from: /\b([Pp]ut it into your build zone) and (?:place|put) (?:one|1) build counter on it\b/g,
    to: '$1 with 1 build counter on it',
  },
  {
    why: 'a condition between commas',
    from: /\bWhen ([^,."]+?) would be damaged when attacked,/g,
    to: 'When $1 would be damaged, if $1 is being attacked,',
  },
  {
    why: 'an attack that cannot be goes nowhere else anyway',
    from: /, unless (?:that unit|it) can't be attacked\b/g,
    to: '',
  },
  { why: 'what they count as anyway', from: / The cards are still considered "face-down"\./g, to: '' },
  { why: 'winning comes before the count', from: /, even if your opponent controls two arenas,/g, to: ',' },
  {
    why: 'cards of a deck that are put away',
    from: /\btake a number of cards from the top of (your opponent's|your) deck equal to the (?:amount of )?damage prevented and put them\b/gi,
    to: 'put that many cards from the top of $1 deck',
  },
  {
    why: 'an attack that is answered',
    from: /\b(one of (?:your|your opponent's) [\w -]+?) attacks? and (your opponent prevents|you prevent) damage\b/g,
    to: '$2 damage done by an attack from $1',
  },
  { why: 'also by another word', from: /(?<=counters? on [\w ]+) as well(?=[.])/g, to: '' },
  { why: 'a bar left out', from: /\b(Hidden Cost \d+) (?=\[tap\])/g, to: '$1 | ' },
  {
    why: 'a card under a unit goes with the unit',
    from: /(?: for the face-down (?:unit )?card under (?:it|him|her))? until the face-down (?:unit )?card is discarded\b/g,
    to: ' until end of game',
  },
  {
    why: 'damage before prevention would be done',
    from: /\battacks and does damage \(before damage prevention\)/g,
    to: 'attacks and would do damage',
  },
  {
    why: 'damage that discards',
    from: /\b([Ww])hen (one of your [^,]+?) damages (one of your opponent's units) and that unit is discarded\b/g,
    to: '$1hen damage from $2 causes $3 to be discarded',
  },
]

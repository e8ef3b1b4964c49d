/** What a text that is not understood would need, in words of our own: the shipped cards hold no printed sentence. */

interface Primitive {
  readonly name: string
  readonly words: RegExp
}

/** The rarer a primitive, the earlier it stands: the first whose words occur is taken. */
const PRIMITIVES: readonly Primitive[] = [
  {
    name: 'keywords that no rulebook defines',
    words: /\b(?:forewarning|foresight|alternative cost|reduced cost)\b/i,
  },
  { name: 'copied or exchanged text', words: /\b(?:text of|same (?:text|abilities)|abilities of)\b/i },
  { name: 'hidden bids', words: /\bbids?\b/i },
  { name: 'predictions and named cards', words: /\b(?:predicts?|guess|names? (?:a|one|any) )/i },
  { name: 'piles and alternate picks', words: /\b(?:piles\b(?! ?->)|two piles|alternate)/i },
  { name: 'winning and losing by an effect', words: /\b(?:wins?|loses?) the game\b/i },
  {
    name: 'order of arenas and extra steps',
    words:
      /\b(?:order|extra|another|additional) (?:of )?(?:the )?(?:arenas?|battle steps?|build steps?|battle phase)\b/i,
  },
  { name: 'divided damage or hits', words: /\bdivid(?:e|ed)\b/i },
  { name: 'choice of attack by another player', words: /\bopponent (?:chooses|decides).*attack/i },
  {
    name: 'dice changed or replaced',
    words: /\b(?:rerolls?|natural|dice? (?:is|are|shows?|counts?)|rolls? .*(?:again|secretly))/i,
  },
  { name: 'six-line dice tables', words: /\b1-2:|\b1:/ },
  {
    name: 'playing cards from elsewhere',
    words: /\b(?:play|deploy|complete)\b.*\b(?:as though|as if|from your discard pile|without paying)/i,
  },
  { name: 'cards beneath and in stacks', words: /\b(?:beneath|under|stack(?:ed|s)?)\b/i },
  { name: 'cards out of the game or set aside', words: /\b(?:out of|from) the game\b|\baside\b/i },
  { name: 'control of cards', words: /\bcontrol\b/i },
  { name: 'Pilots', words: /\bpilots?(?:ed|ing)?\b/i },
  { name: 'Equipment', words: /\bequip(?:s|ped|ment)?\b|\battach|\bdetach/i },
  { name: 'subtypes and names given', words: /\btreat\b|\bis (?:also )?considered\b/i },
  {
    name: 'history of the turn',
    words: /\bthis turn\b.*\b(?:was|were|has|have|had)\b|\b(?:was|were|has|have|had)\b.*\bthis turn\b/i,
  },
  { name: 'replaced events', words: /\bwould\b|\binstead\b/i },
  {
    name: 'delayed triggers',
    words:
      /\b(?:the )?next time\b|\bat the (?:start|end) of\b|\bwhen (?:the|this|that) (?:turn|attack|battle)/i,
  },
  { name: 'costs of abilities and cards', words: /\bcosts?\b|\bunless\b.*\bpays?\b/i },
  { name: 'counters of other kinds', words: /\b(?:corruption|resource|bounty) counters?\b/i },
  { name: 'damage and its prevention', words: /\bdamage|\bprevent/i },
  { name: 'attack and defence', words: /\battack|\bdefend|\bretreat/i },
  {
    name: 'searching decks and piles',
    words: /\bsearch|\bdeck\b|\bdiscard pile\b|\breveal|\bhand\b|\blook at\b/i,
  },
  { name: 'build zone and build counters', words: /\bbuild\b|\bface-?down\b/i },
  { name: 'limits on playing', words: /\bplay only\b|\bonce per\b|\bcan't\b/i },
]

export const missingPrimitive = (text: string): string =>
  PRIMITIVES.find(({ words }) => words.test(text))?.name ?? 'numbers and keywords'

/** When something is so or happens. */
import { type Way, way } from '@dejarik/kernel/language'

export const MOMENTS: readonly Way[] = [
  way(
    'what holds at a time is a condition',
    /\b[Ww]hen(?:ever)?\b/g,
    /\b(?:if|when|while|during|once|to Force drain)\b/i,
  ),
  way('what lasts is a condition', /\b[Ww]hile\b/g, /\b(?:while|if|when)\b/i),
  way('unless is a condition that does not hold', /\b[Uu]nless\b/g, /\b(?:not|no|without|unless)\b/i),
  way(
    'once in each turn is once per turn',
    /\b[Oo]nce (?:each|every|during each|during every)(?: of your| of opponent's)? turns?\b/g,
    /\bonce per turn\b|\bonce during\b/i,
  ),
  way('once in a battle is once per battle', /\b[Oo]nce during(?: each)? battle\b/g, /\bonce per battle\b/i),
  way(
    'in each of the phases is once per turn',
    /\b[Oo]nce during each of (?=your|opponent's)/g,
    /\bonce per turn, during\b/i,
  ),
  way('each time is whenever it happens', /\beach time\b/g, /\bif you just\b|\bwhenever\b|\bwhen you\b/i),
  way(
    'any time is what an action without a phase has',
    /\b[Aa]t any time\b,?/g,
    /^(?!.*\bduring (?:your|opponent's|any) \w+ phase\b)/i,
  ),
  way('at once is when an instruction is carried out', /\b[Ii]mmediately\b/g),
  way(
    'sentences that stand side by side all hold',
    /\b[Aa]lso\b|\bhowever\b|\bin addition\b|\bbut(?= opponent| may)/gi,
  ),
  way(
    'during a battle is in it',
    /\b[Dd]uring (?:a |any )?battles?\b(?: there)?|\b[Dd]uring (?=battles? )/g,
    /\b(?:in battles?|battle destiny|battle|attrition|to power only)\b/i,
  ),
  way(
    'who moves by himself does so in the move phase',
    /\bduring your move phase, (?=[^,.]* may move there for free)/g,
    /\bmay move\b/,
  ),
  way('an Effect is deployed in the deploy phase', /\bduring your deploy phase, (?=insert)/g, /'insert'/),
  way(
    'what happens in each of the phases happens at its start',
    /\b[Dd]uring each of your control phases\b/g,
    /\bAt start of your control phase\b/,
  ),
  way(
    'what was drawn is revealed',
    /\b(?:draw )?(?:just )?(?:immediately )?after it is revealed\b/g,
    /\bjust drew\b/,
  ),
  way(
    'what was drawn just now is answered',
    /\bjust drawn\b|\bdestiny draw\b/g,
    /\bjust (?:drew|drawn)\b|\bwas just\b/,
  ),
  way(
    'before it is drawn is when the target is named',
    / \(before weapon destiny is drawn\)/g,
    /\bjust targeted\b/,
  ),
  way(
    'what was put into the game on an earlier turn',
    /\bFollowing the turn this device is deployed\b/g,
    /\bafter the turn it was deployed\b/,
  ),
  way(
    'to the end of a turn is for the rest of it',
    /\buntil end of (?:the )?turn\b/g,
    /\bfor remainder of turn\b/,
  ),
  way(
    'who is lost lies in the Lost Pile, where retrieving looks',
    /\bis lost(?=, use \d Force to retrieve\b)/g,
    /\b[Rr]etrieve\b/,
  ),
  way(
    'the start of a battle is when it was just initiated',
    /\bat (?:the )?start of a battle\b/gi,
    /\bbattle was just initiated\b/,
  ),
]

/** The 85 cards whose text asks most of the language, by what they need: where each is proven, or what is not carried out. */
export type Proof =
  /** The test file beside this one that plays it. */
  | { readonly proven: string }
  /** Not fully automated, for want of this. */
  | { readonly lacks: string }

export const HARD_CARDS: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  'copying and borrowing text': {
    'JG Dark Dreams': {
      lacks: 'the effect of a Battle card that the opponent played in this turn, for its price',
    },
    "ESB Don't Get All Mushy": { lacks: 'two Characters lend each other their activated abilities' },
    'ION Keder the Black (A)': { lacks: 'the subtypes and the text of a card found in a deck' },
    'START Captain Dllr Nep (C)': { lacks: 'two abilities chosen from another unit' },
    "RAS Hound's Tooth (A)": { proven: 'guests' },
    'ION Obi-Wan Kenobi (S)': {
      lacks: 'Equipment attached out of the build zone for a turn, and what it gives',
    },
    'RAS Redoubled Effort': { lacks: 'one use more of an ability' },
    'ION Sabe (A)': { lacks: 'another name besides her own, for the text of its bearer too' },
  },
  'playing cards from elsewhere or out of time': {
    'BH Cad Bane (A)': { proven: 'aside' },
    'ESB Quest for Truth': { proven: 'aside' },
    'PM Quinlan Vos (A)': { proven: 'aside' },
    'MAND Meteor-Class Q-Carrier': {
      lacks: "cards of each other's discard piles played as if from the hand",
    },
    'START Let the Force Guide You': { lacks: 'a named card' },
    'ION I Will Make It Legal': { lacks: 'units deployed for Force in place of build counters' },
    'ESB Surprise Reinforcements': { lacks: 'build points spent in the battle phase' },
    'ION Warm Welcome': { lacks: "completion in the opponent's build step" },
    'ION Q2 Hold-out Blaster': { lacks: 'turned up and attached at any time for Force' },
    'ESB Decoy Tactics': { lacks: 'a card put into the arena for the price of its build cost, for a turn' },
    'RAW The Coming Storm': { lacks: 'text given to cards in hands, with two ends' },
  },
  'the shape of a turn': {
    "ANH It's Not Over Yet": { proven: 'attack' },
    'PM Duel of the Fates': { proven: 'command' },
    'SR Twilight of the Republic': { lacks: 'a build step that stops and goes on' },
    'ESB Streets of Cloud City': { proven: 'guests' },
  },
  'the shape of an attack': {
    'BOE Princess Leia (M)': { lacks: 'two defending units, and dice split between them' },
    'ANH Blaster Barrage': { proven: 'attack' },
    'MAND Duel to the Death': { lacks: 'attacks to and fro without any effects' },
    "BOY Vader's Fury": { proven: 'attack' },
    'BOY Blow This Thing': { proven: 'attack' },
    "MAND Beskar'gam": { proven: 'attack' },
    'BH IG-2000 (B)': { lacks: 'an attack on a Pilot with a fixed power' },
    'JG Tame the Beast': { proven: 'command' },
    'ANH Admiral Motti (A)': { proven: 'attack' },
    'RAS Ponda Baba (A)': { proven: 'attack' },
    'BOY Untamed Ronto': { proven: 'attack' },
    'RAW Separatist Hailfire Droid': { proven: 'attack' },
  },
  'guessing, bidding and secrets': {
    'BH Bane Malar (A)': { lacks: 'both players predict the hits' },
    'START Instinctual Dodge': { lacks: 'a prediction' },
    'BH To The Highest Bidder': { proven: 'piles' },
    'FOTR Anakin Skywalker (P)': { proven: 'piles' },
    'ESB Dangerous Gamble': { proven: 'rules' },
    'JG Darth Sidious (C)': { proven: 'secrets' },
    'ION The Phantom Menace': { proven: 'secrets' },
    'AOTC Darth Sidious (A)': { proven: 'secrets' },
  },
  'piles and choosing in turns': {
    'MAND Siphon Their Resources': { proven: 'piles' },
    'START Fear and Uncertainty': { proven: 'piles' },
    'ROTJ Bargain with Jabba': { proven: 'aside' },
    'PM Negotiate the Peace': { lacks: 'units chosen up to a sum of build costs' },
  },
  'stacks and cards beneath': {
    'ION Necessary Deception': { lacks: 'a card of another name in a stack' },
    'ESB Yoda (G)': { proven: 'guests' },
    'START T-70 X-Wing Scout': { proven: 'guests' },
    'BH Modified Starship': { proven: 'guests' },
    "BOY Hero's Potential": { proven: 'rules' },
    'ION Qui-Gon Jinn (E)': { lacks: 'prices changed from under the top card, and Reserves given' },
    'BH Slave I (H)': { lacks: 'text that works in the discard pile' },
    'BH IG-88 (B)': { proven: 'rules' },
    'BH Holding Cell': { lacks: 'units kept under a Location in place of their discard, and names banned' },
    'ION Trade Federation Dropship': { lacks: 'cards under a unit revealed when it is discarded by damage' },
    'ION Implosion': { lacks: "a unit put face-down under an opponent's, bought off or hurting it" },
  },
  'rewriting damage': {
    'ESB Painful Reckoning': { proven: 'damage' },
    'ESB Hoth Battle Plains': { proven: 'damage' },
    'RAS Human Shield': { proven: 'damage' },
    'MAND Live and Die By the Blaster': { proven: 'damage' },
    'ION Droid Column': { proven: 'damage' },
    'ESB FX-7 Medical Assistance Droid (A)': { proven: 'damage' },
    "BOE Wedge's X-wing (A)": { proven: 'damage' },
    "ESB Emperor's Prize": { lacks: 'how much damage a card was discarded with' },
  },
  'control and attachments': {
    'FOTR General Grievous (B)': { lacks: 'control of Equipment that came off a discarded unit' },
    "BOE Chewbacca's Ewok Squad (A)": { lacks: 'a unit taken over with a Pilot put on it, and given back' },
    'MAND Purchase Loyalty': { lacks: 'a build cost of X, and a counter-offer' },
    'RAW Dun Moch': { lacks: 'a Mission that stays on a unit' },
    'RAW Durge (B)': { lacks: 'a unit that becomes Equipment of its Pilot' },
    'BH Virago (B)': { lacks: 'a table of six results' },
  },
  'chosen or tiered numbers': {
    'MAND Crusader-Class Corvette': { lacks: 'a sum divided among speed, power and health' },
    'JG Zam Wesell (D)': { lacks: 'one of two sets of numbers, chosen each turn' },
    "BH Assassin's Training": { proven: 'rules' },
    'ION P-Series Droideka': { proven: 'rules' },
  },
  'rules locked': {
    'MAND Defend the Homeworld': { proven: 'rules' },
    'ION Theed Generator Complex': { lacks: 'deploying costs Force besides' },
    'MAND Thermal Scanner': { proven: 'rules' },
    'BOE Interdictor-Class Star Destroyer': { proven: 'rules' },
    'MAND Mirta Gev (A)': { proven: 'rules' },
  },
  'odd ones': {
    'JG Homing Missile': { proven: 'command' },
    'ROTJ Emperor Palpatine (E)': { proven: 'guests' },
    "ESB R2-D2's Heroism": { proven: 'rules' },
    'FOTR Chancellor Palpatine (F)': { proven: 'command' },
  },
}

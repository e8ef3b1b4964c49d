/** Supply Zone: fifteen cards to trade with the deck between games. */
import { option } from '../option.ts'

export const supplyZone = option('Supply Zone', {
  says: 'Each player has a supply zone of 15 cards, to be traded with the deck before the later games of a match.',
  inTournaments: true,
  apply: (edit) => edit.setConstants({ supplyCards: { count: 15, rule: 'opt/supply-zone/fifteen-cards' } }),
})

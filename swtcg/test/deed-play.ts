/** One Battle card is played, and nobody fights: for tests of what its words mean. */
import type { Instruction } from '../language/tree/instructions.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, fight, ground, patrol, raider, tapped } from './battle-play.ts'

export const walker = ground('Walker', { health: 9 })

/** The Dark Side plays a Battle card in the Space battle step. */
export const deed = (act: Instruction, dark: object, light: object = {}, ...more: InlineCard[]) =>
  fight({
    cards: [battleCard('Deed', act), raider, patrol, walker, ...more],
    at: 'space',
    dark: { hand: ['Deed'], space: [tapped('Raider')], ...dark },
    light: { space: [tapped('Patrol')], ...light },
  }).play('dark', { 'battle-card': 'Deed' })

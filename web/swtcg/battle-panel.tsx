/** What a battle shows on the line between the sides: the attack, or who comes next. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { AttackPanel } from './attack-panel.tsx'
import type { AttackShown } from './attack-shown.ts'
import { SpeedOrder } from './speed-order.tsx'

export function BattlePanel(): JSX.Element {
  const { client, question } = useGame()
  const attack = client.shown as AttackShown | null
  const isDecided = attack === null || (question?.about === 'next-attack' && client.isLive)
  return isDecided ? <SpeedOrder /> : <AttackPanel />
}

/** What a battle shows above one's own cards: who comes next, and the attack. */
import type { JSX } from 'preact'
import { AttackPanel } from './attack-panel.tsx'
import { SpeedOrder } from './speed-order.tsx'

export function BattlePanel(): JSX.Element {
  return (
    <>
      <SpeedOrder />
      <AttackPanel />
    </>
  )
}

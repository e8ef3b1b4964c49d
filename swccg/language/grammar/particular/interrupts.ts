/** Functions of Interrupts that no other card has. */
import { either } from '@dejarik/kernel/language'
import type { Parser } from '../../source.ts'
import { sensing } from './cancelling.ts'
import { moving, rescue, transport } from './escapes.ts'
import { looking, piles, shuffles } from './hands-and-piles.ts'
import {
  accident,
  assault,
  barrier,
  charge,
  concerted,
  damage,
  flies,
  lonePilot,
  presence,
} from './in-battle.ts'
import { losses } from './losses.ts'
import type { Deeds } from './steps.ts'
import { strikes } from './strikes.ts'

export const particularFunction: Parser<Deeds> = either<Deeds>(
  sensing,
  shuffles,
  barrier,
  flies,
  damage,
  concerted,
  accident,
  assault,
  transport,
  rescue,
  moving,
  presence,
  lonePilot,
  looking,
  piles,
  strikes,
  losses,
  charge,
)

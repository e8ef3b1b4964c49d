/** The sets that come with the program, as they lie in it. The page has them packed, those of starter decks first (`web/pack-cards.mjs`). */
import type { CardDefinition } from './definition.ts'
import { RELEASED } from './released.ts'
import { readSet } from './set-module.ts'
import ANH from './sets/ANH.ts'
import AOTC from './sets/AOTC.ts'
import BH from './sets/BH.ts'
import BOE from './sets/BOE.ts'
import BOH from './sets/BOH.ts'
import BOY from './sets/BOY.ts'
import ESB from './sets/ESB.ts'
import FOTR from './sets/FOTR.ts'
import ION from './sets/ION.ts'
import JG from './sets/JG.ts'
import MAND from './sets/MAND.ts'
import PM from './sets/PM.ts'
import RAS from './sets/RAS.ts'
import RAW from './sets/RAW.ts'
import ROTJ from './sets/ROTJ.ts'
import ROTS from './sets/ROTS.ts'
import SAV from './sets/SAV.ts'
import SR from './sets/SR.ts'
import START from './sets/START.ts'

const SETS: Readonly<Record<string, string>> = {
  AOTC,
  SR,
  ANH,
  BOY,
  JG,
  ESB,
  RAS,
  PM,
  ROTJ,
  ROTS,
  FOTR,
  SAV,
  BOE,
  RAW,
  ION,
  MAND,
  BH,
  BOH,
  START,
}

/** Every shipped card, in the order of release. */
export const readShelf = (): readonly CardDefinition[] =>
  RELEASED.flatMap((set) => readSet(set, SETS[set] ?? ''))

/** All of them lie here from the start; the page fetches the rest of them here. */
export const fetchShelf = (): Promise<void> => Promise.resolve()

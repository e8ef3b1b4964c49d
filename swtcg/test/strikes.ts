/** One attack each as a row of a table: keywords, dice, and the damage that they do. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { type Fight, fight, fight2003, unit } from './battle-play.ts'

interface Strike {
  readonly title: string
  /** The keywords of the attacking and of the defending unit. */
  readonly attacker?: string
  readonly defender?: string
  readonly power?: number
  readonly health?: number
  readonly dice: readonly number[]
  /** The damage counters on the defending unit afterwards. */
  readonly does: number
  readonly idc?: readonly string[]
  readonly wotc?: readonly string[]
}

const texts = (text: string | undefined) => (text ? { text } : {})

function strike(play: Fight, { attacker, defender, power = 3, health = 20, dice, does }: Strike): void {
  play({
    cards: [
      unit('Attacker', { speed: 60, power, ...texts(attacker) }),
      unit('Defender', { speed: 10, health, ...texts(defender) }),
    ],
    dice,
    dark: { space: ['Attacker'] },
    light: { space: ['Defender'] },
  })
    .play('dark', { attack: 'Attacker' })
    .expect({ facts: { Defender: { damage: does } }, asked: { light: 'next-attack' } })
}

const name = (id: string): string => `idc/keyword/${id}`
const name2003 = (id: string): string => `wotc/keyword/${id}`

export function strikes(table: readonly Strike[]): void {
  for (const row of table) {
    if (row.idc) test(row.title, proves(...row.idc.map(name)), () => strike(fight, row))
    if (row.wotc) test(`2003: ${row.title}`, proves(...row.wotc.map(name2003)), () => strike(fight2003, row))
  }
}

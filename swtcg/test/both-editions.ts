/** Build-step tests that hold by both rulebooks, each with its own ids. */
import type { Expectations, Said, Scenario } from '@dejarik/kernel/scenario'
import { scenario } from '@dejarik/kernel/scenario/testing'
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { WOTC_RULES } from '../citations.ts'
import { type Swtcg, swtcgGame } from '../index.ts'
import type { SeatPosition } from '../scenario/position.ts'
import { watchParts } from './parts-run.ts'

/** With a card in hand a player is asked until he or she passes. */
export const SPARE = 'Blaster Barrage'

/** Play in which chances outside the build step that leave nothing but passing are passed. */
export class Scene {
  private readonly inner: Scenario<Swtcg>
  constructor(inner: Scenario<Swtcg>) {
    this.inner = inner
    this.passIdle()
  }

  play(seat: string, answer: Said): this {
    this.inner.play(seat, answer)
    this.passIdle()
    return this
  }

  expect(wanted: Expectations): this {
    this.inner.expect(wanted)
    return this
  }

  private passIdle(): void {
    for (;;) {
      const question = this.inner.machine.state.asked?.questions[0]
      if (question?.kind !== 'action' || question.about === 'build') return
      if (question.offers.some(({ verb }) => verb !== 'pass')) return
      this.inner.play(question.seat === 0 ? 'dark' : 'light', 'pass')
    }
  }
}

export interface Play {
  /** The Dark Side's build step, past a start with nothing to draw. */
  readonly dark: (dark: SeatPosition, light?: SeatPosition, cards?: readonly object[]) => Scene
  /** The Light Side's. */
  readonly light: (light: SeatPosition, dark?: SeatPosition, cards?: readonly object[]) => Scene
  /** Any point of the turn. */
  readonly at: (at: string, dark: SeatPosition, light: SeatPosition, cards?: readonly object[]) => Scene
  /** The rule of the book that is played by. */
  readonly cite: (idc: string) => string
}

export function playBy(edition: 'idc' | 'wotc' | 'today'): Play {
  const stand = (at: string, dark: SeatPosition, light: SeatPosition, cards: readonly object[]) => {
    watchParts()
    return new Scene(scenario(swtcgGame, { edition, cards: [...cards], position: { at, dark, light } }))
  }
  return {
    dark: (dark, light = {}, cards = []) => stand('build dark', dark, light, cards),
    light: (light, dark = {}, cards = []) => stand('build light', dark, light, cards),
    at: (at, dark, light, cards = []) => stand(at, dark, light, cards),
    cite: (idc) => (edition === 'wotc' ? (WOTC_RULES[idc] ?? idc) : idc),
  }
}

export const idc = playBy('idc')
export const today = playBy('today')

/** One test by each book. */
export function both(
  title: string,
  ids: { readonly idc: readonly string[]; readonly wotc: readonly string[] },
  body: (play: Play) => void,
): void {
  test(title, proves(...ids.idc), () => body(playBy('idc')))
  test(`2003: ${title}`, proves(...ids.wotc), () => body(playBy('wotc')))
}

/** Cards that only a test has: the scenario reads them as a card file's, so they are said as plain facts. */
import type { ScenarioStart } from '@dejarik/kernel/scenario'

export type InlineCard = NonNullable<ScenarioStart['cards']>[number]

export const inline = (facts: object): InlineCard => facts as unknown as InlineCard

export const made = (title: string, side: 'dark' | 'light', facts: object): InlineCard =>
  inline({ title, side, ...facts })

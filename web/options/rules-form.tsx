/** The rules of a game to be played: a style, options, sets of both to choose again, and what comes of them. */
import type { Terms } from '@dejarik/table'
import type { JSX } from 'preact'
import { Styles } from '../form/styles.tsx'
import type { Ways } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import { ChooseOptions } from './choose-options.tsx'
import { Presets } from './presets.tsx'
import { optionsIn, type Rules } from './rules.ts'
import { TermsList } from './terms.tsx'

const NONE: Ways = { styles: [], options: [] }
/** The styles and options that an edition is played with. */
export function useWays(game: string, edition: string): Ways {
  const { answer } = useStudy('ways', { game })
  const styles = (answer ?? NONE).styles.filter(({ editions }) => editions.includes(edition))
  return styles.length > 0 ? { styles, options: answer!.options } : NONE
}

export function RulesForm({
  game,
  ways,
  rules,
  terms,
  choose,
  voting = false,
}: {
  readonly game: string
  readonly ways: Ways
  readonly rules: Rules
  readonly terms: Terms | null
  readonly choose: (rules: Rules) => void
  /** Where the group votes on the options, nobody chooses them here. */
  readonly voting?: boolean
}): JSX.Element | null {
  if (ways.styles.length === 0) return null
  const isStyle = (name: string): boolean => ways.styles.some((style) => style.name === name)
  const read = (all: readonly string[]): Rules => ({
    style: all.find(isStyle) ?? '',
    options: all.filter((each) => !isStyle(each)),
  })
  return (
    <>
      <Styles styles={ways.styles} value={rules.style} choose={(style) => choose({ ...rules, style })} />
      {!voting && (
        <>
          <Presets game={game} value={optionsIn(rules)} choose={(all) => choose(read(all))} />
          <ChooseOptions
            options={ways.options}
            value={rules.options}
            choose={(options) => choose({ ...rules, options })}
          />
        </>
      )}
      {terms && <TermsList terms={terms} />}
    </>
  )
}

/** What a game is played with: a style, and options. */

/** Empty is the game as it is, for two. */
export interface Rules {
  readonly style: string
  readonly options: readonly string[]
}
export const PLAIN: Rules = { style: '', options: [] }

export const optionsIn = ({ style, options }: Rules): readonly string[] => [
  ...(style === '' ? [] : [style]),
  ...options,
]

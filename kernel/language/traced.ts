/** Text that remembers where each of its characters stood in the source, so that reports can point there. */

export interface Traced {
  readonly text: string
  /** Source position of each character, and of the end. */
  readonly at: readonly number[]
}

export const traced = (source: string): Traced => ({
  text: source,
  at: Array.from({ length: source.length + 1 }, (_, index) => index),
})

export const slice = ({ text, at }: Traced, start: number, end = text.length): Traced => ({
  text: text.slice(start, end),
  at: at.slice(start, end + 1),
})

export function trim(whole: Traced): Traced {
  const start = whole.text.length - whole.text.trimStart().length
  return slice(whole, start, Math.max(start, whole.text.trimEnd().length))
}

/** Like `replaceAll` with `$1` for groups; what is put in stands where the replaced text began. */
export function replace(whole: Traced, pattern: RegExp, by: string): Traced {
  let text = ''
  let end = 0
  const at: number[] = []
  for (const match of whole.text.matchAll(pattern)) {
    const inserted = by.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    text += whole.text.slice(end, match.index) + inserted
    at.push(...whole.at.slice(end, match.index), ...Array(inserted.length).fill(whole.at[match.index]))
    end = match.index + match[0].length
  }
  return end === 0 ? whole : { text: text + whole.text.slice(end), at: [...at, ...whole.at.slice(end)] }
}

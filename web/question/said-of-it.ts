/** "Deploy it to the Cantina": a sentence about a card whose name stands before it. */

/** The name gives way where it stands once, and does not begin the sentence. */
export function saidOfIt(says: string, name: string | undefined): string {
  if (!name || says.startsWith(name)) return says
  const [before, after, ...more] = says.split(name)
  const isWhole =
    after !== undefined && more.length === 0 && !/\w$/.test(before!) && !/^[\w'’(]| \(/.test(after)
  return isWhole ? `${before}it${after}` : says
}

/**
 * The items in a list without room for holes. The built-in `map` and `filter` leave such room once the compiler knows
 * them well, and then everything that reads the state is compiled again for the other kind of list.
 */
export function dense<Item>(items: readonly Item[]): Item[] {
  const list: Item[] = []
  for (let index = 0; index < items.length; index++) list.push(items[index]!)
  return list
}

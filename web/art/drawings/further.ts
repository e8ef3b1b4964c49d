/** All further drawings: what only cards of later sets show. */
export const FURTHER = import.meta.glob<string>('./further/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Drawings of the Clone Wars: what a first game of the Star Wars TCG shows besides. */
export const REPUBLIC = import.meta.glob<string>('./republic/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Drawings of the Galactic Civil War: all that a first game of the Star Wars CCG shows. */
export const REBELLION = import.meta.glob<string>('./rebellion/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

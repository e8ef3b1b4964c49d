/** The seven rulebooks. The first part of a rule id is its book; `files` hold the book's entries in `rules/`. */
export const books = {
  idc: {
    title: 'Star Wars TCG, IDC Condensed Rulebook (2010)',
    files: ['swtcg-idc-basics.yaml', 'swtcg-idc-effects.yaml'],
  },
  wotc: { title: 'Star Wars TCG, rulebook of 2003', files: ['swtcg-wotc-2003.yaml'] },
  now: { title: 'Star Wars TCG as it is played today', files: ['swtcg-today.yaml'] },
  opt: { title: 'Star Wars TCG, IDC Optional Play Rules', files: ['swtcg-options.yaml'] },
  ccg95: { title: 'Star Wars CCG, rulebook of 1995', files: ['swccg-1995.yaml'] },
  ccg: { title: "Star Wars CCG, Beginner's Rulebook", files: ['swccg-beginners.yaml'] },
  ccgx: {
    title: 'Star Wars CCG, rules of the expansions and of tournaments',
    files: ['swccg-expansions.yaml', 'swccg-final.yaml'],
  },
} as const

export type Book = keyof typeof books

export const bookNames = Object.keys(books) as readonly Book[]

/** The book of a rule id that is in the catalogue. */
export const bookOf = (id: string): Book => id.slice(0, id.indexOf('/')) as Book

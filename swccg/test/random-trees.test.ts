/** Random trees are said and read again: as the same trees. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { premiereCards } from '../cards/shipped.ts'
import { canonical } from '../language/canonical.ts'
import { compile } from '../language/compile.ts'
import { sayText } from '../language/render/text.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { speakers, trees } from './random-trees.ts'

const vocabulary = vocabularyOf([...premiereCards().cards, ...speakers])

test.each([1977, 1980, 1983])('what is said of random trees is read back to them: seed %i', (seed) => {
  fc.assert(
    fc.property(trees, ({ facts, tree }) => {
      const said = sayText(facts, tree).join(' ')
      const { text, notUnderstood } = compile(said, facts, vocabulary)
      expect({ said, notUnderstood, text: canonical(text) }).toEqual({
        said,
        notUnderstood: [],
        text: canonical(tree),
      })
    }),
    { seed, numRuns: 200 },
  )
})

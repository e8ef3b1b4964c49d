/** One rule, as the catalogue has it: what it says, an example, rulings, other editions, related rules. */
import type { OptionFacts, Rule } from '@dejarik/rulebook'
import { books } from '@dejarik/rulebook/books'
import type { JSX } from 'preact'
import { hashFor } from '../route.ts'

export function RuleText({ rule }: { readonly rule: Rule }): JSX.Element {
  const { id, book, where, says, example, notes, differs, see = [], option } = rule
  return (
    <article class="rule-text">
      <h2>{says}</h2>
      <p class="small">
        <code>{id}</code> · {books[book].title} · {where}
      </p>
      <Part name="Example" text={example} />
      <Part name="Ruling" text={notes} />
      <Part name="In other editions" text={differs} />
      {option && <Option option={option} />}
      {see.length > 0 && (
        <section>
          <h3>See also</h3>
          <ul>
            {see.map((other) => (
              <li key={other}>
                <a href={hashFor({ page: 'rules', rule: other })}>{other}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Part({
  name,
  text,
}: {
  readonly name: string
  readonly text: string | undefined
}): JSX.Element | null {
  if (!text) return null
  return (
    <section>
      <h3>{name}</h3>
      <p>{text}</p>
    </section>
  )
}

function Option({ option }: { readonly option: OptionFacts }): JSX.Element {
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['Changes', option.changes],
    ['For', [option.scope, ...option.scopeAlso].filter((scope) => scope !== '')],
    ['Goes before', option.supersedes],
    ['Gives way to', option.supersededBy],
  ]
  return (
    <section>
      <h3>An option</h3>
      <dl>
        {facts
          .filter(([, list]) => list.length > 0)
          .map(([name, list]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{list.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

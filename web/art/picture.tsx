/** The drawn picture of a card, and a drawing alone. Fetched after the first paint. */
import type { JSX } from 'preact'
import { compose } from './compose.ts'
import { layOutDrawings, want } from './drawings.ts'
import type { PictureFacts } from './table.ts'

layOutDrawings()

export function Picture({ of, facts }: { readonly of: string; readonly facts: PictureFacts }): JSX.Element {
  const { drawing, placed, fit, scene, emblem, tint } = compose(of, facts)
  return (
    <>
      <svg
        class={`art tint-${tint}`}
        viewBox="0 0 100 60"
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
      >
        {scene.stars && <path class="art-star" d={scene.stars} />}
        {scene.fill && <path class="art-hint" d={scene.fill} />}
        {scene.line && <path class="art-hint-line" d={scene.line} />}
        {emblem && <path class="art-hint-line" d={emblem} />}
      </svg>
      <svg class="art-figure" viewBox="0 0 100 60" aria-hidden="true" preserveAspectRatio={fit}>
        {placed.map((transform) => (
          <g key={transform} transform={transform}>
            <Use drawing={drawing} />
          </g>
        ))}
      </svg>
    </>
  )
}

function Use({ drawing }: { readonly drawing: string }): JSX.Element {
  want(drawing)
  return <use href={`#drawing-${drawing}`} width="100" height="60" />
}

export function Drawing({ name }: { readonly name: string }): JSX.Element {
  return (
    <svg class="art-figure" viewBox="0 0 100 60" aria-hidden="true">
      <Use drawing={name} />
    </svg>
  )
}

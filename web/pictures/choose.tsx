/** Choosing a folder of pictures. They stay on this device. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { hashFor } from '../route.ts'
import { keepPictures, pictureCount } from './store.ts'

export function ChoosePictures(): JSX.Element {
  const [count, setCount] = useState(pictureCount)
  const [refusal, setRefusal] = useState('')
  const keep = (files: readonly File[]): void => {
    const kept = (now: number): void => {
      setCount(now)
      setRefusal(leftOut(files, now))
    }
    void keepPictures(files).then(kept, () => setRefusal('This browser cannot keep the pictures.'))
  }
  return (
    <section class="own-pictures" aria-label="Pictures of your own">
      <label>
        A folder with pictures of the cards, each file named like its card; they stay on this device
        <input
          type="file"
          multiple
          accept="image/*"
          {...{ webkitdirectory: true }}
          onChange={(event) => keep([...(event.currentTarget.files ?? [])])}
        />
      </label>
      <p class="small" role="status">
        {count > 0 ? `Pictures of your own: ${count}.` : 'Our own drawings are used.'} {refusal}
      </p>
      <p class="small">
        <a href={hashFor({ page: 'cards', game: '' })}>See all cards</a>
      </p>
      {count > 0 && (
        <button type="button" onClick={() => keep([])}>
          Use the drawings again
        </button>
      )}
    </section>
  )
}

/** One line for files that are called pictures and are none. */
function leftOut(files: readonly File[], kept: number): string {
  const broken = files.filter(({ type }) => type.startsWith('image/')).length - kept
  if (broken === 0) return ''
  return broken === 1
    ? 'A file is no picture and was left out.'
    : `${broken} files are no pictures and were left out.`
}

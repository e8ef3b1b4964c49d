/** Choosing a folder of pictures. They stay on this device. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { hashFor } from '../route.ts'
import { keepPictures, pictureCount } from './store.ts'

export function ChoosePictures(): JSX.Element {
  const [count, setCount] = useState(pictureCount)
  const [refusal, setRefusal] = useState('')
  const keep = (files: readonly File[]): void =>
    void keepPictures(files).then(setCount, () => setRefusal('This browser cannot keep the pictures.'))
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
        {refusal || (count > 0 ? `Pictures of your own: ${count}.` : 'Our own drawings are used.')}
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

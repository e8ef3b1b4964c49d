/** Opening a table, for one game or for the best of three. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Radios } from '../form/radios.tsx'
import { NewSeriesForm } from './new-series.tsx'
import { NewTableForm, type OpenForm } from './new-table.tsx'

type Length = 'one' | 'three'

export function OpenTable({ tell }: Pick<OpenForm, 'tell'>): JSX.Element {
  const [length, setLength] = useState<Length>('one')
  const head = (
    <>
      <h2>Open a table</h2>
      <Radios
        name="Length"
        value={length}
        options={[
          ['one', 'one game'],
          ['three', 'best of three'],
        ]}
        choose={setLength}
      />
    </>
  )
  return length === 'one' ? (
    <NewTableForm tell={tell} head={head} />
  ) : (
    <NewSeriesForm tell={tell} head={head} />
  )
}

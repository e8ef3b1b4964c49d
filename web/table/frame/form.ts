/** The five forms of the table, by the room of the window in CSS pixels; at 200% zoom a desktop has the room of a phone held across. */
import { useEffect, useState } from 'preact/hooks'

export type Form = 'wide' | 'short' | 'mid' | 'phone' | 'land'

/** Below this height there is no room for rows under the board: the question stands beside it. */
const LOW = 560

export function formOf(width: number, height: number): Form {
  if (height < LOW) return width >= 560 ? 'land' : 'phone'
  if (width >= 1200) return height >= 780 ? 'wide' : 'short'
  return width >= 700 ? 'mid' : 'phone'
}

const formNow = (): Form => formOf(innerWidth, innerHeight)

export function useForm(): Form {
  const [form, setForm] = useState(formNow)
  useEffect(() => {
    const look = (): void => setForm(formNow())
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  return form
}

/** Where a row of answers has room for a few words only. */
export const isNarrow = (form: Form): boolean => form !== 'wide' && form !== 'short'

/** Where one arena or location is shown at a time. */
export const showsOne = (form: Form): boolean => form === 'phone' || form === 'land'

/** The height of the line between the two sides of an arena, in pixels. */
export const MIDDLE: Readonly<Record<Form, number>> = { wide: 56, short: 46, mid: 50, phone: 46, land: 42 }

import { fieldsOf } from './fields.ts'

/** Deep equality of data of the same kinds. Shared records are equal at a glance, which makes comparing forks cheap. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && same(fieldsOf(one)[key], fieldsOf(other)[key]))
}

/** Files that a person names, read and written with one-line reasons when that fails. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from './failure.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'part of the path is not a folder',
  EISDIR: 'that is a folder, not a file',
  EEXIST: 'a file of that name is in the way',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Larger than anything that is read here. */
const MOST_BYTES = 32_000_000

export const readText = (path: string): string => readBytes(path).toString('utf8')

export function readBytes(path: string): Buffer {
  try {
    const { size } = statSync(path)
    if (size <= MOST_BYTES) return readFileSync(path)
  } catch (error) {
    throw readingFailure(path, error)
  }
  throw new Failure(`Cannot read ${path}: it is larger than ${MOST_BYTES / 1_000_000} MB.`)
}

export const readingFailure = (path: string, error: unknown): Failure =>
  new Failure(`Cannot read ${path}: ${whyNot(error)}.`)

/** Writes the file and the folders that lead to it. */
export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    throw new Failure(`Cannot write ${path}: ${whyNot(error)}.`)
  }
}

export const writeJson = (path: string, value: unknown): void =>
  writeText(path, `${JSON.stringify(value, null, 2)}\n`)

function whyNot(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

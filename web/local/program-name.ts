/** What players read of a program: “Grand admiral”. */
import { SPARRING } from './sparring.ts'

export const programName = (level: string): string =>
  level === SPARRING
    ? 'Sparring partner'
    : `${level.charAt(0).toUpperCase()}${level.slice(1).replaceAll('-', ' ')}`

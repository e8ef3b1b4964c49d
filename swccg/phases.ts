/** The six phases of a turn, in their order (ccg95/term/turn). */
export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export type Phase = (typeof PHASES)[number]

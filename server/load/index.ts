/** The side door for programs that put a server under load. */
export { type AttackFigures, attackLoad } from './attacks.ts'
export { Child } from './child.ts'
export { answerCost, type ClusterFigures, clusterLoad } from './cluster.ts'
export { type FuzzFigures, fuzz } from './fuzz.ts'
export { type KillFigures, killLoad } from './kills.ts'
export { type LiveFigures, liveLoad } from './live.ts'
export { type SleepFigures, sleepingLoad } from './sleeping.ts'

/** A worker thread that plays chunks of games as they are sent to it. */
import { parentPort } from 'node:worker_threads'
import { type ChunkOrder, playChunk } from './chunk.ts'

parentPort?.on('message', (order: ChunkOrder) => {
  const bytes = playChunk(order)
  parentPort?.postMessage(bytes)
})

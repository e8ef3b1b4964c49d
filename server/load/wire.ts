/** A wire between a server and what it needs: it can be cut, or swallow all that is sent through it. */
import { createServer, connect as dial, type Server, type Socket } from 'node:net'

type State = 'whole' | 'cut' | 'swallowing'

export class Wire {
  private readonly server: Server
  private readonly ends = new Set<Socket>()
  private state: State = 'whole'

  constructor(target: URL) {
    this.server = createServer((near) => {
      this.keep(near)
      if (this.state === 'cut') near.destroy()
      if (this.state === 'whole') this.join(near, dial(Number(target.port), target.hostname))
    })
  }

  private join(near: Socket, far: Socket): void {
    this.keep(far)
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  }
  private keep(end: Socket): void {
    this.ends.add(end)
    end.on('error', () => end.destroy())
    end.on('close', () => this.ends.delete(end))
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => resolve((this.server.address() as { port: number }).port))
    })
  }
  cut(): void {
    this.state = 'cut'
    for (const end of this.ends) end.destroy()
  }
  /** As where a firewall forgets a line: both ends stay open, and nothing comes through any more, also when all is well again. */
  swallow(): void {
    this.state = 'swallowing'
    for (const end of this.ends) end.unpipe().pause()
  }
  /** New lines hold. */
  mend(): void {
    this.state = 'whole'
  }
  close(): void {
    this.cut()
    this.server.close()
  }
}

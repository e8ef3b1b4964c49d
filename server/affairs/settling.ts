/** Tables that are over decide campaigns and events; one after the other, whether anybody looks or not. */
interface Deciding {
  readonly decided: (table: string) => Promise<void>
}

export class Settling {
  private readonly affairs: () => readonly Deciding[]
  private readonly report: (fault: unknown) => void
  private work: Promise<void> = Promise.resolve()

  constructor(affairs: () => readonly Deciding[], report: (fault: unknown) => void) {
    this.affairs = affairs
    this.report = report
  }

  add(table: string): void {
    this.work = this.work.then(() => this.settle(table)).catch(this.report)
  }

  private async settle(table: string): Promise<void> {
    for (const affair of this.affairs()) await affair.decided(table)
  }

  /** When everything up to now is settled. */
  done(): Promise<void> {
    return this.work
  }
}

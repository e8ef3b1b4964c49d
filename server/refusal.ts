/** A request that cannot be granted: one line for the person, and a status for the program. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 429 | 503
  constructor(status: Refusal['status'], message: string) {
    super(message)
    this.status = status
  }
}

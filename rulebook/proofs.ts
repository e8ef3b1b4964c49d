/** What a run of all tests proved. The test run writes this record; coverage is read from it. */

export interface ProofRecord {
  /** Fingerprint of the sources when the run began. */
  readonly sources: string
  /** The test files that ran, and whether each passed. */
  readonly files: Readonly<Record<string, boolean>>
  /** By rule id, the tests that name it. */
  readonly rules: Readonly<Record<string, Proof>>
}

export interface Proof {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

/** A test that ran to its end. */
export interface TestOutcome {
  readonly test: string
  readonly passed: boolean
  readonly proves: readonly string[]
}

export function proofsOf(outcomes: readonly TestOutcome[]): Readonly<Record<string, Proof>> {
  const proofs: Record<string, { passed: string[]; failed: string[] }> = {}
  for (const { test, passed, proves } of outcomes)
    for (const id of new Set(proves)) {
      proofs[id] ??= { passed: [], failed: [] }
      proofs[id][passed ? 'passed' : 'failed'].push(test)
    }
  return proofs
}

/** One passing test proves a rule, unless another test that names it fails. */
export const isProven = (record: ProofRecord, id: string): boolean => {
  const proof = record.rules[id]
  return proof !== undefined && proof.passed.length > 0 && proof.failed.length === 0
}

export const failedFiles = (record: ProofRecord): readonly string[] =>
  Object.keys(record.files).filter((file) => !record.files[file])

/** The numbers of a trained net, as they are shipped: whole numbers of one byte, with a scale for each row. */

export interface NetWeights {
  /** Which training made them, and how well it judged games that it had not seen. */
  readonly record: TrainingRecord
  readonly encoders: readonly PackedMatrix[]
  readonly layers: readonly PackedMatrix[]
}

export interface TrainingRecord {
  readonly games: number
  readonly positions: number
  readonly seed: number
  /** The mean loss (natural logarithm) on games that were held out, of the net and of the regression before it. */
  readonly heldOut: number
  readonly regression: number
  /** The same with decks of cards that it had never seen. */
  readonly unseen: number
  readonly unseenRegression: number
  /** By how much what it says and what came about differ, on average over tenths of chances. */
  readonly calibrationError: number
}

export interface PackedMatrix {
  readonly rows: number
  readonly columns: number
  /** One for each row. */
  readonly scales: readonly number[]
  /** Row by row, in base 64. */
  readonly bytes: string
}

export interface Matrix {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

export const matricesOf = ({
  encoders,
  layers,
}: NetWeights): { encoders: readonly Matrix[]; layers: readonly Matrix[] } => ({
  encoders: encoders.map(unpacked),
  layers: layers.map(unpacked),
})

function unpacked({ rows, columns, scales, bytes }: PackedMatrix): Matrix {
  const signed = Int8Array.from(bytesOf(bytes))
  if (signed.length !== rows * columns) throw new Error('the weights of a net are not whole')
  return {
    rows,
    columns,
    values: Float32Array.from(signed, (value, index) => value * scales[Math.floor(index / columns)]!),
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function bytesOf(text: string): readonly number[] {
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of text.replace(/=+$/, '')) {
    bits = (bits << 6) | DIGITS.indexOf(letter)
    held += 6
    if (held < 8) continue
    held -= 8
    bytes.push((bits >> held) & 255)
    bits &= (1 << held) - 1
  }
  return bytes
}

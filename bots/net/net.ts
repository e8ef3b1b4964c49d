/**
 * A small net that was trained on who won: encoders read cards and add up what they say, group by group; layers make a
 * chance to win of these sums and the numbers of the whole.
 */
import type { Reader, Shape, Sketching } from './sketch.ts'
import type { Matrix, NetWeights } from './weights.ts'
import { matricesOf } from './weights.ts'

/** The chance to win in a position. */
export type Judge<P> = (position: P) => number

export function judgeBy<C extends object, P>(
  { shape, printed, sketch }: Sketching<C, P>,
  weights: NetWeights,
): Judge<P> {
  let net: Net<C> | undefined
  return (position) => {
    net ??= new Net(shape, printed, weights)
    net.forget()
    sketch(position, net)
    return net.chance()
  }
}

class Net<C extends object> implements Reader<C> {
  private readonly shape: Shape
  private readonly printed: (card: C) => readonly number[]
  private readonly encoders: readonly Encoder<C>[]
  private readonly layers: readonly Matrix[]
  private readonly width: number
  /** The numbers of the whole, then the sums of each group. */
  private readonly input: Float32Array

  constructor(shape: Shape, printed: (card: C) => readonly number[], weights: NetWeights) {
    const { encoders, layers } = matricesOf(weights)
    this.shape = shape
    this.printed = printed
    this.layers = layers
    this.encoders = encoders.map((matrix) => new Encoder(matrix, shape))
    this.width = encoders[0]!.rows
    this.input = new Float32Array(shape.whole + shape.groups.length * this.width)
    if (layers[0]!.columns !== this.input.length + 1) throw new Error('the net was trained on other sketches')
  }

  forget(): void {
    this.input.fill(0)
  }

  whole(place: number, value: number): void {
    this.input[place] = value
  }

  card(group: number, card: C | undefined, numbers: readonly number[]): void {
    const at = this.shape.whole + group * this.width
    this.encoders[this.shape.groups[group]!]!.add(card, this.printed, numbers, this.input, at)
  }

  chance(): number {
    let values: Float32Array = this.input
    for (let index = 0; index < this.layers.length; index++)
      values = forward(this.layers[index]!, values, index < this.layers.length - 1)
    return 1 / (1 + Math.exp(-values[0]!))
  }
}

/** What a card says; what is printed on it is multiplied once. */
class Encoder<C extends object> {
  private readonly matrix: Matrix
  private readonly shape: Shape
  private readonly known = new WeakMap<C, Float32Array>()
  private readonly hidden: Float32Array

  constructor(matrix: Matrix, shape: Shape) {
    this.matrix = matrix
    this.shape = shape
    this.hidden = this.ofPrinted(Array.from({ length: shape.printed }, () => 0))
  }

  add(
    card: C | undefined,
    printed: (card: C) => readonly number[],
    numbers: readonly number[],
    sums: Float32Array,
    at: number,
  ): void {
    const base = card === undefined ? this.hidden : this.baseOf(card, printed)
    const { rows, columns, values } = this.matrix
    for (let row = 0; row < rows; row++) {
      let sum = base[row]!
      const start = row * columns
      for (let index = 0; index < numbers.length; index++) sum += values[start + index]! * numbers[index]!
      if (sum > 0) sums[at + row]! += sum
    }
  }

  private baseOf(card: C, printed: (card: C) => readonly number[]): Float32Array {
    const kept = this.known.get(card) ?? this.ofPrinted(printed(card))
    this.known.set(card, kept)
    return kept
  }

  /** Columns are the numbers of how it stands, what is printed, and 1. */
  private ofPrinted(printed: readonly number[]): Float32Array {
    const { rows, columns, values } = this.matrix
    const { numbers } = this.shape
    return Float32Array.from({ length: rows }, (_, row) => {
      let sum = values[row * columns + columns - 1]!
      for (let index = 0; index < printed.length; index++)
        sum += values[row * columns + numbers + index]! * printed[index]!
      return sum
    })
  }
}

/** A layer; the last column is what it adds in any case. All but the last layer leave nothing below zero. */
function forward({ rows, columns, values }: Matrix, input: Float32Array, isInner: boolean): Float32Array {
  const output = new Float32Array(rows)
  const inputs = columns - 1
  for (let row = 0; row < rows; row++) {
    const start = row * columns
    let sum = values[start + inputs]!
    for (let index = 0; index < inputs; index++) sum += values[start + index]! * input[index]!
    output[row] = isInner && sum < 0 ? 0 : sum
  }
  return output
}

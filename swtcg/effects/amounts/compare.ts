/** Two numbers beside each other, in the words of cards. */
export type Comparison = 'at-most' | 'at-least' | 'exactly' | 'more' | 'less'

export function compare(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case 'at-most':
      return left <= right
    case 'at-least':
      return left >= right
    case 'exactly':
      return left === right
    case 'more':
      return left > right
    case 'less':
      return left < right
  }
}

/** A whole bot: it prefers attacking to building to anything else, and answers every other question as simply as it can. */
import { createInterface } from 'node:readline'

const LIKES = ['attack', 'deploy', 'complete', 'build']

const liking = ({ verb }) => {
  const place = LIKES.indexOf(verb)
  return place < 0 ? LIKES.length : place
}

/** One entry for each kind of question. */
const ANSWERS = {
  action: ({ offers }) => offers.toSorted((one, other) => liking(one) - liking(other))[0].key,
  cards: ({ from, min }) => from.slice(0, min),
  several: ({ min }) => Array.from({ length: min }, (_, index) => index),
  number: ({ max }) => max,
  bid: ({ min }) => min,
  choice: ({ options }) => options[0],
  order: ({ items }) => items.map((_, index) => index),
  divide: ({ amount, among }) => {
    let left = amount
    return among.map(({ max }) => {
      const share = Math.min(left, max)
      left -= share
      return share
    })
  },
  confirm: () => true,
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'ask') {
    const answer = ANSWERS[message.question.kind](message.question)
    process.stdout.write(`${JSON.stringify({ ask: message.ask, answer })}\n`)
  }
  if (message.type === 'end') break
}

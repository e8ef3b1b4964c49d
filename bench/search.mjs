/** Our searches on a position, each call one whole search; it returns how many games were played in thought. */
import { botFor, glimpse, plainJudgement, treeSearching } from '@dejarik/bots'
import { anyGame } from '@dejarik/kernel'
import { chance } from './chance.mjs'

/**
 * All answers, and playouts by lot as long as boardgame.io's bot has if nobody says otherwise. Its 50 moves count those
 * without a choice, which a game in thought skips: of 50, about 40 are choices with 2 seats and 37 with 6.
 */
const PLAIN = {
  simulations: 200,
  pace: { about: {}, otherwise: 1 },
  answers: { about: {}, otherwise: 1000 },
  caution: { margin: 0, deviations: 0, doubt: 3, luck: 0.5 },
  curiosity: 0.7,
  ripe: 1,
  surprises: 0,
  decisions: 40,
}
const ADMIRAL_SIMULATIONS = 40

const openQuestion = ({ state: { asked } }) => asked?.questions[asked.answers.indexOf(null)]

/** Whether there is something to search. */
export function isChoice(machine) {
  const question = openQuestion(machine)
  return question?.kind === 'action' && question.offers.length > 1
}

const searches = (definition, bot) => {
  const below = chance(1)
  return (machine) => bot(glimpse(anyGame(definition), machine, openQuestion(machine), below)).trials ?? 0
}

/** Without any knowledge of the game, as the peer's. */
export const plainSearch = (definition) =>
  searches(definition, treeSearching(plainJudgement(anyGame(definition)), PLAIN))

/** As the admiral plays, cadets playing on. */
export const admiralSearch = (definition) =>
  searches(definition, botFor(`admiral@${ADMIRAL_SIMULATIONS}games`, definition.name))

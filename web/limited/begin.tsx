/** A new sealed pool or draft: which packs, and how many seats. */
import { DRAFT_PACKS, DRAFT_SEATS, SEALED_PACKS } from '@dejarik/swtcg/limited'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Radios } from '../form/radios.tsx'
import { Refusal } from '../form/refusal.tsx'
import { api } from '../live/api.ts'
import { goTo } from '../route.ts'
import { newSeed } from '../start/choice.ts'
import { study } from '../study/desk.ts'
import type { LimitedGame } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import type { LimitedEvent, Way } from './event.ts'

const GAME_TITLES: readonly (readonly [LimitedGame, string])[] = [
  ['swtcg', 'Star Wars TCG'],
  ['swccg', 'Star Wars CCG'],
]
/** What is opened, and what a deck of it must be. */
const ABOUT: Readonly<Record<LimitedGame, string>> = {
  swtcg: 'Open packs of a set and build a deck of at least 30 cards of one side and Neutral out of them.',
  swccg:
    'Open packs of a set, get the cards that lay in every sealed box, and build a deck of 40 cards of one side out of them.',
}
const FIRST_SET: Readonly<Record<LimitedGame, string>> = { swtcg: 'AOTC', swccg: 'premiere' }
const WAYS: readonly (readonly [Way, string])[] = [
  ['sealed', `Sealed: ${SEALED_PACKS} packs are yours`],
  ['draft', `Draft: ${DRAFT_PACKS} packs a seat go round, one card at a time`],
]
const SEATS = Array.from({ length: DRAFT_SEATS.max - 1 }, (_, index) => index + DRAFT_SEATS.min)

export function Begin({ begin }: { readonly begin: (event: LimitedEvent) => void }): JSX.Element {
  const [game, setGame] = useState<LimitedGame>('swtcg')
  const [chosenWay, setWay] = useState<Way>('sealed')
  const way = game === 'swtcg' ? chosenWay : 'sealed'
  const [set, setSet] = useState('AOTC')
  const [seats, setSeats] = useState(4)
  const [refusal, setRefusal] = useState('')
  const { answer: sets } = useStudy('pack-sets', { game })
  const chooseGame = (chosen: LimitedGame): void => {
    setGame(chosen)
    setSet(FIRST_SET[chosen])
  }
  const open = async (): Promise<void> => {
    const seed = newSeed()
    const going = await study('begin-limited', { game, way, set, seats, seed })
    const title = sets?.find((each) => each.set === set)?.title
    begin({ game, way, set, seed, ...(title ? { title } : {}), ...going, deck: [] })
  }
  const openWithFriends = async (): Promise<void> => {
    if ((await api.me()) === null) await api.comeIn('')
    const { id } = await api.newDraft({ game, way, set, seats: way === 'draft' ? seats : DRAFT_SEATS.max })
    goTo({ page: 'decks', deck: `limited/live/${id}` })
  }
  const attempt = (coming: Promise<void>): void =>
    void coming.catch((error: Error) => setRefusal(error.message))
  return (
    <section class="choices" aria-label="New packs">
      <Radios name="Which game" value={game} options={GAME_TITLES} choose={chooseGame} />
      <p>
        {ABOUT[game]} Play against a program with a deck from the same packs, or open packs with friends on
        the server.
      </p>
      {game === 'swtcg' && <Radios name="How" value={way} options={WAYS} choose={setWay} />}
      <label>
        Packs of{' '}
        <select value={set} onChange={(event) => setSet(event.currentTarget.value)}>
          {(sets ?? [{ set, title: set }]).map((each) => (
            <option key={each.set} value={each.set}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      {way === 'draft' && (
        <label>
          Seats, programs where nobody sits{' '}
          <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
            {SEATS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="answers">
        <button type="button" class="primary" onClick={() => attempt(open())}>
          Open the packs
        </button>
        <button type="button" onClick={() => attempt(openWithFriends())}>
          Open them with friends, by link
        </button>
      </div>
      <Refusal text={refusal} />
    </section>
  )
}

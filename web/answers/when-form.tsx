/** When one wants to be asked: how much, where always or never, and what is always answered alike. */
import type { JSX } from 'preact'
import { Select } from '../form/select.tsx'
import { useGame } from '../game.ts'
import type { Settings } from '../settings.ts'
import { WHENS } from './wishes.ts'

interface Changing {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

type AtChance = 'usual' | 'stop' | 'pass'
const AT_CHANCES: readonly (readonly [AtChance, string])[] = [
  ['usual', 'as usual'],
  ['stop', 'always ask'],
  ['pass', 'pass'],
]

export function WhenForm({ settings, change }: Changing): JSX.Element {
  const { playmat } = useGame()
  return (
    <>
      <Select
        name="When to ask me"
        value={settings.when}
        options={WHENS}
        choose={(when) => change({ ...settings, when })}
      />
      {playmat.alike.includes('focus') && (
        <Check
          label="All units attack whom I attacked"
          isSet={settings.focus}
          set={(focus) => change({ ...settings, focus })}
        />
      )}
      <details>
        <summary>Standing orders</summary>
        <Orders settings={settings} change={change} />
      </details>
      <details>
        <summary>Stops</summary>
        {playmat.chances.map((about) => (
          <Stop key={about} about={about} settings={settings} change={change} />
        ))}
      </details>
    </>
  )
}

function Orders({ settings, change }: Changing): JSX.Element {
  const { orders } = settings
  const { alike } = useGame().playmat
  const give = (more: Partial<Settings['orders']>): void =>
    change({ ...settings, orders: { ...orders, ...more } })
  return (
    <>
      {alike.includes('preventFor') && (
        <Select
          name="Prevent what would destroy a unit"
          value={String(orders.preventFor ?? 'never')}
          options={PRICES}
          choose={(price) => give({ preventFor: price === 'never' ? null : Number(price) })}
        />
      )}
      {alike.includes('drainEverywhere') && (
        <Check
          label="Always drain everywhere"
          isSet={orders.drainEverywhere}
          set={(drainEverywhere) => give({ drainEverywhere })}
        />
      )}
      {alike.includes('loseFromReserve') && (
        <Check
          label="Always lose Force from the Reserve Deck"
          isSet={orders.loseFromReserve}
          set={(loseFromReserve) => give({ loseFromReserve })}
        />
      )}
    </>
  )
}

/** The most Force that a prevention may cost. */
const PRICES: readonly (readonly [string, string])[] = [
  ['never', 'ask me'],
  ...['0', '1', '2', '3', '4', '5'].map((price) => [price, `for up to ${price} Force`] as const),
]

function Check({
  label,
  isSet,
  set,
}: {
  readonly label: string
  readonly isSet: boolean
  readonly set: (isSet: boolean) => void
}): JSX.Element {
  return (
    <label>
      <input type="checkbox" checked={isSet} onChange={(event) => set(event.currentTarget.checked)} /> {label}
    </label>
  )
}

function Stop({ about, settings, change }: Changing & { readonly about: string }): JSX.Element {
  const { playmat } = useGame()
  const { stopAt, passAt } = settings
  const value: AtChance = stopAt.includes(about) ? 'stop' : passAt.includes(about) ? 'pass' : 'usual'
  const without = (list: readonly string[]): readonly string[] => list.filter((each) => each !== about)
  const choose = (when: AtChance): void =>
    change({
      ...settings,
      stopAt: when === 'stop' ? [...without(stopAt), about] : without(stopAt),
      passAt: when === 'pass' ? [...without(passAt), about] : without(passAt),
    })
  return <Select name={playmat.chanceName(about)} value={value} options={AT_CHANCES} choose={choose} />
}

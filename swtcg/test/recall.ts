/** A unit that brings Boba Fett from the build zone into battle, and gains Force afterwards. */
export const RECALL = {
  ...{ name: 'Recall Officer', side: 'dark', kind: 'unit', arenas: ['ground'] },
  ...{ cost: 2, speed: 10, power: 1, health: 1 },
  abilities: [
    {
      ability: 'effect',
      cost: [],
      do: [
        {
          do: 'move',
          who: {
            take: { take: 'each' },
            of: { names: ['Boba Fett'], whose: 'you', place: { in: 'build-zone' } },
          },
          to: 'character',
        },
        { do: 'gain-force', who: 'you', amount: 3 },
      ],
    },
  ],
}

/** Entries of Imperials whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const IMPERIALS: Readonly<Record<string, CardText>> = {
  'Lt. Shann Childsen': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 2,
        when: {
          if: 'this',
          is: {
            where: {
              atA: {
                title: ['Death Star: Detention Block Corridor', 'Death Star: Detention Block Control Room'],
              },
            },
          },
        },
      },
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 2,
        when: { if: 'on-table', what: { whose: 'opponents', type: 'alien', where: 'present' } },
      },
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 1,
        when: {
          if: 'on-table',
          what: {
            whose: 'opponents',
            trait: ['wookiee', 'talz', 'ewok'],
            where: 'present',
            not: { the: 'self' },
          },
        },
      },
    ],
  },
  'OS-72-10': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 2,
        when: {
          if: 'this',
          is: {
            pilots: {
              not: {
                model: [
                  'TIE',
                  'TIE/ad',
                  'TIE/ln',
                  'TIE/sr',
                  'TIE/rc',
                  'TIE/sa',
                  'TIE Advanced x1',
                  'TIE Defender',
                  'TIE Defender Mark I',
                  'TIE Interceptor',
                ],
              },
            },
          },
        },
      },
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 3,
        when: {
          if: 'this',
          is: {
            pilots: {
              model: [
                'TIE',
                'TIE/ad',
                'TIE/ln',
                'TIE/sr',
                'TIE/rc',
                'TIE/sa',
                'TIE Advanced x1',
                'TIE Defender',
                'TIE Defender Mark I',
                'TIE Interceptor',
              ],
            },
          },
        },
      },
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: {
          if: 'all',
          of: [
            {
              if: 'this',
              is: {
                pilots: {
                  model: [
                    'TIE',
                    'TIE/ad',
                    'TIE/ln',
                    'TIE/sr',
                    'TIE/rc',
                    'TIE/sa',
                    'TIE Advanced x1',
                    'TIE Defender',
                    'TIE Defender Mark I',
                    'TIE Interceptor',
                  ],
                },
              },
            },
            { if: 'this', is: { where: { atA: { trait: 'cloud sector' } } } },
          ],
        },
      },
      {
        static: 'number',
        change: 'immunity',
        of: { the: 'host' },
        become: 4,
        when: {
          if: 'all',
          of: [
            {
              if: 'this',
              is: {
                pilots: {
                  model: [
                    'TIE',
                    'TIE/ad',
                    'TIE/ln',
                    'TIE/sr',
                    'TIE/rc',
                    'TIE/sa',
                    'TIE Advanced x1',
                    'TIE Defender',
                    'TIE Defender Mark I',
                    'TIE Interceptor',
                  ],
                  not: { title: 'Obsidian 10' },
                },
              },
            },
            { if: 'this', is: { where: { atA: { trait: 'cloud sector' } } } },
          ],
        },
      },
      {
        static: 'number',
        change: 'immunity',
        of: { the: 'host' },
        become: 6,
        when: {
          if: 'all',
          of: [
            { if: 'this', is: { pilots: { title: 'Obsidian 10' } } },
            { if: 'this', is: { where: { atA: { trait: 'cloud sector' } } } },
          ],
        },
      },
    ],
  },
}

import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const nights: readonly DemoGyg[] = [
  {
    key: 'warm-beds-training',
    written: 'en',
    state: 'upcoming',
    title: 'Warm beds: become a night host',
    summary:
      'A night shelter is mostly listening, folding sheets and knowing where the tea is. One evening of training, one night beside an old hand, then you are one of us.',
    preface:
      'When it drops below zero we put out twelve extra beds, and each four beds need somebody awake. That is arithmetic, and also the nicest shift in town.',
    description: [
      'In the evening we go through the house, the rules and the three sentences that calm nearly everything down. The fire brigade shows the extinguishers, Fatima shows plasters, and a guest who has slept here for two years tells what a good host does. (Knocks. Always knocks.)',
      'After that you book your first night, from eight to eight. You may sleep four hours in the host’s room. Nobody ever does, because at two in the morning somebody starts to tell a story.',
    ],
    other:
      'En utbildningskväll och en natt tillsammans med en van värd. Sedan är du en av oss när kylan kommer och de tolv extra sängarna ställs fram.',
    participantInfo: 'Red door, ring twice. Bring a padlock for the wardrobe. No perfume: it wakes people.',
    goal: 1,
    secondary: [3, 10],
    address: 'Klara Södra kyrkogata 9, Stockholm',
    place: [59.3321, 18.0618],
    at: { inDays: 16, on: 'fri', time: '18:00', hours: 14 },
    scene: { kind: 'shelter', variant: 0 },
    needs: [
      skill('Night host', 720, 12, 'Evening training plus one night. At least 21 years old.', {
        approval: true,
        bookings: [
          by('simon', 'I know this from the other side of the door.', { as: 'harbarget-sta-clara' }),
          by('elin', 'Light sleeper anyway.', { status: 'PENDING' }),
          by('love', '', { as: 'harbarget-sta-clara' }),
        ],
        others: 1,
      }),
      item('Blankets, wool', 60, 'Washed at sixty, or wash them here.', {
        bookings: [
          by('inger', '', { quantity: 8 }),
          by('agneta', 'From the municipality’s storeroom, with a stamp.', {
            quantity: 20,
            as: 'medborgarkontoret-skonsmon',
          }),
        ],
      }),
      item('Reading lamps with clip', 12, 'A lamp of one’s own is half a room.', {
        bookings: [by('dragan', 'Repaired and checked.', { quantity: 12, as: 'fixarkollektivet' })],
      }),
    ],
    team: ['maria', 'fatima'],
    partners: ['fixarkollektivet', 'medborgarkontoret-skonsmon'],
    tags: { 'harbarget-sta-clara': ['night'] },
    donation: {
      url: 'https://staclara.example/natt',
      text: 'One night costs 380 kronor a bed: sheets, breakfast, heat and the light that is left on in the corridor.',
    },
  },
  {
    key: 'sixty-blankets-and-a-piano',
    written: 'en',
    state: 'finished',
    title: 'Sixty blankets and a piano',
    summary:
      'The appeal was for blankets. We got sixty, and then a piano, tuned, carried up three flights by the neighbours’ handball team.',
    preface: 'Nobody had written “piano” on the list. It turned out that eleven of our guests can play.',
    description: [
      'The collection lasted one Sunday. The blankets were washed, mended and labelled, and sorted by weight: light, heavy, and “grandmother”.',
      'The piano came in the afternoon from a closed pub on Söder. In the evening Mr Lundkvist, who had not said much in two years, sat down and played Taube for an hour without notes. The night staff stood in the stairs and forgot the tea.',
    ],
    other:
      'Vi bad om filtar och fick sextio, och ett piano. På kvällen satte sig en gäst som knappt talat på två år och spelade Taube utantill.',
    impact:
      '<p><strong>64</strong> blankets, <strong>1</strong> piano and <strong>3</strong> weekly music evenings since. The number of conflicts in the evenings has gone down by a third. Taube is not proven to be the reason.</p>',
    participantInfo: 'Washing machines run in the cellar. Lifting: legs, not back.',
    goal: 1,
    secondary: [3, 12],
    address: 'Klara Södra kyrkogata 9, Stockholm',
    place: [59.3321, 18.0618],
    at: { inDays: -19, on: 'sun', time: '10:00', hours: 9 },
    scene: { kind: 'shelter', variant: 1 },
    needs: [
      skill('Receive, wash, mend', 240, 10, 'Scales, needle and sixty degrees.', {
        bookings: [
          by('fatima', '', { attendance: 'ATTENDED', as: 'harbarget-sta-clara' }),
          by('ingrid', 'I mend. I do not sing.', { attendance: 'ATTENDED', as: 'harbarget-sta-clara' }),
          by('birgitta', '', { attendance: 'ATTENDED' }),
        ],
        others: 6,
      }),
      skill('Carry something heavy up the stairs', 90, 6, 'We shall tell you what when you are here.', {
        bookings: [
          by('simon', '', { attendance: 'ATTENDED', as: 'harbarget-sta-clara' }),
          by('love', 'As long as it is not a piano.', { attendance: 'ATTENDED', as: 'harbarget-sta-clara' }),
          by('elias', '', { attendance: 'APPROVED_UNATTENDANCE' }),
        ],
        others: 1,
      }),
      item('Blankets', 60, 'Wool, fleece or grandmother.', {
        bookings: [
          by('gunilla', '', { quantity: 9, attendance: 'ATTENDED' }),
          by('elin', 'Ten, from my grandmother’s attic.', { quantity: 10 }),
          by('kerstin', '', { quantity: 11, attendance: 'ATTENDED' }),
        ],
        others: 2,
      }),
    ],
    team: ['maria'],
    tags: { 'harbarget-sta-clara': ['collection'] },
    stories: [
      { by: 'love', caption: 'It was a piano.', daysAfter: 1, approved: true, response: 'It was. Thank you, Love.' },
      {
        by: 'ingrid',
        caption: 'I mended eleven blankets and did not sing. Then came Taube, and I am told I did.',
        daysAfter: 2,
        approved: true,
      },
    ],
  },
];

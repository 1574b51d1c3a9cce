import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const kitchens: readonly DemoGyg[] = [
  {
    key: 'soup-for-three-hundred',
    written: 'en',
    state: 'finished',
    title: 'Soup for three hundred on Tyska torget',
    summary:
      'One long table, 62 metres of it, with soup made from what the city’s wholesalers had over. Everyone was invited and nearly everyone came.',
    preface:
      'We wanted the people who need our bags and those who fill them to be impossible to tell apart. It worked from the second spoonful.',
    description: [
      'The cauldron came from the regiment, 400 litres with a lid like a manhole cover. The carrots were crooked, the leeks were huge, and the town’s three best cooks stood side by side and disagreed on salt.',
      'At one o’clock it began to rain. Nobody left. Somebody fetched parasols from the café, the choir sang under the arcade, and the soup lasted longer because it was being topped up from above.',
    ],
    other:
      'Ett 62 meter långt bord, 400 liter soppa av sådant som blivit över och tre kockar som var oense om saltet. Det regnade. Ingen gick.',
    impact:
      '<p><strong>318</strong> portions from <strong>290 kilos</strong> of rescued vegetables. <strong>46</strong> new volunteers signed up at the table, and the regiment wants its cauldron back.</p>',
    participantInfo: 'Peelers from 06:30 in the riding house.',
    goal: 2,
    secondary: [12, 11],
    address: 'Tyska torget, Norrköping',
    place: [58.5949, 16.1837],
    at: { inDays: -28, on: 'sat', time: '07:00', hours: 9 },
    scene: { kind: 'kitchen', variant: 0 },
    needs: [
      skill('Peeler', 180, 16, 'Crooked carrots, straight talk.', {
        bookings: [
          by('elin', 'I am fast and modest.', {
            attendance: 'ATTENDED',
            thanks: 'You were fast. Come back and be modest about it.',
          }),
          by('inger', '', { attendance: 'ATTENDED', as: 'matladan-norrkoping' }),
          by('simon', '', { attendance: 'ATTENDED' }),
          by('perOlov', '', { attendance: 'ABSENT' }),
        ],
        others: 9,
      }),
      skill('Cook', 420, 3, 'Three stoves, one salt.', {
        bookings: [
          by('marta', '', { attendance: 'ATTENDED', as: 'matladan-norrkoping' }),
          by('zainab', 'More cumin.', { attendance: 'ATTENDED', as: 'matladan-norrkoping' }),
          by('mehmet', 'Less cumin.', { attendance: 'ATTENDED', as: 'matladan-norrkoping' }),
        ],
      }),
      item('Metres of table', 62, 'In any lengths.', {
        bookings: [
          by('birgitta', '', { quantity: 12, attendance: 'ATTENDED' }),
          by('bengt', '', { quantity: 24, attendance: 'ATTENDED' }),
        ],
      }),
    ],
    team: ['marta', 'zainab'],
    partners: ['ren-kust-bohuslan'],
    tags: { 'matladan-norrkoping': ['feast'] },
    stories: [
      {
        by: 'zainab',
        caption: 'Three cooks, one spoon. In the end we let a girl of six decide about the salt.',
        daysAfter: 1,
        approved: true,
        response: 'She has been offered a permanent position.',
      },
      {
        by: 'elin',
        caption: 'Rain in the soup from half past one. I have never seen so many people refuse to go home.',
        daysAfter: 1,
        approved: true,
      },
    ],
  },
  {
    key: 'bread-before-six',
    written: 'en',
    state: 'finished',
    hidden: true,
    title: 'Bread rescued before six',
    summary:
      'A trial run with four bakeries: what did not sell yesterday was on our shelves before the first tram. Kept off the lists at the bakeries’ wish.',
    preface: 'Bakers rise at three and are ashamed of nothing except leftovers. We promised to come quietly.',
    description: [
      'For two weeks we drove the round on cargo bikes, with crates and thermos, while the town was still blue. We counted every loaf.',
      'The result was so good that two bakeries now bake less, which is even better than our coming.',
    ],
    other:
      'Två veckor på lastcykel före gryningen, hos fyra bagerier som inte ville synas. Resultatet: två av dem bakar numera mindre.',
    impact:
      '<p><strong>1 340</strong> loaves and <strong>620</strong> buns eaten instead of burnt. Two bakeries have cut their surplus by half.</p>',
    participantInfo: 'No bell before six. The baker at Nygatan has a dog that looks worse than it is.',
    goal: 12,
    secondary: [2],
    address: 'Nygatan, Norrköping',
    place: [58.5918, 16.1892],
    at: { inDays: -60, time: '04:30', hours: 24 * 14 },
    scene: { kind: 'bike', variant: 3, night: true },
    needs: [
      skill('Bread cyclist', 90, 6, 'One morning or more.', {
        bookings: [
          by('love', '', { attendance: 'ATTENDED', as: 'matladan-norrkoping' }),
          by('yusuf', 'I come with my own cargo bike from Malmö. By train, that is.', { attendance: 'ATTENDED' }),
        ],
        others: 1,
      }),
    ],
    team: ['mehmet'],
    tags: { 'matladan-norrkoping': ['trial'] },
  },
];

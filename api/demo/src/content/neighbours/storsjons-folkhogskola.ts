import type { DemoOrganization } from '../shapes';
import { by, item, skill } from '../write-needs';

export const storsjonsFolkhogskola: DemoOrganization = {
  key: 'storsjons-folkhogskola',
  name: 'Storsjöns folkhögskola',
  city: 'Östersund',
  type: 'EDUCATION',
  industry: 16,
  memberApproval: 'ANYONE',
  profileVisible: true,
  emblem: { kind: 'drop', color: '#26BDE2' },
  hero: { kind: 'harvest', goal: 6, variant: 0 },
  summary: 'A folk high school by the lake, where students learn by doing what needs to be done.',
  about: [
    'A folk high school of 140 students, one lake and a boiler that everyone has learnt to talk to. Here one can study building, water care, South Sámi and the art of beginning again.',
    'We believe that one learns best by doing something that would have needed doing anyway. That is why our students measure the lake, saw bat boxes and weld park benches, and why the staff room has the best benches in Jämtland.',
    '<p lang="sv">Hos oss lär man sig genom att göra sådant som ändå behövde göras. Därför mäter eleverna sjön, sågar holkar och svetsar bänkar.</p>',
  ],
  membershipTerms:
    '<p>Students, former students and those who think they might become one are welcome. We eat together at noon and everyone washes up once.</p>',
  website: 'https://storsjonsfhsk.example',
  facebook: 'https://facebook.example/storsjonsfhsk',
  members: { anja: 'ADMIN', malin: 'MEMBER', daniel: 'MEMBER', elias: 'MEMBER', alva: 'MEMBER' },
  gygs: [
    {
      key: 'storsjon-water-samples',
      written: 'en',
      state: 'finished',
      title: 'What is in Storsjön? A hundred samples in a day',
      summary:
        'After the parasite of 2010 the people of Östersund look twice at a glass of water. So we looked a hundred times, all round the lake, on the same day.',
      preface: 'Everyone asks about the monster. We took a sample there too.',
      description: [
        'A hundred teams fetched water at a hundred places: ice-cream kiosks, stream mouths, cattle troughs, one baptismal font with the vicar’s blessing. The bottles came home by bus, kick sled, canoe and in one case by helicopter, since the pilot was going that way.',
        'The students ran the tests overnight. The result was read aloud at breakfast, place by place, and people applauded for streams they had never heard of.',
      ],
      other:
        'Hundra prover runt Storsjön på en dag, hemfraktade med buss, spark, kanot och en helikopter som ändå skulle åt det hållet. Odjuret är friskt.',
      impact:
        '<p><strong>100</strong> places, <strong>214</strong> people, <strong>11</strong> streams with too much nitrogen. Seven farms and the municipality have agreed on buffer strips along nine of them. The monster’s values are excellent.</p>',
      participantInfo: 'Cool box, label, time on the lid. Fill below the surface, mouth upstream.',
      goal: 6,
      secondary: [14, 4, 17],
      address: 'Storsjöns folkhögskola, Frösön, Östersund',
      place: [63.1789, 14.5921],
      at: { inDays: -205, on: 'wed', time: '07:00', hours: 25 },
      scene: { kind: 'lab', variant: 1 },
      needs: [
        skill('Sampler, two places', 240, 50, 'Boots, bottle, a way home.', {
          bookings: [
            by('malin', '', { attendance: 'ATTENDED', as: 'storsjons-folkhogskola' }),
            by('daniel', 'I take the far end.', { attendance: 'ATTENDED', as: 'storsjons-folkhogskola' }),
            by('agneta', '', { attendance: 'ATTENDED', as: 'medborgarkontoret-skonsmon' }),
            by('elin', 'Holiday in Åre, might as well.', { attendance: 'ATTENDED' }),
            by('milo', '', { attendance: 'ABSENT' }),
          ],
          others: 16,
        }),
        skill('Night laboratory', 480, 8, 'Pipettes until dawn.', {
          bookings: [
            by('anja', '', { attendance: 'ATTENDED', as: 'storsjons-folkhogskola' }),
            by('astrid', '', { attendance: 'ATTENDED' }),
          ],
          others: 5,
        }),
      ],
      team: ['malin', 'anja'],
      partners: ['medborgarkontoret-skonsmon', 'ren-kust-bohuslan'],
      tags: { 'storsjons-folkhogskola': ['science'], 'ren-kust-bohuslan': ['friends'] },
      stories: [
        {
          by: 'daniel',
          caption:
            'The far end was farther than it looked. The sample rode inside my jacket, and the lake has excellent blood pressure.',
          daysAfter: 2,
          approved: true,
        },
        {
          by: 'anja',
          caption:
            'Four in the morning, sample 87, and the whole night shift humming the same song. Nobody knew which.',
          daysAfter: 1,
          approved: true,
          response: 'It was the boiler.',
        },
      ],
    },
    {
      key: 'svetskvall',
      written: 'se',
      state: 'upcoming',
      title: 'Svetskväll för tjejer och ickebinära',
      summary:
        'Fyra kvällar, tio svetsar och en parkbänk som du kan peka på resten av livet. Inga förkunskaper, bara långa ärmar.',
      preface:
        'I Jämtland saknas fyra hundra svetsare. Av dem som finns är tre procent kvinnor. Det är en lucka man kan stå upprätt i.',
      description: [
        'Första kvällen svetsar du ihop två bitar som inte ska sitta ihop. Andra kvällen kapar du isär dem. Tredje bygger ni bänkens ben, och fjärde sätter ni på sitsen, målar och stansar in era namn på undersidan.',
        'Handledarna är yrkessvetsare från tre verkstäder i länet. Alla tre har bett att få nummer till dem som vill fortsätta, så räkna med att bli uppringd.',
      ],
      other:
        'Four evenings of welding for girls and non-binary people, from the first bead to a park bench with your name stamped underneath. No experience needed, only long sleeves.',
      participantInfo:
        'Bomull eller ull, kängor som täcker ankeln, hår under hjälmen. Skinnförkläden hänger på rad till höger.',
      goal: 5,
      secondary: [8, 9, 4],
      address: 'Verkstaden, Storsjöns folkhögskola, Frösön, Östersund',
      place: [63.1789, 14.5921],
      at: { inDays: 97, on: 'mon', time: '17:30', hours: 24 * 3 + 3 },
      scene: { kind: 'welding', variant: 0 },
      needs: [
        skill('Handledare, yrkessvetsare', 720, 4, 'Fyra kvällar. Du förklarar hellre än visar.', {
          bookings: [
            by('dragan', 'Jag tar nattåget. Får män handleda?', {
              as: 'fixarkollektivet',
              status: 'CANCELLED',
              reason: 'De sa nej, och de hade rätt.',
            }),
            by('lovisa', 'TIG sedan 2015.', { as: 'solandelen-gotland' }),
          ],
        }),
        skill('Kvällsvärd', 180, 4, 'Öppnar, kokar soppa, bokför skinnförkläden.', {
          bookings: [by('anja', '', { as: 'storsjons-folkhogskola' })],
        }),
        item('Svetshjälmar, automatiska', 12, 'Små huvuden behöver små hjälmar.', {
          bookings: [by('hugo', '', { quantity: 2, as: 'fixarkollektivet' })],
        }),
      ],
      team: ['anja'],
      partners: ['fixarkollektivet', 'solandelen-gotland'],
      invitedPartners: ['laxhjalpen-rosengard'],
      tags: { 'storsjons-folkhogskola': ['course'], fixarkollektivet: ['trade'] },
      recipients: {
        text: 'Tolv platser vid svetsarna. Från sexton år, och det finns ingen övre gräns: förra kursens äldsta var sjuttionio och rakast på handen.',
        places: 12,
        booked: [
          { person: 'alva', comment: 'Fyller sexton precis innan.' },
          { person: 'tuva', comment: 'Vill kunna laga min egen spade.' },
          { person: 'samira', comment: '' },
        ],
      },
    },
  ],
};

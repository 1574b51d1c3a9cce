import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const harbour: readonly DemoGyg[] = [
  {
    key: 'net-amnesty-kungshamn',
    written: 'en',
    state: 'finished',
    title: 'Net amnesty in Kungshamn harbour',
    summary:
      'For three days anyone could leave old nets, pots, floats and engine oil on the quay, no questions asked. A surprising number of questions were answered anyway.',
    preface:
      'Every boathouse has a corner that nobody talks about. We brought containers, coffee and a promise not to laugh.',
    description: [
      'Fishermen, summer guests and one widow with four boathouses drove down to the quay. We unloaded, weighed and sorted on the spot, and the harbour’s own crane driver took his holiday to help.',
      'What could be used again was laid out on tables. Forty-three good pots found new owners, and an outboard from 1961 started on the second pull, to applause.',
    ],
    other:
      'Under tre dagar fick vem som helst lämna gamla nät, tinor och olja på kajen, utan frågor. Sju containrar blev fulla och en Penta från 1961 startade på andra rycket.',
    impact:
      '<p><strong>11.4 tonnes</strong> of nets and gear, <strong>640 litres</strong> of oil and <strong>43</strong> pots with new owners. 88 people helped for 512 hours. Kungshamn harbour now keeps one container open all year, so we need not be forgiven again.</p>',
    participantInfo: 'Hi-vis and steel toes are lent at the blue tent. Oil goes to Nils-Erik only.',
    goal: 14,
    secondary: [12, 3],
    address: 'Guleskärskajen, Kungshamn',
    place: [58.3601, 11.2483],
    at: { inDays: -38, on: 'fri', time: '08:00', hours: 56 },
    scene: { kind: 'quay', variant: 1 },
    needs: [
      skill('Unloader', 240, 24, 'Half a day of lifting, sensibly.', {
        bookings: [
          by('jonas', 'I can take the weighing too.', { attendance: 'ATTENDED' }),
          by('dragan', '', { attendance: 'ATTENDED', as: 'fixarkollektivet' }),
          by('viktor', 'Sent by a whole office.', { attendance: 'ATTENDED', as: 'tidtabellbyran' }),
          by('karim', '', { attendance: 'ABSENT' }),
        ],
        others: 14,
      }),
      skill('Coffee and buns', 180, 6, 'For those who come with a guilty conscience.', {
        bookings: [by('birgitta', 'Cardamom, 140 of them.', { attendance: 'ATTENDED' })],
        others: 1,
      }),
      item('Pallet jacks', 3, 'With wheels that agree with each other.', {
        bookings: [by('tomas', '', { quantity: 2, attendance: 'ATTENDED' })],
      }),
    ],
    team: ['britta', 'nilsErik'],
    partners: ['fixarkollektivet'],
    tags: { 'ren-kust-bohuslan': ['harbour'] },
    stories: [
      {
        by: 'jonas',
        caption:
          'I weighed everything for three days. The lightest was a cork, the heaviest a conscience, according to the man who left it.',
        daysAfter: 4,
        approved: true,
        response: 'Best weighing master on the west coast, and the only one.',
      },
      {
        by: 'birgitta',
        caption:
          'A hundred and forty buns in five hours. One of the fishermen asked for the recipe, in a very low voice.',
        daysAfter: 2,
        approved: true,
      },
      {
        by: 'dragan',
        caption: 'The man with the four boathouses, in his good jacket. He said nothing all day, which says a lot.',
        daysAfter: 5,
        approved: false,
        rejected: {
          reason: 'PEOPLE_HAVE_NOT_AGREED',
          note: 'It is a lovely picture, but he has asked us not to show his face. Do you have one from behind?',
        },
      },
      {
        by: 'viktor',
        caption: 'Our office sells timetables. If you book the net table now, you get one for free until Sunday.',
        daysAfter: 6,
        approved: false,
        rejected: { reason: 'OFFENSIVE_OR_ADVERTISING', note: '' },
      },
    ],
  },
  {
    key: 'gemensam-stadkalender',
    written: 'se',
    state: 'finished',
    title: 'En gemensam städkalender för fjorton föreningar',
    summary:
      'Tre föreningar städade samma strand samma lördag, medan ön bredvid inte fick besök på två år. Vi satte oss ner med fjorton kalendrar och en stor karta.',
    preface: 'Det låter som världens tråkigaste möte. Det var det bästa vi har gjort på länge.',
    description: [
      'Fjorton föreningar, fyra kommuner och två hamnar möttes i folkets hus i Hamburgsund. Varje strand fick en färg efter när den senast städades. De röda var fler än någon hade trott, och de låg alltid precis på gränsen mellan två.',
      'Vid tolv hade vi delat upp kusten. Vid tre hade vi delat upp båtarna. Klockan fyra hade två ordförande som inte talat med varandra sedan 2014 bestämt sig för att samäga en släpvagn.',
    ],
    other:
      'Fourteen associations, four municipalities, one map. We divided the coast between us so that no shore is cleaned three times and none is forgotten. Two chairmen now share a trailer.',
    impact:
      '<p><strong>14</strong> föreningar delar nu en kalender. <strong>62</strong> stränder som ingen hade ansvar för har fått en ägare, och släpvagnarna räcker till dubbelt så många dagar. Ordförandena hälsar.</p>',
    participantInfo: 'Ta med föreningens egen lista över platser, gärna med koordinater. Fika kl. 10 och 14.',
    goal: 17,
    secondary: [14, 11],
    address: 'Folkets hus, Hamburgsund',
    place: [58.5523, 11.2707],
    at: { inDays: -291, on: 'sat', time: '09:30', hours: 6.5 },
    scene: { kind: 'planning', variant: 0 },
    needs: [
      skill('Representant för en förening', 390, 14, 'En från varje förening, med mandat att byta dagar.', {
        who: 'HOST_OR_PARTNERS',
        bookings: [
          by('britta', '', { attendance: 'ATTENDED', as: 'ren-kust-bohuslan' }),
          by('sara', '', { attendance: 'ATTENDED', as: 'fixarkollektivet' }),
          by('agneta', 'Kommer hela vägen från Sundsvall för att lära.', {
            attendance: 'ATTENDED',
            as: 'medborgarkontoret-skonsmon',
          }),
        ],
        others: 9,
      }),
      skill('Kartritare', 390, 2, 'Rita, sudda, rita om.', {
        bookings: [by('jin', 'Digital or paper? Both, then.', { attendance: 'ATTENDED' })],
        others: 1,
      }),
    ],
    team: ['britta'],
    partners: ['fixarkollektivet', 'medborgarkontoret-skonsmon'],
    stories: [
      {
        by: 'agneta',
        caption: 'Sju timmars tåg för ett möte om kalendrar. Jag gör om det när som helst.',
        daysAfter: 3,
        approved: true,
      },
    ],
  },
  {
    key: 'night-patrol-uv-lamps',
    written: 'en',
    state: 'draft',
    title: 'Night patrol with UV lamps',
    summary:
      'Nurdles, the pea-sized raw material of all plastic, glow in ultraviolet light. We want to walk Tjurpannan in the dark and map them.',
    preface:
      'An idea from Olena, who did the same on the Black Sea. It looks like a starry sky, and then you remember what it is.',
    description: [
      'Ten pairs, ten lamps, one hour at low water. Each pair walks a line with a string, counts what glows in every tenth metre and leaves the scorpion spiders alone.',
      'Still to settle before we publish: the nature reserve’s permission, and who owns enough lamps.',
    ],
    other:
      'Plastpellets lyser i ultraviolett ljus. Vi vill gå Tjurpannans stränder i mörker, två och två, och rita en karta över dem.',
    participantInfo: 'Headlamp with red light for the walk there.',
    goal: 14,
    secondary: [15],
    address: 'Tjurpannans naturreservat, Tanum',
    place: [58.7246, 11.1806],
    at: { inDays: 118, on: 'fri', time: '20:30', hours: 3 },
    scene: { kind: 'shore', variant: 4, night: true },
    needs: [
      skill('Line walker', 120, 20, 'Slow, low and in pairs.'),
      item('UV torches, 365 nm', 10, 'The cheap purple ones do not show anything.'),
    ],
    team: ['olena', 'klara'],
  },
];

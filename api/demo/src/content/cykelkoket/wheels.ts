import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const wheels: readonly DemoGyg[] = [
  {
    key: 'bicycle-for-every-ninth-grader',
    written: 'en',
    state: 'ongoing',
    title: 'A bicycle for every ninth-grader',
    summary:
      'The upper secondary schools are on the other side of town, and the bus card ends at 19. We build 130 bicycles together with those who are to ride them.',
    preface:
      'Someone who has trued their own wheel does not leave the bicycle unlocked. That is the whole of our anti-theft programme.',
    description: [
      'Each pupil chooses a frame, strips it, paints it and builds it up again over four Wednesday afternoons with a mechanic beside them. At the end there is a test: brakes, lights, bell, and once round Folkets park without touching the ground.',
      'We are halfway. The favourite colour is black, the second favourite is “another black”. One bicycle is covered in sequins and has been offered 3 000 kronor, which was refused.',
    ],
    other:
      'Vi bygger 130 cyklar tillsammans med dem som ska cykla på dem. Fyra onsdagseftermiddagar, en mekaniker bredvid och ett prov runt Folkets park.',
    participantInfo:
      'Workshop open on Wednesdays from 15:00. Sign out keys with Ahmad. Sequins are in the drawer marked “brake pads”.',
    goal: 11,
    secondary: [4, 13, 1],
    address: 'Cykelköket, Södra Skolgatan, Malmö',
    place: [55.5915, 13.0064],
    at: { inDays: -36, on: 'wed', time: '15:00', hours: 3, weeks: 12 },
    scene: { kind: 'bike', variant: 0 },
    needs: [
      skill('Mechanic beside a pupil', 180, 12, 'Four afternoons. Keep your hands in your apron as long as you can.', {
        approval: true,
        bookings: [
          by('yusuf', 'My apron has deep pockets.', { as: 'cykelkoket-mollan' }),
          by('elias', '', { as: 'cykelkoket-mollan' }),
          by('dragan', '', { as: 'cykelkoket-mollan' }),
          by('viktor', 'Can come every Wednesday.', { status: 'PENDING' }),
        ],
        others: 1,
      }),
      skill('Painter', 180, 4, 'Spray booth, mask, taste optional.', {
        bookings: [by('samira', 'Sequins were my idea.')],
      }),
      item('Bicycles, any condition', 130, 'Frame whole, everything else can be discussed.', {
        bookings: [
          by('hugo', '', { quantity: 2 }),
          by('agneta', 'From the lost property office, by lorry.', { quantity: 34, as: 'medborgarkontoret-skonsmon' }),
          by('tuva', ''),
        ],
      }),
      item('U-locks', 130, 'New or with both keys.', {
        bookings: [by('jin', 'The firm’s Christmas present, by vote.', { quantity: 60, as: 'tidtabellbyran' })],
      }),
    ],
    team: ['ahmad', 'yusuf'],
    partners: ['laxhjalpen-rosengard', 'tidtabellbyran'],
    tags: { 'cykelkoket-mollan': ['youth'], 'laxhjalpen-rosengard': ['friends'], tidtabellbyran: ['day-off'] },
    stories: [
      {
        by: 'yusuf',
        caption:
          'She built the back wheel three times. The third time she did not let me look until it was done. It was straighter than mine.',
        daysAfter: 18,
        approved: true,
        response: 'True story. True wheel.',
      },
      {
        by: 'samira',
        caption: 'Paljetterna sitter med epoxi. Jag erkänner ingenting.',
        written: 'se',
        daysAfter: 24,
        approved: true,
      },
      {
        by: 'elias',
        caption: 'Folkets park, lap one. He forgot the bell and sang instead. Passed.',
        daysAfter: 29,
        approved: false,
      },
    ],
  },
  {
    key: 'night-lights-mollevangstorget',
    written: 'en',
    state: 'upcoming',
    title: 'Night lights on Möllevångstorget',
    summary:
      'Two out of five cyclists in Malmö ride in the dark without a light. For one evening we stop them all, kindly, and screw one on.',
    preface: 'The police can fine you 500 kronor for it. We thought of a cheaper method.',
    description: [
      'Four stations, one at each corner of the square, with stands, pumps, lamps and hot chocolate. The stop takes three minutes: front, back, bell, air. Those in a hurry get the lamp in their hand and a look.',
      'The lamps are bought for money from the district, and a couple of hundred come from the drawers of people who got one with their electricity bill and never opened the bag.',
    ],
    other:
      'Fyra hörn, fyra stationer, tre minuter. Vi stoppar alla som cyklar utan lyse, vänligt, och skruvar på ett. Varm choklad ingår.',
    participantInfo: 'Vests and head torches at the fountain 17:30. Stop people before the junction, never in it.',
    goal: 11,
    secondary: [3, 16],
    address: 'Möllevångstorget, Malmö',
    place: [55.5917, 13.0078],
    at: { inDays: 7, on: 'tue', time: '18:00', hours: 3 },
    scene: { kind: 'bike', variant: 1, night: true },
    needs: [
      skill('Lamp fitter', 180, 12, 'A screwdriver and a friendly face.', {
        bookings: [
          by('yusuf', '', { as: 'cykelkoket-mollan' }),
          by('leila', '', { as: 'cykelkoket-mollan' }),
          by('karim', 'Caught here last year. It felt good.'),
        ],
        others: 1,
      }),
      skill('Stopper', 180, 8, 'Arms out, smile on. Not for the shy.', {
        bookings: [by('love', 'I am tall.'), by('simon')],
      }),
      item('Bicycle lamps, front and back', 400, 'With batteries. Check before you bring them.', {
        bookings: [by('wilma', '', { quantity: 50, as: 'tidtabellbyran' }), by('lovisa', '', { quantity: 25 })],
      }),
    ],
    team: ['ahmad'],
    tags: { 'cykelkoket-mollan': ['evening'] },
  },
  {
    key: 'flytta-utan-bil',
    written: 'se',
    state: 'upcoming',
    title: 'Flytta utan bil: lastcykelns dag',
    summary:
      'Tolv lastcyklar, nio flyttlass och en soffa som sägs vara omöjlig. Vi hjälper nio hushåll att byta adress utan att starta en enda motor.',
    preface: 'En flytt inom stan är i snitt 2,3 kilometer. Det är kortare än man tror, särskilt med sidovind.',
    description: [
      'Varje hushåll får ett lag: en som packar, två som cyklar och en som håller kontakt med hissen. Lastcyklarna tar 200 kilo, och de långa släpen tar säng, soffa och den sortens bokhylla som har ett namn.',
      'Sist kommer paraden: alla cyklar på led över Möllevångstorget med en stålampa tänd. Förra gången spelade någon piano på flaket. Det gick inte fort, men det gick.',
    ],
    other:
      'Twelve cargo bikes move nine households across town without starting an engine. We need cyclists, packers and straps, and somebody who is good with lifts.',
    participantInfo: 'Cykelprov på gården 08:30 för dig som inte kört trehjuligt. Handskar och knäskydd lånas.',
    goal: 13,
    secondary: [11, 1],
    address: 'Cykelköket, Södra Skolgatan, Malmö',
    place: [55.5915, 13.0064],
    at: { inDays: 24, on: 'sat', time: '09:00', hours: 7 },
    scene: { kind: 'move', variant: 0 },
    needs: [
      skill('Lastcyklist', 360, 16, 'Starka ben, god bromsteknik.', {
        bookings: [
          by('elias', '', { as: 'cykelkoket-mollan' }),
          by('yusuf', 'Tar soffan.'),
          by('wilma', '', { as: 'tidtabellbyran' }),
        ],
        others: 1,
      }),
      skill('Packare och hissförhandlare', 300, 9, 'Lådor, lister och lugn.', {
        bookings: [by('kerstin', 'Hissar lyder mig.'), by('leila')],
      }),
      item('Spännband', 60, 'Minst tre meter.', {
        bookings: [by('dragan', '', { quantity: 20, as: 'cykelkoket-mollan' }), by('bengt', '', { quantity: 10 })],
      }),
    ],
    team: ['ahmad'],
    partners: ['tidtabellbyran'],
    invitedPartners: ['fixarkollektivet'],
    tags: { 'cykelkoket-mollan': ['cargo'], tidtabellbyran: ['day-off'] },
    recipients: {
      text: 'Nio hushåll kan få hjälp att flytta inom Malmö. Skriv våningsplan, sträcka och om ni har något som heter piano.',
      places: 9,
      booked: [
        { person: 'zainab', comment: 'Tvåa på tredje våningen, 1,4 km. Inget piano.' },
        { person: 'olena', comment: 'One room, many plants. To Limhamn.' },
        {
          person: 'milo',
          comment: 'Första egna rummet! Två säckar och en gitarr.',
          cancelled: 'Hyresvärden ångrade sig.',
        },
      ],
    },
  },
  {
    key: 'vuxna-pa-cykel',
    written: 'se',
    state: 'finished',
    title: 'Vuxna på cykel',
    summary:
      'Åtta kvinnor som aldrig hade cyklat, sex söndagar på en skolgård och en sista tur till havet. Alla kom fram, en av dem sjungande.',
    preface:
      'Det är inte svårt att lära sig cykla som vuxen. Det svåra är att tro det när man är sextioett och hela gården tittar.',
    description: [
      'Vi började utan pedaler, som barn gör nu för tiden. Första söndagen sparkade vi oss fram, andra rullade vi nedför, tredje satte vi på pedalerna och då blev det tyst av koncentration.',
      'Sista söndagen cyklade alla till Ribersborg med en ledsagare bredvid sig. Där väntade kaffe, vind och ett kommunalråd som fick lära sig byta slang.',
    ],
    other:
      'Eight women who had never cycled, six Sundays in a schoolyard and a last ride to the sea. All of them arrived, one of them singing.',
    impact:
      '<p><strong>8</strong> av 8 kan cykla. <strong>5</strong> cyklar nu till arbetet eller kursen, och två av dem är ledare på nästa omgång. Ett kommunalråd kan byta slang.</p>',
    participantInfo: 'Hjälmar i alla storlekar, även över sjal. Vi delar gården med fotbollslaget till klockan tolv.',
    goal: 10,
    secondary: [5, 3, 11],
    address: 'Möllevångsskolan, Malmö',
    place: [55.5889, 13.0057],
    at: { inDays: -90, on: 'sun', time: '11:00', hours: 24 * 35 + 3 },
    scene: { kind: 'bike', variant: 5 },
    needs: [
      skill('Ledsagare', 180, 10, 'Spring bredvid, håll inte i.', {
        bookings: [
          by('leila', '', { attendance: 'ATTENDED', as: 'cykelkoket-mollan' }),
          by('fatima', 'Lärde mig själv som 40-åring.', { attendance: 'ATTENDED' }),
          by('gunilla', '', { attendance: 'APPROVED_UNATTENDANCE' }),
          by('zainab', '', { attendance: 'ATTENDED' }),
        ],
        others: 6,
      }),
      item('Cyklar med lågt insteg', 8, 'Tjugofyra tum räcker långt.', {
        bookings: [by('ahmad', '', { quantity: 8, attendance: 'ATTENDED', as: 'cykelkoket-mollan' })],
      }),
    ],
    team: ['leila', 'ahmad'],
    partners: ['laxhjalpen-rosengard'],
    tags: { 'cykelkoket-mollan': ['course'] },
    recipients: {
      text: 'Åtta platser för kvinnor som vill lära sig cykla. Barnpassning finns på gården.',
      places: 8,
      booked: [
        { person: 'olena', comment: 'I am ashamed and I want it.' },
        { person: 'maria', comment: 'Jag har en son på sex år som redan kan.' },
        { person: 'samira', comment: '' },
        { person: 'marta', comment: 'Kommer med min syster, hon har också anmält sig.' },
        { person: 'jin', comment: 'I can balance, I cannot brake.' },
        { person: 'anja', comment: '' },
        { person: 'malin', comment: 'Barnpassning för en tvååring, tack.' },
        { person: 'agneta', comment: 'Sextioett år. Är det för sent?' },
      ],
    },
    stories: [
      {
        by: 'fatima',
        caption:
          'Hon släppte styret för att vinka till sin dotter. Sedan kom hon på att hon inte kunde det än. Då kunde hon det.',
        daysAfter: 22,
        approved: true,
        response: 'Bästa meningen på hela året.',
      },
      {
        by: 'zainab',
        caption: 'Eight helmets by the sea. I count them every time I look at the picture.',
        written: 'en',
        daysAfter: 36,
        approved: true,
      },
    ],
  },
];

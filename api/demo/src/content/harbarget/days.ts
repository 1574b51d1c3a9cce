import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const days: readonly DemoGyg[] = [
  {
    key: 'kaffe-fran-klockan-sex',
    written: 'se',
    state: 'ongoing',
    title: 'Kaffe från klockan sex',
    summary:
      'Mellan sex och nio varje morgon är dagrummet öppet för den som har haft en lång natt. Kaffe, smörgås, en dusch och någon som inte har bråttom.',
    preface: 'Tiden mellan att natten tar slut och att staden öppnar är den kallaste. Vi har fyllt den med kaffe.',
    description: [
      'Du kommer halv sex, brygger åtta liter och breder hundra smörgåsar. När dörren öppnas blir det livligt i tio minuter och sedan nästan alldeles tyst. Då sätter du dig.',
      'Några vill prata, några vill låna telefonen, några vill sova i en stol med ryggen mot väggen. Allt är rätt. Klockan nio sopar vi, och Simon läser dagens horoskop för alla, oavsett födelsedatum.',
    ],
    other:
      'Every morning from six to nine the day room is open to those who have had a long night. You make coffee, butter bread, and sit down. At nine Simon reads the horoscope, the same one for everybody.',
    participantInfo: 'Nattvärden släpper in dig 05:30. Handdukarna är i blå skåpet, inte i det andra blå skåpet.',
    goal: 1,
    secondary: [2, 3],
    address: 'Klara Södra kyrkogata 9, Stockholm',
    place: [59.3321, 18.0618],
    at: { inDays: -20, time: '06:00', hours: 24 * 58 },
    scene: { kind: 'dayRoom', variant: 0 },
    needs: [
      skill('Morgonvärd', 210, 14, 'En morgon i veckan i åtta veckor.', {
        bookings: [
          by('simon', 'Tar horoskopet.', { as: 'harbarget-sta-clara' }),
          by('fatima', '', { as: 'harbarget-sta-clara' }),
          by('maria'),
          by('jin', 'Mondays before work.', { as: 'tidtabellbyran' }),
        ],
        others: 1,
      }),
      skill('Frisör', 120, 2, 'En gång i veckan. Sax, spegel och gott om tid.', {
        bookings: [by('samira', 'Går frisörlinjen, min lärare är med.')],
      }),
      item('Tjocka strumpor, par', 200, 'Nya eller tvättade. Det är alltid strumpor som tar slut.', {
        bookings: [
          by('inger', 'Stickade under melodifestivalen.', { quantity: 26 }),
          by('birgitta', '', { quantity: 14 }),
          by('wilma', '', { quantity: 40, as: 'tidtabellbyran' }),
        ],
      }),
    ],
    team: ['maria', 'simon'],
    partners: ['tidtabellbyran'],
    tags: { 'harbarget-sta-clara': ['morning'], tidtabellbyran: ['day-off'] },
    stories: [
      {
        by: 'jin',
        caption:
          'Monday, 05:31. The night host says: the coffee is yours now. I have never been handed a greater responsibility.',
        written: 'en',
        daysAfter: 7,
        approved: true,
      },
      {
        by: 'samira',
        caption: 'Åtta klippningar. Han som inte ville titta i spegeln tittade till slut. Länge.',
        daysAfter: 12,
        approved: true,
        response: 'Han frågar varje vecka när du kommer tillbaka.',
      },
    ],
  },
  {
    key: 'foot-care-sunday',
    written: 'en',
    state: 'upcoming',
    title: 'Foot care Sunday',
    summary:
      'Those who walk all day in someone else’s shoes need a basin, a towel and half an hour with somebody who is not afraid of feet.',
    preface: 'It is the most popular thing we do, and the one that nobody signs up for. Until they have done it once.',
    description: [
      'Twelve basins, warm water, Epsom salts. Nurses and podiatrists look after sores and nails. The rest of us fill up, dry, rub in cream and find the right size among the shoes. You talk more easily to a person whose feet you are holding, and it goes both ways.',
      'Each guest leaves with two pairs of wool socks and shoes that fit. Last time somebody danced a step in the doorway.',
    ],
    other:
      'Fotbad, vård och skor som passar, för den som går hela dagarna. Sjuksköterskor tar såren, vi andra fyller på varmvatten och håller i handdukarna.',
    participantInfo:
      'Gloves, aprons and a short briefing at eleven. Vaccinate against tetanus if it has been ten years.',
    goal: 3,
    secondary: [1, 10],
    address: 'Klara Södra kyrkogata 9, Stockholm',
    place: [59.3321, 18.0618],
    at: { inDays: 37, on: 'sun', time: '11:00', hours: 5 },
    scene: { kind: 'care', variant: 0 },
    needs: [
      skill('Nurse or podiatrist', 240, 4, 'With Swedish licence. Bring your own instruments, we have a steriliser.', {
        approval: true,
        bookings: [
          by('fatima', '', { as: 'harbarget-sta-clara' }),
          by('olena', 'Surgical nurse, my licence came in March!', { status: 'PENDING' }),
        ],
      }),
      skill('Basin and towel', 240, 10, 'Warm water, warm hands, ordinary conversation.', {
        bookings: [by('elin', 'I was unsure, but I read the text again.'), by('gunilla')],
        others: 1,
      }),
      item('Walking shoes, sizes 42–46', 50, 'Worn in, not out.', {
        bookings: [by('oskar', '', { quantity: 4 }), by('nilsErik', 'Hardly used, wife’s opinion.', { quantity: 2 })],
      }),
    ],
    team: ['fatima'],
    partners: ['matladan-norrkoping'],
    tags: { 'harbarget-sta-clara': ['sunday'] },
    recipients: {
      text: 'Thirty-two times of half an hour each. Come as you are. There is a room of one’s own for those who prefer that.',
      places: 32,
      booked: [{ person: 'rashid', comment: '' }],
    },
  },
  {
    key: 'sallskap-till-myndigheten',
    written: 'se',
    state: 'draft',
    title: 'Sällskap till myndigheten',
    summary:
      'Att sitta bredvid någon i ett väntrum är inte märkvärdigt, men det ändrar vad som sägs innanför dörren. Vi vill börja följa med.',
    preface: 'Utkast. Maria ska prata med Försäkringskassan och med den som skrev ”bokning krävs för att boka”.',
    description: [
      'Du går med som sällskap, inte som ombud. Du lyssnar, antecknar om gästen vill det och frågar en gång till när svaret var otydligt.',
      'Vi behöver bestämma hur många vi klarar i veckan, och vem som tar hand om kölapparna.',
    ],
    other:
      'Sitting beside someone in a waiting room changes what is said behind the door. We want to start going along, as company and with a notebook.',
    participantInfo: 'Tystnadslöfte skrivs under på plats.',
    goal: 10,
    secondary: [16, 1],
    address: 'Klara Södra kyrkogata 9, Stockholm',
    place: [59.3321, 18.0618],
    at: { inDays: 80, on: 'mon', time: '09:00', hours: 7 },
    scene: { kind: 'waitingRoom', variant: 0 },
    needs: [
      skill('Sällskap', 180, 8, 'Lugn, läskunnig och envis.'),
      item('Anteckningsblock', 20, 'Små, med hård pärm.'),
    ],
    team: ['maria'],
  },
];

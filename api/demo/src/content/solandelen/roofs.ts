import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const roofs: readonly DemoGyg[] = [
  {
    key: 'raise-the-roof-klintehamn',
    written: 'en',
    state: 'upcoming',
    title: 'Raise the roof: solar on the parish hall',
    summary:
      'Eighty-four panels, one long ladder and a parish hall that has paid for its coffee with oil for forty years. In two days the coffee will be solar.',
    preface:
      'The vicar has blessed the scaffolding. The building inspector has done the same in his own way, in three copies.',
    description: [
      'Day one we fasten rails: measuring, drilling, sealing, measuring again. Day two the panels go up by hand, in a chain from the trailer to the ridge, and there is a song for it that nobody admits to having written.',
      'Those who stay on the ground count screws, cut cable ducts, fry pancakes and shout when something falls. An authorised electrician makes all connections and is the only one who may touch the big switch.',
      'When we throw it, the hall’s old oil boiler is turned off for the last time. It has been asked whether it wants to say something.',
    ],
    other:
      'Åttiofyra paneler ska upp på församlingshemmet i Klintehamn på två dagar. De flesta jobben görs på marken, och pannkakor ingår.',
    participantInfo:
      'Harness and helmet are lent, shoes with a grip are yours. Those who come with the morning ferry are met in Visby by a blue van.',
    goal: 7,
    secondary: [13, 11],
    address: 'Klinte församlingshem, Klintehamn, Gotland',
    place: [57.3884, 18.2006],
    at: { inDays: 44, on: 'sat', time: '08:00', hours: 33 },
    scene: { kind: 'solar', variant: 0 },
    needs: [
      skill('Roofer with harness', 720, 8, 'Used to heights. A short test on the low roof first.', {
        approval: true,
        bookings: [
          by('daniel', 'Reindeer fences, pylons, one church.'),
          by('hugo', '', { as: 'solandelen-gotland' }),
          by('elin', 'I have climbed a good deal of rigging.', { status: 'DECLINED' }),
          by('oskar', '', { as: 'fixarkollektivet', status: 'PENDING', representation: 'PENDING' }),
        ],
      }),
      skill('Panel chain', 360, 20, 'Lift, pass, sing.', {
        bookings: [
          by('tomas', '', { as: 'solandelen-gotland' }),
          by('elin', 'The ferry is booked!'),
          by('rashid', '', { as: 'solandelen-gotland' }),
          by('wilma', 'I know the alto part.'),
        ],
        others: 1,
      }),
      skill('Authorised electrician', 720, 1, 'The big switch.', { who: 'ONLY_HOST', bookings: [by('lovisa')] }),
      item('Boom lift for two days', 1, 'At least 14 metres, delivered to Klintehamn.', {
        bookings: [by('nilsErik', 'Borrowed from a cousin who owes me a boat.')],
      }),
    ],
    team: ['lovisa', 'nilsErik'],
    partners: ['fixarkollektivet', 'tidtabellbyran'],
    tags: { 'solandelen-gotland': ['roof'] },
    donation: {
      url: 'https://solandelen.example/panel',
      text: 'A panel with rail, cable and screws costs 1 450 kronor. Write a name on the back if you wish: it will not be read until 2055.',
    },
  },
  {
    key: 'elrakningskafe',
    written: 'se',
    state: 'upcoming',
    title: 'Elräkningskafé i Hemse',
    summary:
      'Sex onsdagar i rad: ta med din elräkning och en penna. Vi läser den tillsammans, rad för rad, tills du vet vad du betalar för och vad du kan sluta betala för.',
    preface: 'En elräkning har nitton siffror. Två av dem går att påverka, och de står alltid längst ner.',
    description: [
      'Vid varje bord sitter en energilots. Ni går igenom avtal, säkring, effekttoppar och vad den där frysen i källaren egentligen kostar om året. De flesta går hem med tre åtgärder, varav en är att ringa sin son.',
      'Vi säljer ingenting och rekommenderar inget bolag. Den som försöker blir ombedd att koka kaffe.',
    ],
    other:
      'Six Wednesdays in a row: bring your electricity bill. We read it together line by line, until you know what you pay for and what you can stop paying for. Nothing is sold; anyone who tries has to make the coffee.',
    participantInfo: 'Lotsar får en genomgång 16:30. Miniräknare och läsglasögon i flera styrkor finns på borden.',
    goal: 7,
    secondary: [1, 12],
    address: 'Hemse bygdegård, Gotland',
    place: [57.2372, 18.3752],
    at: { inDays: 13, on: 'wed', time: '17:30', hours: 3, weeks: 6 },
    scene: { kind: 'papers', variant: 1 },
    needs: [
      skill(
        'Energilots',
        180,
        6,
        'Du vet skillnaden på kilowatt och kilowattimme, och kan säga det så att den andra också vet.',
        {
          bookings: [
            by('lovisa', '', { as: 'solandelen-gotland' }),
            by('kerstin', 'Blanketter är mitt modersmål.'),
            by('rashid', 'Arabiska, dari och el.', { as: 'solandelen-gotland' }),
          ],
        },
      ),
      item('Effektmätare att låna ut', 10, 'Sådana som sitter mellan kontakt och uttag.', {
        bookings: [by('astrid', '', { quantity: 2 })],
      }),
    ],
    team: ['lovisa'],
    invitedPartners: ['ren-kust-bohuslan'],
    tags: { 'solandelen-gotland': ['evening'] },
    recipients: {
      text: 'Fyrtio stolar för dig som vill förstå din räkning. Kom gärna två från samma hushåll, så slipper ni bråka om det hemma.',
      places: 40,
      booked: [{ person: 'bengt', comment: 'Bor i hus från 1909 med fyra frysar. Säg inget.' }],
    },
  },
  {
    key: 'batteries-for-the-lambing-shed',
    written: 'en',
    state: 'finished',
    title: 'Batteries for the lambing shed',
    summary:
      'A power cut in March, 90 lambs and heat lamps that went out one after another. Never again, said the farmer in Sproge. We brought batteries and screwdrivers.',
    preface:
      'The batteries come from scrapped electric cars. They are too tired for the motorway and exactly right for lambs.',
    description: [
      'We built a cabinet of eight car batteries, with the sun on the barn roof as its mother and a switch the size of a hand. The work took one day, plus an hour when a ram stood in the doorway.',
      'The drawings have gone to nine farms. The ram has been renamed Ohm.',
    ],
    other:
      'Åtta begagnade bilbatterier håller numera värmelamporna i gång i lammstallet i Sproge när strömmen går. Baggen som stod i vägen heter sedan dess Ohm.',
    impact:
      '<p><strong>62 kWh</strong> of storage from used cells. Two power cuts since, <strong>31 hours</strong> in all, and <strong>0</strong> cold lambs. Nine farms have the drawings and three have started.</p>',
    participantInfo: 'Boots that can be disinfected. Do not wear red (Ohm).',
    goal: 7,
    secondary: [9, 12, 2],
    address: 'Snoder, Sproge, Gotland',
    place: [57.2893, 18.1911],
    at: { inDays: -262, on: 'sun', time: '09:00', hours: 8 },
    scene: { kind: 'solar', variant: 1 },
    needs: [
      skill('Cabinet builder', 420, 8, 'Screws, plywood, cable trays.', {
        bookings: [
          by('tomas', '', { attendance: 'ATTENDED', as: 'solandelen-gotland' }),
          by('dragan', 'I like big fuses.', { attendance: 'ATTENDED', as: 'fixarkollektivet' }),
          by('astrid', '', { attendance: 'ATTENDED', as: 'solandelen-gotland' }),
        ],
        others: 5,
      }),
      skill('Battery technician', 480, 2, 'High-voltage certificate for cars.', {
        bookings: [
          by('lovisa', '', { attendance: 'ATTENDED', as: 'solandelen-gotland' }),
          by('yusuf', '', { attendance: 'ABSENT' }),
        ],
      }),
      item('Car battery modules, used', 8, 'Tested, above 70 per cent.', {
        bookings: [by('hugo', '', { quantity: 8, attendance: 'ATTENDED', as: 'solandelen-gotland' })],
      }),
    ],
    team: ['lovisa'],
    partners: ['fixarkollektivet'],
    tags: { 'solandelen-gotland': ['storage'] },
    stories: [
      {
        by: 'astrid',
        caption: 'We were eleven people and one ram. The ram had the final say about the cable duct.',
        daysAfter: 1,
        approved: true,
        response: 'Ohm sends his regards and wants to discuss the switch.',
      },
      {
        by: 'tomas',
        caption: 'The night after, I woke up and thought of warm lambs. Fell asleep at once.',
        daysAfter: 3,
        approved: false,
      },
    ],
  },
  {
    key: 'wind-walk-nasudden',
    written: 'en',
    state: 'draft',
    title: 'Wind walk on Näsudden',
    summary:
      'Twelve kilometres among turbines old and new, with those who love them and those who hear them at night, in the same group.',
    preface:
      'A walk on which nobody has to be convinced. One condition: you walk half the way beside someone of the other opinion.',
    description: [
      'Stops at the 1983 foundation, at the bird tower and at Birger’s kitchen, where one can hear for oneself.',
      'Waiting for: the turbine company’s key, and Birger’s wife.',
    ],
    other: 'Tolv kilometer bland vindkraftverk, med dem som älskar dem och dem som hör dem om natten, i samma grupp.',
    participantInfo: '',
    goal: 7,
    secondary: [16, 13],
    address: 'Näsudden, Gotland',
    place: [57.0713, 18.2146],
    at: { inDays: 110, on: 'sun', time: '10:00', hours: 6 },
    scene: { kind: 'pier', variant: 1 },
    needs: [skill('Conversation host', 360, 4, 'Can keep quiet in both directions.')],
    team: ['nilsErik'],
  },
];

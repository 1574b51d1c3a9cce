import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const openBench: readonly DemoGyg[] = [
  {
    key: 'repair-cafe-majorna',
    written: 'en',
    state: 'ongoing',
    title: 'Repair café: bring it broken, take it home',
    summary:
      'Every Thursday at Majornas bibliotek, between the crime novels and the tax forms, we open up what has stopped and find out why.',
    preface:
      'The library asked us to be quiet. We asked the library whether it had heard a 1978 mixer come back to life. We now have the big room.',
    description: [
      'You take a number, tell the hostess what is wrong and sit down with a fixer. Sewing machines by the window, electricity along the wall, wood and zips in the middle. Most things take forty minutes, some take a new part and a second Thursday.',
      'Seven things out of ten go home working. Two go home with a diagnosis. One goes to the shelf of spare parts, with a short ceremony.',
      'We need more fixers who can explain while they screw, and somebody who can tell people kindly that it was a printer, and printers cannot be saved.',
    ],
    other:
      'Varje torsdag på Majornas bibliotek lagar vi det som har stannat, tillsammans med dig som äger det. Sju saker av tio går hem hela.',
    participantInfo:
      'Fixers come at 16:30 and park their toolboxes by the local history shelf. The fuse box is behind Selma Lagerlöf.',
    goal: 12,
    secondary: [11, 4],
    address: 'Majornas bibliotek, Chapmans torg, Göteborg',
    place: [57.6903, 11.9174],
    at: { inDays: -40, on: 'thu', time: '17:00', hours: 3, weeks: 13 },
    scene: { kind: 'repair', variant: 0 },
    needs: [
      skill('Fixer, electricity', 180, 8, 'You can measure, solder and say no.', {
        approval: true,
        bookings: [
          by('dragan', 'Lamps, amplifiers, anything before 1995.'),
          by('rashid', 'Radio technician in Herat for nine years.'),
          by('oskar'),
          by('hugo', 'Boat electrics mostly. Is that the wrong voltage?', { status: 'PENDING' }),
        ],
      }),
      skill('Fixer, textile', 180, 6, 'Zips, hems and the pockets of other people.', {
        bookings: [by('sara'), by('olena', 'I bring my own machine, she is called Olga.')],
        others: 1,
      }),
      skill('Host at the number table', 150, 4, 'Welcome people, write down, make coffee, comfort printer owners.', {
        bookings: [
          by('kerstin', 'I have comforted taxpayers for forty years.'),
          by('elin', '', { as: 'fixarkollektivet' }),
        ],
        others: 1,
      }),
      skill('Consoler of printer owners', 120, 1, 'Closed for the time being: she needs a rest.', { who: 'NONE' }),
      item('Lamps to take apart', 12, 'For the shelf of spare parts. Broken ones preferred.', {
        bookings: [by('tuva', 'From grandmother. Ugly, but with good sockets.', { quantity: 5 })],
      }),
    ],
    team: ['sara', 'dragan'],
    partners: ['ren-kust-bohuslan'],
    tags: { fixarkollektivet: ['weekly', 'electricity'] },
    stories: [
      {
        by: 'dragan',
        caption:
          'A radio from 1952. First thing it said after thirty years of silence was the weather, and it was wrong.',
        daysAfter: 9,
        approved: true,
        response: 'It has been wrong ever since. We love it.',
      },
      {
        by: 'kerstin',
        caption:
          'Number 46 came with a vacuum cleaner. Inside it we found her wedding ring, a Lego pirate and the reason.',
        daysAfter: 22,
        approved: true,
      },
      {
        by: 'oskar',
        caption: 'We have now officially lost to a printer. Flowers can be sent to the library.',
        daysAfter: 30,
        approved: false,
      },
      {
        by: 'hugo',
        caption: 'My boat, finally afloat. Thank you all for cheering from the quay!',
        daysAfter: 33,
        approved: false,
        rejected: {
          reason: 'NOT_FROM_THIS_GYG',
          note: 'Congratulations! Ren Kust would love it, we keep this page for things that were repaired here.',
        },
      },
    ],
  },
  {
    key: 'lampkvall-kvallsljus',
    written: 'se',
    state: 'upcoming',
    title: 'Lampkväll: fyrtio lampor på tre timmar',
    summary:
      'Fyrtio lampor står i vårt förråd och väntar på sladd, fot eller förlåtelse. När de lyser igen går de till familjer som just fått sin första lägenhet.',
    preface: 'Det finns inget ensammare än ett nytt hem med bara en plafond i taket.',
    description: [
      'Vi jobbar vid långbord i tre lag: ett skalar och kopplar, ett putsar och ett syr skärmar. Den som är behörig elektriker kontrollerar varje lampa innan den får sin gröna lapp.',
      'Klockan nio släcker vi takbelysningen och tänder alla på en gång. Det är hela programmet, och folk har kört från Borås för att se det.',
    ],
    other:
      'Forty lamps get new cords, new shades and a safety check in one evening, and move in with families who have just got their first flat. At nine we turn off the ceiling light.',
    participantInfo:
      'Ingång från gården. Avbitare, skalare och skruvmejslar finns, men ta gärna med läsglasögon och en glödlampa som du litar på.',
    goal: 12,
    secondary: [1, 10],
    address: 'Fixarkollektivets verkstad, Karl Johansgatan 47, Göteborg',
    place: [57.6927, 11.9131],
    at: { inDays: 26, on: 'wed', time: '18:00', hours: 3 },
    scene: { kind: 'repair', variant: 2 },
    needs: [
      skill('Sladdbytare', 180, 12, 'Vi visar. Efter den tredje lampan går det av sig självt.', {
        bookings: [by('tuva', 'Har bytt en sladd en gång. Huset står kvar.'), by('elin')],
        others: 1,
      }),
      skill('Behörig elektriker', 180, 2, 'Kontrollerar och skriver på.', {
        who: 'ONLY_HOST',
        bookings: [by('dragan', 'Pennan är vässad.')],
      }),
      item('Lampskärmar', 25, 'Alla former utom lysrör.', {
        bookings: [
          by('agneta', '', { quantity: 7 }),
          by('gunilla', 'Blommiga. Någon tycker om dem, det vet jag.', { quantity: 4 }),
        ],
      }),
    ],
    team: ['sara'],
    tags: { fixarkollektivet: ['electricity', 'evening'] },
  },
  {
    key: 'zipper-clinic',
    written: 'en',
    state: 'draft',
    title: 'Zipper clinic',
    summary:
      'A jacket with a broken zip is thrown away every four seconds in Europe, or so Sara claims. An afternoon for sliders, teeth and second chances.',
    preface: 'We have 1 100 sliders in a biscuit tin. What we lack is a date and somebody who dares to do tents.',
    description: [
      'Two tables for replacing sliders, one for sewing in new zips, and a tent hung from the ceiling if the janitor agrees.',
      'To be decided: whether ski boots count.',
    ],
    other:
      'En eftermiddag för löpare, tänder och andra chanser. Vi har 1 100 löpare i en kakburk och behöver ett datum.',
    participantInfo: '',
    goal: 12,
    secondary: [13],
    address: 'Fixarkollektivets verkstad, Karl Johansgatan 47, Göteborg',
    place: [57.6927, 11.9131],
    at: { inDays: 70, on: 'sun', time: '13:00', hours: 4 },
    scene: { kind: 'sewing', variant: 0 },
    needs: [
      skill('Zip surgeon', 240, 6, 'Steady hands, sharp seam ripper.'),
      item('Zips, 60 cm, open-ended', 40, 'Any colour except the one we have.'),
    ],
    team: ['sara'],
  },
];

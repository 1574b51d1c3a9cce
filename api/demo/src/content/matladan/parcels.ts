import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const parcels: readonly DemoGyg[] = [
  {
    key: 'thursday-food-bank',
    written: 'en',
    state: 'upcoming',
    title: 'Sort and share: the Thursday food bank',
    summary:
      'At one the vans roll in with what the shops could not sell. At four the doors open. Between them are three hours, nine sorters and a great many bananas.',
    preface: 'A yoghurt does not know what date it is. You do, and you have a nose: that is the whole training.',
    description: [
      'We unload, sniff, sort and put on shelves as in a shop, because it is to be a shop. Bread to the left, greens in the middle, cold things last. Allergens are marked with coloured clothes pegs, and Mehmet decides in matters of dispute.',
      'At four 140 households come, by number. Some talk, some do not. Somebody always knows what one makes of nine kilos of celeriac, and then the whole queue knows it.',
    ],
    other:
      'Klockan ett kommer bilarna, klockan fyra öppnar dörrarna. Däremellan ska allt luktas på, sorteras och ställas upp som i en butik, för det ska vara en butik.',
    participantInfo:
      'Warm jumper, the cold room is cold. Aprons and hats are in the green cupboard. You eat with us at half past three.',
    goal: 2,
    secondary: [1, 12],
    address: 'Ljura centrum, Norrköping',
    place: [58.5812, 16.1921],
    at: { inDays: 3, on: 'thu', time: '13:00', hours: 5.5 },
    scene: { kind: 'food', variant: 0 },
    needs: [
      skill('Sorter', 180, 9, 'Unload, sniff, shelve. Nose needed.', {
        bookings: [
          by('zainab', '', { as: 'matladan-norrkoping' }),
          by('love', 'My nose is fine since the operation.', { as: 'matladan-norrkoping' }),
          by('olena'),
        ],
        others: 1,
      }),
      skill('Host at the door', 150, 4, 'Numbers, chairs, children, celeriac advice.', {
        bookings: [by('birgitta', 'Gratin. Always gratin.', { as: 'matladan-norrkoping' }), by('fatima')],
      }),
      skill('Van driver', 240, 2, 'Ordinary licence. Round of six shops.', {
        bookings: [by('mehmet'), by('karim')],
        waiting: [
          { person: 'yusuf', comment: 'I drive the same round for a living.' },
          { person: 'elin', comment: 'Licence since 2009, no dents.' },
        ],
      }),
      item('Returnable crates', 40, 'The black folding ones from the greengrocer’s.', {
        bookings: [by('tomas', '', { quantity: 15 })],
      }),
    ],
    team: ['marta', 'mehmet'],
    tags: { 'matladan-norrkoping': ['thursday'] },
    recipients: {
      text: 'One hundred and forty numbers, one per household. No papers, no questions. If you cannot come yourself, tell us and we put a bag aside.',
      places: 140,
      booked: [
        { person: 'rashid', comment: 'Family of five, no pork.' },
        { person: 'ahmad', comment: 'Two of us, and a cat who is not on the list.' },
        { person: 'elias', comment: '' },
      ],
    },
  },
  {
    key: 'fyrtio-lador-ljura',
    written: 'se',
    state: 'ongoing',
    title: 'Fyrtio lådor i veckan till Ljura',
    summary:
      'Fyrtio familjer får en låda hem till dörren varje vecka. Någon ska packa den, någon ska bära den och någon ska ringa på och ha tid.',
    preface:
      'Hissen i Bredgatan 12 har varit trasig sedan i februari. Vi nämner det här eftersom det är på femte våningen man bjuder på det bästa teet.',
    description: [
      'Lådorna packas på tisdagar. Vi har en lista på vem som inte äter vad, vem som saknar spis och vem som har fått barn sedan sist. Sist av allt läggs en handskriven hälsning, och den är det som sparas på kylskåpet.',
      'Utbärarna går två och två. Räkna med en timme för tio lådor, och två om det är fest någonstans.',
    ],
    other:
      'Forty families get a box brought to their door each week. We pack on Tuesdays and deliver in pairs; the lift at number 12 is broken, and the best tea is on the fifth floor.',
    participantInfo: 'Portkoderna får du på papper och lämnar tillbaka. Ring aldrig på efter klockan sju.',
    goal: 2,
    secondary: [1, 3],
    address: 'Matlådans lokal, Ljura torg, Norrköping',
    place: [58.5809, 16.1934],
    at: { inDays: -12, on: 'tue', time: '14:00', hours: 4, weeks: 10 },
    scene: { kind: 'food', variant: 1 },
    needs: [
      skill('Packare, tisdagar', 120, 8, 'Följ listan, lägg det tunga underst, skriv hälsningen sist.', {
        bookings: [by('inger', 'Jag skriver gärna alla hälsningar.', { as: 'matladan-norrkoping' }), by('kerstin')],
        others: 1,
      }),
      skill('Utbärare i par', 120, 10, 'Trappor, tid och tungt ibland.', {
        approval: true,
        bookings: [
          by('love', 'Kan ta nummer 12.', { as: 'matladan-norrkoping' }),
          by('simon', '', { status: 'PENDING' }),
          by('mehmet'),
        ],
      }),
      item('Frigolitfria kylväskor', 20, 'Ska rymma en mjölk på höjden.', {
        bookings: [by('sara', '', { quantity: 6 })],
      }),
    ],
    team: ['mehmet'],
    partners: ['harbarget-sta-clara'],
    tags: { 'matladan-norrkoping': ['weekly'] },
    stories: [
      {
        by: 'love',
        caption: 'Femte våningen, fjärde gången. Nu har jag ett eget teglas där, med mitt namn på tejp.',
        daysAfter: 9,
        approved: true,
        response: 'Hissen är lagad nu. Love vägrar åka den.',
      },
      {
        by: 'inger',
        caption: 'Jag skrev fyrtio hälsningar. Jag fick trettioåtta tillbaka, och en teckning av en häst.',
        daysAfter: 8,
        approved: true,
      },
    ],
  },
  {
    key: 'school-break-lunch-boxes',
    written: 'en',
    state: 'upcoming',
    title: 'Pack the holiday box: lunch when school is closed',
    summary:
      'The free school lunch is the surest meal of the day, and it takes a holiday when the pupils do. We pack 300 boxes with ten lunches each.',
    preface:
      'A boy asked if there could not be school in the break “just between eleven and twelve”. We thought that was well put.',
    description: [
      'Each box holds ten lunches that a ten-year-old can make alone: no knife, no oven, nothing that has to be explained. There are recipes with pictures, an apple for each day and one surprise that our committee of three eight-year-olds has approved.',
      'The school nurses hand the boxes out, so nobody needs to stand in a queue. Afterwards we get the packing lists back with stars on them. Tuna got one star. We have learnt from it.',
    ],
    other:
      'Skollunchen tar lov när eleverna gör det. Vi packar trehundra lådor med tio luncher i varje, som en tioåring klarar själv. Tonfisken är struken.',
    participantInfo: 'Sports hall, not the canteen. Indoor shoes. There is loud music from the second hour on.',
    goal: 1,
    secondary: [2, 4],
    address: 'Ektorpshallen, Norrköping',
    place: [58.5727, 16.2163],
    at: { inDays: 30, on: 'sat', time: '10:00', hours: 5 },
    scene: { kind: 'food', variant: 3 },
    needs: [
      skill('Packer in the chain', 180, 36, 'Two chains of eighteen. The music decides the speed.', {
        bookings: [
          by('gunilla'),
          by('elin', 'Can I be near the apples?'),
          by('wilma', '', { as: 'tidtabellbyran', representation: 'PENDING' }),
        ],
        others: 2,
      }),
      skill('Surprise committee, adult', 60, 1, 'Chair three eight-year-olds. Veto right: none.', {
        bookings: [by('amadou', 'I have one of those at home.')],
      }),
      item('Cartons with handles', 300, 'Banana cartons are too big, shoe boxes too small.', {
        bookings: [by('tomas', '', { quantity: 120 }), by('mehmet', '', { quantity: 180, as: 'matladan-norrkoping' })],
      }),
    ],
    team: ['marta'],
    partners: ['laxhjalpen-rosengard'],
    invitedPartners: ['ren-kust-bohuslan'],
    tags: { 'matladan-norrkoping': ['family'] },
    donation: {
      url: 'https://matladan.example/lovlada',
      text: 'A holiday box costs 240 kronor in what we have to buy. The surprise is 12 of them.',
    },
  },
];

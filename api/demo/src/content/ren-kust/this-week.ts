import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const thisWeek: readonly DemoGyg[] = [
  {
    key: 'great-weigh-in-smogen',
    written: 'en',
    state: 'ongoing',
    title: 'The great weigh-in: a season of rubbish on one quay',
    summary:
      'Everything our crews have carried off the rocks since spring lies in the old cold store. Today we open every sack, sort it, weigh it and send it on.',
    preface:
      'The scales close when the last sack is weighed. Until then no one leaves the quay without a pair of gloves, a job and a bowl of something hot.',
    description: [
      'Twelve long tables stand along the quay, one for each kind of material. You start at the table where your name is, and move on when the heap is gone. Ropes and nets are untangled before they are weighed; bottles are counted by country, which is the children’s favourite.',
      'Every weight goes into the national beach count the same evening. Last season came to 9.3 tonnes. The crews have bet on this one, and the paper with the bets is pinned above the coffee.',
      'You can come for two hours or stay all day. Report to the hosts at the red tent when you arrive, so that we know who is on the quay.',
    ],
    other:
      'I dag öppnar vi alla säckar från säsongen, sorterar dem vid långbord på kajen och väger dem innan de går till återvinning. Kom i två timmar eller hela dagen. Handskar och soppa finns.',
    participantInfo:
      'Report at the red tent, even if you only bring gloves. Steel toecaps for those who work near the forklift. Parking behind the fish auction.',
    goal: 12,
    secondary: [14, 17],
    address: 'Smögenbryggan, Smögen',
    place: [58.3529, 11.2231],
    at: { inDays: 0, time: '08:00', hours: 10, underWay: true },
    scene: { kind: 'quay', variant: 0 },
    needs: [
      skill('Sorter at the long tables', 240, 30, 'Open, sort, shout when you find something with a name on it.', {
        bookings: [
          by('olena', 'Table four again, please. I know its smell.', {
            as: 'ren-kust-bohuslan',
            attendance: 'ATTENDED',
          }),
          by('dragan', '', { as: 'fixarkollektivet', attendance: 'ATTENDED' }),
          by('viktor', 'Six of us from the office, I am the one who is late.', {
            as: 'tidtabellbyran',
            attendance: 'APPROVED_UNATTENDANCE',
          }),
          by('jin', '', { as: 'tidtabellbyran', attendance: 'ATTENDED' }),
          by('malin', '', { as: 'storsjons-folkhogskola', attendance: 'ATTENDED' }),
          by('simon', 'I will take the ropes.', { attendance: 'ATTENDED' }),
          by('karim', 'Coming from the night train.', { attendance: 'ABSENT' }),
          by('kerstin', 'I can sit and count bottles.'),
        ],
        others: 18,
      }),
      skill('Weigher with a pencil', 180, 6, 'Read the scale, write it down, read it again.', {
        bookings: [
          by('agneta', 'Forty years of public records. It will be legible.', {
            as: 'medborgarkontoret-skonsmon',
            attendance: 'ATTENDED',
          }),
          by('astrid', '', { as: 'ren-kust-bohuslan', attendance: 'ATTENDED' }),
          by('perOlov', 'I shall be strict about decimals.'),
        ],
        others: 2,
      }),
      skill('Forklift driver', 240, 3, 'Licence B1 or longer. From the tables to the containers, at walking pace.', {
        approval: true,
        bookings: [
          by('tomas', 'Licence since 1998, one dented door.', { attendance: 'ATTENDED' }),
          by('oskar', 'I have the licence, the card is at home. Can I send a picture?', { status: 'PENDING' }),
          by('yusuf', 'Afternoon only, after two.', { status: 'PENDING' }),
        ],
      }),
      skill('Soup and buns', 180, 5, 'Eighty bowls at twelve, eighty at three.', {
        bookings: [
          by('inger', 'The big pot is with me.', { attendance: 'ATTENDED' }),
          by('birgitta', 'Cardamom or saffron? Both, then.', { attendance: 'ATTENDED' }),
        ],
        others: 2,
      }),
      item('Work gloves, pairs', 120, 'Thick ones. They go home with you or stay with us, as you like.', {
        bookings: [
          by('hugo', 'From the boatyard’s stock.', {
            as: 'ren-kust-bohuslan',
            quantity: 24,
            attendance: 'ATTENDED',
          }),
          by('sara', '', { as: 'fixarkollektivet', quantity: 12 }),
        ],
        others: 9,
      }),
    ],
    team: ['britta', 'klara'],
    partners: ['fixarkollektivet', 'tidtabellbyran', 'storsjons-folkhogskola'],
    tags: { 'ren-kust-bohuslan': ['harbour', 'family'], tidtabellbyran: ['day-off'] },
    recipients: {
      text: 'Lunch at the long tables for twelve people who would rather eat in company. You are welcome to sort, and just as welcome not to.',
      places: 12,
      booked: [
        { person: 'zainab', comment: 'Me and my son, who will want to drive the forklift.' },
        { person: 'leila', comment: 'Vegetarian, please.' },
        { person: 'milo', comment: '' },
        { person: 'ahmad', comment: 'Two of us.', cancelled: 'We have both caught a cold.' },
      ],
    },
    stories: [
      {
        by: 'astrid',
        caption:
          'First sack on the scale at three minutes past: 31.4 kilos, and inside it a shoe I am fairly sure is mine.',
        daysAfter: 0,
        approved: false,
      },
    ],
  },
  {
    key: 'skrapdag-hunnebostrand',
    written: 'se',
    state: 'upcoming',
    title: 'Skrapdag: båtbottnar utan gift',
    summary:
      'Fyrtio båtar i Hunnebostrand har gammal tennfärg under vattenlinjen. Vi skrapar bort den på land, med dammsugare och presenning, så att ingenting hamnar i hamnen.',
    preface: 'Färgen förbjöds 1989. Den sitter kvar ändå, lager på lager, och släpper lite för varje regn.',
    description: [
      'Båtarna står på stöttor på varvsplanen. Två och två tar ni en båt: den ena skrapar, den andra håller munstycket. Allt som lossnar sugs upp, vägs och går till destruktion i Kumla.',
      'Kranen lyfter de fyra största under förmiddagen. Då behövs förare som har gjort det förut och alla andra på behörigt avstånd med kaffekopp.',
      'Innan en båt är klar mäter vi vad som finns kvar i ytan. Är det under gränsen får den en grön lapp och en båtägare som mår bättre.',
    ],
    other:
      'Forty boats in Hunnebostrand still carry tin paint from before 1989. We scrape it off on land with vacuum scrapers, so that nothing reaches the harbour. No experience needed except for the crane.',
    participantInfo:
      'Skyddsmask och overall delas ut vid vågen. Skägg och mask går inte ihop, så raka er eller skrapa på håll. Lunch kl. 12.',
    goal: 6,
    secondary: [14, 3],
    address: 'Varvsplanen, Hunnebostrand',
    place: [58.4402, 11.3011],
    at: { inDays: 3, time: '09:00', hours: 7 },
    scene: { kind: 'boat', variant: 1 },
    needs: [
      skill('Skrapare med dammsugare', 240, 14, 'En båt, två personer, tre timmar. Vi visar hur.', {
        bookings: [
          by('bengt', 'Har målat på den där färgen, så det är väl dags.', {
            as: 'ren-kust-bohuslan',
            confirmed: true,
          }),
          by('olena', 'Tar gärna en stor båt.', { as: 'ren-kust-bohuslan', representation: 'PENDING' }),
          by('sara', '', { as: 'fixarkollektivet', confirmed: true }),
        ],
        others: 4,
      }),
      skill('Kranförare', 300, 3, 'Mobilkran, 12 ton. Du har bevis och har lyft båt förut.', {
        approval: true,
        bookings: [
          by('nilsErik', 'Lyfter Alva varje höst.', { confirmed: true }),
          by('tomas', 'Bevis finns, mest timmer hittills.', { status: 'PENDING' }),
          by('lovisa', 'Har lyft solpaneler i tio år. Räcker det?', {
            status: 'PENDING',
            as: 'solandelen-gotland',
          }),
        ],
      }),
      skill('Provtagare', 180, 2, 'Mäter tenn i färgen med ett instrument som liknar en hårtork.'),
      item('Skyddsoveraller', 30, 'Engångs, storlek M till XXL.', {
        bookings: [
          by('agneta', 'Från målarna på kommunen.', { quantity: 10 }),
          by('hugo', '', { quantity: 4, as: 'ren-kust-bohuslan', representation: 'DECLINED' }),
        ],
      }),
    ],
    team: ['britta', 'amadou'],
    partners: ['fixarkollektivet'],
    invitedPartners: ['tidtabellbyran'],
    tags: { 'ren-kust-bohuslan': ['harbour', 'boat'] },
    recipients: {
      text: 'Åtta båtägare som inte klarar jobbet själva får hjälp med sin båt. Skriv hur lång den är och när den senast målades.',
      places: 8,
      booked: [
        { person: 'perOlov', comment: 'Snipa, 5,60. Målad 1986 av min far.' },
        { person: 'gunilla', comment: 'En eka. Jag har opererat axeln och kan bara peka.' },
        { person: 'inger', comment: 'Segelbåt, 7,20. Målad i våras, fel färg.' },
        { person: 'anja', comment: 'Min pappas koster. Han är 84 och vill stå bredvid.' },
        { person: 'viktor', comment: 'Plastbåt, 5 meter. Har aldrig skrapat något.' },
        { person: 'birgitta', comment: 'Roddbåt. Den ser värre ut än den är.' },
        { person: 'ahmad', comment: 'Köpte den i augusti. Vet inte vad det är för färg.' },
        { person: 'malin', comment: 'Snurrebåt. Jag har ont i ryggen men kan koka kaffe.' },
      ],
      waiting: [
        { person: 'kerstin', comment: 'Eka, målad av min man. Han har inte lust längre.' },
        { person: 'elias', comment: 'Delar en båt med två grannar.' },
      ],
    },
  },
];

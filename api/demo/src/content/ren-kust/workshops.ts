import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const workshops: readonly DemoGyg[] = [
  {
    key: 'tralgarn-blir-kassar',
    written: 'se',
    state: 'upcoming',
    title: 'Trålgarn blir kassar',
    summary:
      'Vi har två ton uppfiskat nät i ladan och en dam på 81 år som kan knyta allt. Kom och lär dig göra en kasse som håller tills du tröttnar på den.',
    preface: 'Ett nät som har legat tjugo år i havet går inte av för att man handlar potatis.',
    description: [
      'Inger visar tre knopar. Den första kan du redan, den andra tar tio minuter och den tredje är hela poängen. Efter två timmar har du en kasse, efter fyra har du en hängmatta om du har bråttom i fingrarna.',
      'Näten är tvättade och sorterade efter färg: grönt från trålare, blått från garn, orange som ingen vet var det kommer ifrån. Det som inte går att knyta mals ner till granulat i Lysekil och blir båtfendrar.',
      'Halva lagret av kassar säljs i bodarna på bryggan. Pengarna går till båtbränsle, och knytaren får sitt namn på lappen.',
    ],
    other:
      'We turn lost trawl nets into bags that outlive their owners. Inger, 81, teaches three knots; you go home with a bag and sore fingers. No experience needed.',
    participantInfo: 'Ta trappan på gaveln, porten kärvar. Har du egen nätnål så ta med den, vi har bara tjugo.',
    goal: 12,
    secondary: [14, 8],
    address: 'Ladan vid Hasselösund, Smögen',
    place: [58.3611, 11.2296],
    at: { inDays: 19, on: 'sun', time: '12:00', hours: 4 },
    scene: { kind: 'nets', variant: 0 },
    needs: [
      skill('Knytare', 240, 20, 'Du lär dig på plats. Räkna med att prata hela tiden.', {
        bookings: [
          by('birgitta', 'Jag kan två av knoparna, säger jag nu.'),
          by('elin', 'Kommer efter lunch, är det okej?'),
          by('samira', 'Vill göra en stor nog för basketbollar.'),
        ],
        others: 1,
      }),
      skill('Handledare i knopar', 240, 3, 'Du kan skotstek, valknop och att vara tyst medan andra tänker.', {
        bookings: [by('inger', 'Självklart.'), by('bengt')],
      }),
      item('Nätnålar', 20, 'Plast eller trä, runt 20 centimeter.', {
        bookings: [by('bengt', 'Farfars. Ska hem igen.', { quantity: 8 })],
      }),
    ],
    team: ['britta'],
    partners: ['fixarkollektivet'],
    tags: { 'ren-kust-bohuslan': ['workshop', 'family'], fixarkollektivet: ['textile'] },
  },
  {
    key: 'sack-lift-for-steep-skerries',
    written: 'en',
    state: 'upcoming',
    title: 'A sack lift for steep skerries',
    summary:
      'Every year somebody hurts their back carrying rubbish down a cliff. Over one weekend we build a ropeway that fits in a rowing boat, and test it on Bengt.',
    preface: 'We have a drawing on a napkin, two winches, 120 metres of rope and permission to drill nowhere at all.',
    description: [
      'On Saturday we build. The ropeway has to stand on bare rock without leaving a mark, weigh less than sixty kilos and be put up by three people in gloves. Welders, sailmakers, climbers and people who ask awkward questions are equally wanted.',
      'On Sunday we carry it out to Stora Kornö and send down sacks of rising dignity: first sand, then rubbish, then lunch. Bengt has volunteered to be last, with a helmet.',
      'The drawings will be free for every coast group in the Nordics. If it does not work, those drawings will be free too, with a note.',
    ],
    other:
      'En bygghelg för dig som kan svetsa, sy segel, klättra eller ställa besvärliga frågor. Vi bygger en linbana för skräpsäckar som ryms i en eka och inte lämnar spår i berget.',
    participantInfo:
      'Sleep in the old pilot cottage (mattresses, own sleeping bag). Boat to Kornö Sunday 08:00 sharp; the skipper has counted to ten before.',
    goal: 9,
    secondary: [14, 3],
    address: 'Lysekils Mekaniska, Gullmarsvägen, Lysekil',
    place: [58.2762, 11.4404],
    at: { inDays: 89, on: 'sat', time: '09:00', hours: 31 },
    scene: { kind: 'skerry', variant: 0 },
    needs: [
      skill('Welder or metalworker', 600, 4, 'Aluminium. TIG is on site.', {
        bookings: [
          by('dragan', 'TIG, MIG and opinions.', { as: 'fixarkollektivet' }),
          by('yusuf', 'Bicycle frames count, I hope?', { as: 'cykelkoket-mollan', representation: 'PENDING' }),
        ],
      }),
      skill('Climber', 480, 3, 'You anchor in cracks and slings, without bolts.', {
        approval: true,
        bookings: [
          by('daniel', 'Grew up on the wrong side of Kebnekaise.'),
          by('malin', 'Ice and church towers. I have my own rope and slings.', { status: 'PENDING' }),
          by('love', 'Indoors only until now, but four times a week.', { status: 'PENDING' }),
        ],
      }),
      skill('Software and load calculation', 240, 2, 'A spreadsheet that tells us when to let go.', {
        who: 'ONLY_PARTNERS',
        bookings: [by('viktor', 'I shall add a factor of four.', { as: 'tidtabellbyran' })],
      }),
      item('Climbing rope, retired', 6, 'Static, at least 10 mm, no falls in its past.', {
        bookings: [by('ebba', '', { quantity: 2 })],
      }),
    ],
    team: ['jonas', 'britta'],
    partners: ['fixarkollektivet', 'tidtabellbyran'],
    tags: { 'ren-kust-bohuslan': ['workshop'], tidtabellbyran: ['technology'] },
  },
  {
    key: 'forsta-jobbet-pa-sjon',
    written: 'se',
    state: 'upcoming',
    title: 'Första jobbet på sjön',
    summary:
      'Tre dagar som däckselev för dig mellan 16 och 20. Du får lära dig tampar, vinschar och arbetsmiljö, och går hem med ett intyg som betyder något.',
    preface:
      'Var fjärde skeppare i Bohuslän går i pension inom fem år. Samtidigt finns det ungdomar som aldrig har fått frågan. Här är frågan.',
    description: [
      'Dag ett är kaj: säkerhet, livbåtsövning, knopar och vad man säger i radion. Dag två är hav: ni går i lag om fyra på fem olika båtar, från kräftfiskare till bogserbåt. Dag tre är samtal: tre arbetsgivare, kaffe och riktiga ansökningar.',
      'Vi behöver mentorer som går vid sidan av en ungdom i tre dagar. Du ska inte göra jobbet åt dem. Du ska stå kvar när det går trögt.',
      'Förra omgången fick nio av tjugo sommarjobb, och en blev kock, vilket inte var meningen men väldigt lyckat.',
    ],
    other:
      'Three days as a deckhand for people aged 16 to 20, with mentors at their side and real employers at the end. We are looking for mentors, skippers and boots in small sizes.',
    participantInfo:
      'Mentorer träffas kvällen innan kl. 18 på Kungshamns lotsstation. Den som är under 18 behöver vårdnadshavarens underskrift.',
    goal: 8,
    secondary: [4, 10],
    address: 'Kungshamns hamn, Kungshamn',
    place: [58.3629, 11.2527],
    at: { inDays: 104, on: 'wed', time: '08:00', hours: 57 },
    scene: { kind: 'boat', variant: 0 },
    needs: [
      skill('Mentor i tre dagar', 1440, 10, 'En ungdom, tre dagar, mycket kaffe.', {
        approval: true,
        bookings: [
          by('bengt', 'Jag var sexton när någon frågade mig.'),
          by('amadou', 'Kan prata om hur det är att börja om i ett nytt land.', { status: 'PENDING' }),
        ],
      }),
      skill('Skeppare med egen båt', 480, 5, 'Dag två. Bränslet betalar vi.', {
        who: 'HOST_OR_PARTNERS',
        bookings: [by('nilsErik', 'Alva tar fyra.')],
      }),
      item('Skyddsskor, storlek 36–39', 16, 'Det är alltid de små som saknas.', {
        bookings: [by('oskar', '', { quantity: 5, as: 'fixarkollektivet', representation: 'PENDING' })],
      }),
    ],
    team: ['britta', 'nilsErik'],
    partners: ['laxhjalpen-rosengard'],
    tags: { 'ren-kust-bohuslan': ['youth'] },
    recipients: {
      text: 'Tjugo platser för dig som är 16–20 år och vill prova. Resa, mat och övernattning ingår. Du behöver inte kunna simma långt, men du ska våga säga om du inte kan.',
      places: 20,
      booked: [
        { person: 'milo', comment: 'Fyller 17 veckan innan. Är stark men vrickar foten ibland.' },
        { person: 'samira', comment: 'Kan simma 200 meter. Vill köra bogserbåt!' },
      ],
    },
  },
];

import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const trees: readonly DemoGyg[] = [
  {
    key: 'two-thousand-oaks',
    written: 'en',
    state: 'upcoming',
    title: 'Two thousand oaks for Hågadalen',
    summary:
      'The seedlings are knee-high and grown from acorns that schoolchildren gathered by the Håga mound. One day, forty planters, and a wood for the year 2325.',
    preface:
      'You will never sit in the shade of these trees. That is rather the point, and it feels better than it sounds.',
    description: [
      'We plant in groups of five: one digs, one plants, one waters, one puts up the vole guard, and one tells the others that they are planting too deep. You change places every hour. Two hundred oaks is a good day for a group.',
      'The ground is old pasture with clay, heavy but kind. The farmer ploughs strips for us, brings water by tractor, and has opinions on everything, most of them correct.',
      'Every planter gets a number and a position. The first ones, from eleven years ago, are now taller than the people who planted them. They send each other photographs.',
    ],
    other:
      'Vi planterar tvåtusen ekar i Hågadalen, uppdragna ur ekollon som skolbarn har samlat. Spadar, vatten och korv finns. Du får ett nummer, en position och en ek att hälsa på.',
    participantInfo:
      'Cycle if you can, there are twelve parking places and one of them is a ditch. Gather by the flagpole at Hågahögen.',
    goal: 15,
    secondary: [13, 4],
    address: 'Hågadalen, Håga by, Uppsala',
    place: [59.8381, 17.5809],
    at: { inDays: 21, on: 'sun', time: '10:00', hours: 6 },
    scene: { kind: 'plant', variant: 0 },
    needs: [
      skill('Oak planter', 300, 40, 'Five hours with breaks. All five roles, no previous knees needed.', {
        bookings: [
          by('tuva', 'Number 311, back again.', { as: 'skogsvannerna-uppland' }),
          by('elin', 'I would like to dig, I have had a week of meetings.'),
          by('jin', '', { as: 'tidtabellbyran' }),
          by('wilma', 'Never held a spade. Bringing gloves and humility.', {
            as: 'tidtabellbyran',
            representation: 'DECLINED',
          }),
          by('klara'),
          by('lovisa', '', { status: 'CANCELLED', reason: 'I have to be on a roof that day after all.' }),
        ],
        others: 4,
      }),
      skill('Tractor driver', 360, 1, 'Water to the far strips. The farmer lends the tractor but not the hat.', {
        who: 'ONLY_HOST',
        bookings: [by('tomas')],
      }),
      item('Planting spades', 25, 'Narrow blade. We sharpen them for you afterwards.', {
        bookings: [by('gunilla', '', { quantity: 3 }), by('bengt', '', { quantity: 4 })],
      }),
      item('Vole guards', 2000, 'Split plastic tubes, used ones are best. They come off again in year six.', {
        bookings: [
          by('tomas', 'From the plot at Läby, cleaned.', { quantity: 900 }),
          by('inger', '', { quantity: 300 }),
        ],
      }),
    ],
    team: ['ebba', 'tomas'],
    partners: ['ren-kust-bohuslan'],
    tags: { 'skogsvannerna-uppland': ['planting', 'family'], tidtabellbyran: ['day-off'] },
    donation: {
      url: 'https://skogsvannerna.example/ek',
      text: 'One oak with a vole guard, a stake and three years of watering costs 85 kronor. You get the position, not the oak.',
    },
  },
  {
    key: 'rewet-florarna',
    written: 'en',
    state: 'upcoming',
    title: 'Rewet the mire at Florarna',
    summary:
      'In 1911 somebody dug nine kilometres of ditch to get a field that never came. We are filling it in, plug by plug, and giving the carbon back its lid.',
    preface: 'A drained mire breathes out carbon dioxide day and night. A wet one keeps quiet. We like it quiet.',
    description: [
      'Two excavators have done the heavy work along the road. What remains is the middle, where nothing with wheels can go: 60 plugs of spruce poles, peat and turf, each as wide as a bed. You carry, saw, stamp and lay turf. It is the only job where you are praised for blocking the drain.',
      'We sleep in the forest museum’s barn on Saturday night. Ebba plays the key fiddle whether one asks her or not.',
    ],
    other:
      'Vi pluggar igen diken från 1911 för hand, på de ställen dit inga maskiner når. Sextio proppar av slanor och torv, en helg, och myren får tillbaka sitt lock.',
    participantInfo:
      'Rubber boots up to the knee at least, midge hat, two pairs of socks per day. Coach from Uppsala C at 07:45.',
    goal: 13,
    secondary: [15, 6],
    address: 'Florarna naturreservat, Tierp',
    place: [60.2871, 17.8512],
    at: { inDays: 68, on: 'sat', time: '09:00', hours: 31 },
    scene: { kind: 'mire', variant: 1 },
    needs: [
      skill('Plug builder', 720, 24, 'Two days of honest mud.', {
        bookings: [
          by('daniel', 'At home we say the mire is the refrigerator. Glad somebody is mending it.', {
            as: 'storsjons-folkhogskola',
          }),
          by('simon', '', { as: 'skogsvannerna-uppland', representation: 'PENDING' }),
          by('amadou'),
        ],
        others: 2,
      }),
      skill('Camp cook', 600, 2, 'Thirty hungry people, one wood stove.', {
        bookings: [by('marta', 'Pea soup with very much thyme.'), by('mehmet', '', { as: 'matladan-norrkoping' })],
      }),
      item('Waders', 15, 'Sizes 40 to 46 most of all.', { bookings: [by('nilsErik', '', { quantity: 2 })] }),
    ],
    team: ['ebba'],
    partners: ['storsjons-folkhogskola', 'matladan-norrkoping'],
    tags: { 'skogsvannerna-uppland': ['climate', 'weekend'] },
  },
  {
    key: 'fladdermusholkar-stadsskogen',
    written: 'se',
    state: 'finished',
    title: 'Fladdermusholkar i Stadsskogen',
    summary:
      'Sextio holkar, sexton barnfamiljer och en stege med begränsat tålamod. Nu finns det lägenheter för fladdermöss i Stadsskogen, med utsikt.',
    preface:
      'En dvärgpipistrell väger lika mycket som en femkrona och äter tre tusen myggor på en natt. Hyran är därmed betald.',
    description: [
      'Delarna var färdigsågade av eleverna på Storsjöns folkhögskola. Familjerna skruvade, tätade springorna och skrev sitt namn på bottenbrädan. Barnen fick välja om holken skulle heta villa eller radhus.',
      'Uppsättningen gjordes av dem som tyckte om höjder. De andra stod under och pekade, vilket också är ett arbete.',
    ],
    other:
      'Sixty bat boxes went up in Stadsskogen, built by families from parts sawn at a folk high school. Each tenant eats three thousand mosquitoes a night, so the rent is covered.',
    impact:
      '<p><strong>60</strong> holkar uppsatta, varav <strong>23</strong> hade hyresgäster redan efter sju veckor. Inventeringen hittade sex arter, däribland fransfladdermus, som ingen har sett här sedan 2003.</p>',
    participantInfo: 'Samling vid Norby, skyltat med fladdermöss. Skruvdragare finns, öronproppar också.',
    goal: 15,
    secondary: [11, 4],
    address: 'Stadsskogen, Norbyvägen, Uppsala',
    place: [59.8338, 17.6076],
    at: { inDays: -84, on: 'sun', time: '11:00', hours: 4 },
    scene: { kind: 'mowing', variant: 1 },
    needs: [
      skill('Holkbyggare', 180, 20, 'Skruva, täta, döp.', {
        bookings: [
          by('tuva', '', { attendance: 'ATTENDED', as: 'skogsvannerna-uppland' }),
          by('samira', 'Vår ska heta Palatset.', { attendance: 'ATTENDED' }),
          by('wilma', '', { attendance: 'ATTENDED' }),
        ],
        others: 14,
      }),
      skill('Klättrare med sele', 240, 4, 'Fyra meter upp, åtta skruvar.', {
        approval: true,
        bookings: [
          by('daniel', 'Höjder är bara längd på högkant.', { attendance: 'ATTENDED' }),
          by('ebba', '', { attendance: 'ATTENDED' }),
          by('oskar', '', { status: 'DECLINED', reason: 'Selen vi har går upp till 95 kilo. Kom gärna och peka!' }),
        ],
      }),
    ],
    team: ['tomas'],
    partners: ['storsjons-folkhogskola'],
    tags: { 'skogsvannerna-uppland': ['family'] },
    stories: [
      {
        by: 'samira',
        caption: 'Palatset har fått hyresgäst! Han sover upp och ner och betalar i mygg.',
        daysAfter: 50,
        approved: true,
        response: 'Hälsa honom att sophämtningen är på tisdagar.',
      },
      {
        by: 'tuva',
        caption: 'Jag lärde min brorson att skruva. Han lärde mig att inte säga ”fladdermus” så högt.',
        daysAfter: 2,
        approved: true,
      },
    ],
  },
];

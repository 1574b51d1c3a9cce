import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const paths: readonly DemoGyg[] = [
  {
    key: 'a-path-for-wheels',
    written: 'en',
    state: 'upcoming',
    title: 'A path that a wheelchair can take',
    summary:
      'Six hundred metres of root, stone and good intentions stand between the car park at Fjällnora and the lake. We are making them passable for everyone.',
    preface:
      'Anja has used a wheelchair since 2016 and has heard the lake from the car park ever since. She is in charge of the gravel.',
    description: [
      'The path is laid on geotextile, twenty centimetres of macadam and stone dust that sets hard as a floor. No slope may be steeper than one in twenty, and every seventy metres there is a bench with an empty space beside it, which is where you put your own chair.',
      'We work in relays so that nobody carries for more than an hour. The last ten metres are a jetty with an edge to it, and Anja has promised to be the first in the water.',
    ],
    other:
      'Vi bygger sexhundra meter stig som går att rulla på, från parkeringen i Fjällnora till sjön. Anja, som rullar själv, bestämmer över gruset.',
    participantInfo:
      'Gloves, sturdy shoes, hearing protection if you run the plate compactor. The café opens for us at seven.',
    goal: 11,
    secondary: [10, 3, 15],
    address: 'Fjällnora friluftsområde, Almunge',
    place: [59.8423, 17.9134],
    at: { inDays: 54, on: 'sat', time: '08:00', hours: 8 },
    scene: { kind: 'mire', variant: 0 },
    needs: [
      skill('Gravel relay', 240, 30, 'Half a day with wheelbarrow and rake.', {
        bookings: [
          by('jonas', 'Can I weigh it?'),
          by('viktor', '', { as: 'tidtabellbyran', representation: 'PENDING' }),
          by('leila'),
        ],
        others: 2,
      }),
      skill('Plate compactor operator', 240, 2, 'You have done it before and still have your toes.', {
        bookings: [by('tomas'), by('hugo', 'Twice, on a slipway.')],
      }),
      skill(
        'Test roller',
        120,
        3,
        'You use a wheelchair, walker or pram and say what is wrong while it can still be changed.',
        { bookings: [by('anja', 'One in twenty means one in twenty.')] },
      ),
      item('Wheelbarrows', 12, 'With air in the wheel.', { bookings: [by('gunilla', '', { quantity: 2 })] }),
    ],
    team: ['anja', 'tomas'],
    tags: { 'skogsvannerna-uppland': ['building'] },
  },
  {
    key: 'dead-wood-census',
    written: 'en',
    state: 'ongoing',
    title: 'The great dead wood census',
    summary:
      'A dead tree has more tenants than a living one. Over seven weeks we look under bark, photograph beetles and find out who lives in Lunsen.',
    preface:
      'Six thousand Swedish species need dead wood, and most of them are shorter than this comma, which makes the census slow and rather funny.',
    description: [
      'You get a square of 100 by 100 metres, a notebook and an app that guesses beetles, wrongly but with confidence. Walk it once, on any day. Measure lying logs thicker than your thigh, count the holes and photograph whoever looks out.',
      'An expert checks everything on Thursday evenings over a live link. She has cried twice: once for the bark beetle hunter Thanasimus, once for a misplaced ladybird.',
    ],
    other:
      'Gå en ruta i Lunsen, mät döda stammar och fotografera dem som bor där. Du väljer dag själv, och en expert kollar alla bilder.',
    participantInfo: 'Your square comes by e-mail. Put the bark back as you found it, there are children inside.',
    goal: 15,
    secondary: [13],
    address: 'Lunsens naturreservat, Flottsund, Uppsala',
    place: [59.7871, 17.6873],
    at: { inDays: -19, time: '07:00', hours: 24 * 49 },
    scene: { kind: 'walk', variant: 1 },
    needs: [
      skill('Square walker', 240, 45, 'One square, one day, any weather but hard wind.', {
        bookings: [
          by('elin', 'Found my square. It is mostly a bog.', { as: 'fixarkollektivet', representation: 'PENDING' }),
          by('simon', '', { as: 'skogsvannerna-uppland' }),
          by('olena'),
          by('kerstin', 'I bring my magnifying glass from the Tax Agency.'),
        ],
        others: 2,
      }),
      skill('Beetle expert on call', 120, 3, 'Thursday evenings, from your sofa.', {
        approval: true,
        bookings: [by('malin', 'Aquatic ones are my thing, but I own the books.')],
      }),
    ],
    team: ['ebba'],
    tags: { 'skogsvannerna-uppland': ['science', 'on-your-own'] },
    stories: [
      {
        by: 'simon',
        caption: 'The app said “probably a bus”. It was a longhorn beetle. We have both learnt something.',
        daysAfter: 8,
        approved: true,
        response: 'Our expert would like to frame this.',
      },
      {
        by: 'olena',
        caption: 'Square 88. A dead spruce with 412 holes, and somebody was at home in every one.',
        daysAfter: 11,
        approved: true,
      },
    ],
  },
  {
    key: 'lieslatter-djurgardsangen',
    written: 'se',
    state: 'finished',
    title: 'Slåtter med lie på Djurgårdsängen',
    summary: 'Trettio liar, en äng och ett brynstenssamtal som pågick i nio timmar. Slåttergubben blommar där igen.',
    preface: 'En äng är ett samarbete mellan blommor och människor som inte gillar gräsklippare.',
    description: [
      'Förmiddagen ägnades åt att lära sig slå utan att hugga. Det sitter i höfterna, inte i armarna. De som lärde ut var mellan sexton och åttiotre år och oense om allt utom det.',
      'Höet hässjades för hand, eftersom fröna ska falla där de hör hemma. På kvällen spelade Ebba, som ingen hade bett.',
    ],
    other:
      'Thirty scythes, one old meadow, nine hours of conversation about whetstones. The hay was dried on racks so that the seeds could fall where they belong.',
    impact:
      '<p><strong>1,8 hektar</strong> äng slagen med <strong>30</strong> liar. Botanisterna räknade till <strong>47</strong> arter mot 29 när vi började för sex år sedan, och slåttergubben är uppe i 112 plantor.</p>',
    participantInfo: 'Långbyxor, stadiga skor. Liar utan namn finns att låna, liar med namn rörs inte.',
    goal: 15,
    secondary: [2, 4],
    address: 'Djurgårdsängen, Ultuna, Uppsala',
    place: [59.8091, 17.6688],
    at: { inDays: -233, on: 'sat', time: '08:00', hours: 9 },
    scene: { kind: 'mowing', variant: 0 },
    needs: [
      skill('Slåtterkarl, alla kön', 420, 30, 'Du lär dig på en timme och ångrar dig efter tre.', {
        bookings: [
          by('gunilla', 'Pappas lie är med.', { attendance: 'ATTENDED', as: 'skogsvannerna-uppland' }),
          by('daniel', '', { attendance: 'ATTENDED' }),
          by('love', '', { attendance: 'ABSENT' }),
          by('tuva', '', { attendance: 'ATTENDED', as: 'skogsvannerna-uppland' }),
        ],
        others: 16,
      }),
      skill('Hässjare', 300, 8, 'Pinnar, tråd, hö, i den ordningen.', {
        bookings: [by('inger', '', { attendance: 'ATTENDED' })],
        others: 1,
      }),
    ],
    team: ['ebba', 'gunilla'],
    tags: { 'skogsvannerna-uppland': ['meadow'] },
    stories: [
      {
        by: 'gunilla',
        caption: 'Pappas lie hade inte varit ute sedan 1974. Den kom ihåg mer än jag.',
        daysAfter: 1,
        approved: true,
      },
    ],
  },
  {
    key: 'ormbunkar-i-skymning',
    written: 'se',
    state: 'draft',
    title: 'Ormbunkar i skymning',
    summary:
      'En långsam vandring till fem ormbunkar som alla går förbi. Med termos, ficklampa och en botaniker som viskar.',
    preface: 'Ett försök med en tyst exkursion. Den som måste prata får göra det med en ormbunke.',
    description: [
      'Vi går två kilometer på två timmar. Vid varje art stannar vi, lyser underifrån och låter bladet visa sina sporer.',
      'Återstår: markägarens ja, och att övertala Tomas om viskandet.',
    ],
    other:
      'A slow, nearly silent walk at dusk to five ferns that everybody passes by. Thermos, torch and a botanist who whispers.',
    participantInfo: '',
    goal: 15,
    secondary: [3],
    address: 'Nåsten, Uppsala',
    place: [59.8215, 17.5521],
    at: { inDays: 95, on: 'tue', time: '19:00', hours: 2 },
    scene: { kind: 'walk', variant: 4, night: true },
    needs: [
      skill('Botaniker som viskar', 120, 1, 'Kan fem arter utantill.'),
      item('Ficklampor med varmt ljus', 12, 'Röda går också bra.'),
    ],
    team: ['tomas'],
  },
];

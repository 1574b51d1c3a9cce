import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const atSea: readonly DemoGyg[] = [
  {
    key: 'cold-dip-warm-company',
    written: 'en',
    state: 'upcoming',
    title: 'Cold dip, warm company',
    summary:
      'Loneliness is worse for the heart than cold water. In Grebbestad we practise both: a short dip from the bathing jetty, a long sit in the sauna, soup for everyone.',
    preface:
      'Nobody has to go in. Sitting on the bench in a dressing gown and disapproving is a recognised role, and every group needs one.',
    description: [
      'The evening is for people who have recently moved here, recently been widowed, recently retired, or who for any other reason find the evenings long. Half of those who come are regulars who know which step is slippery.',
      'We go in two by two with a bathing host beside us. Thirty seconds is plenty. Afterwards there is sauna, elderflower cordial and Inger’s root vegetable soup, which is the actual reason most of us come.',
      'Check with your doctor if you have a heart condition. You can reach the jetty with a wheelchair, and there is a lift into the water.',
    ],
    other:
      'Ett kort dopp från kallbadhuset, en lång stund i bastun och soppa efteråt. För dig som nyligen flyttat hit, blivit ensam eller bara tycker att kvällarna är långa. Ingen måste bada.',
    participantInfo:
      'The door code is sent the same morning. Bathing hosts gather half an hour before; bring wool socks for yourself and a pair to lend.',
    goal: 3,
    secondary: [10, 11],
    address: 'Grebbestads kallbadhus, Grebbestad',
    place: [58.6904, 11.2512],
    at: { inDays: 9, on: 'thu', time: '18:00', hours: 3 },
    scene: { kind: 'dip', variant: 0 },
    needs: [
      skill(
        'Bathing host',
        180,
        8,
        'Go in with those who hesitate, and come out with them too. You should be used to cold water.',
        {
          bookings: [
            by('inger', 'In the water every day since 1987. Soup is in the freezer.'),
            by('olena', 'In Odessa we call this summer.'),
          ],
        },
      ),
      skill('Bench company', 150, 6, 'Sit, talk, pour cordial. No wet clothes needed.', {
        bookings: [
          by('birgitta', 'I will be the one who disapproves.'),
          by('kerstin', 'With my knitting.', {
            status: 'CANCELLED',
            late: true,
            reason: 'My sister is in town that evening, and she talks enough for both of us.',
          }),
        ],
        others: 4,
        waiting: [
          { person: 'elin', comment: 'I pour without spilling.' },
          { person: 'maria', comment: 'Moved here in August. I can listen in Swedish and Spanish.' },
          { person: 'leila', comment: '' },
        ],
      }),
      item('Dressing gowns', 15, 'Clean and thick. Hotel ones are wonderful.', {
        bookings: [by('agneta', 'Terry cloth, from the closing of the Sundsvall baths.', { quantity: 6 })],
      }),
    ],
    team: ['britta'],
    partners: ['medborgarkontoret-skonsmon'],
    tags: { 'ren-kust-bohuslan': ['evening'] },
    recipients: {
      text: 'Twelve places for those who want company in or beside the water. You need no reason and no bathing suit; both can be borrowed, the suit at least.',
      places: 12,
      booked: [
        { person: 'perOlov', comment: 'Bor ensam sedan i våras. Badar helst inte, men pratar gärna.' },
        { person: 'agneta', comment: 'Moved here in the autumn and know only my dentist.' },
      ],
    },
  },
  {
    key: 'beach-school-smogen',
    written: 'se',
    state: 'upcoming',
    title: 'Strandskola för femmorna på Smögen',
    summary:
      'Sextio elever, en vik och fyra frågor: Vad lever här? Vad hör inte hemma här? Vems är felet? Och går tångräkor att kittla?',
    preface:
      'Vi har klassrummet, det är elva mil långt och utan tak. Nu behöver vi vuxna som vågar säga ”det vet jag inte, vi tar reda på det”.',
    description: [
      'Klasserna delas i grupper om sex. Varje grupp har en vuxen, en vit balja, en håv och ett bestämningsark som har gått i tvätten. Först letar man efter liv, sedan efter skräp, och sist lägger man båda på samma presenning och jämför.',
      'Eftermiddagen handlar om att skriva. Barnen väljer en sak på presenningen och berättar hur den kom dit. Förra året fick en tandborste en levnadsbeskrivning i tre delar med cliffhanger.',
      'Du behöver inte vara lärare eller biolog. Du ska tycka om barn, tåla vind och kunna räkna till sex ganska ofta.',
    ],
    other:
      'A day on the rocks for sixty eleven-year-olds. Each group of six needs an adult who likes children, stands wind and dares to say “I don’t know, let’s find out”.',
    participantInfo:
      'Utdrag ur belastningsregistret behövs för alla gruppledare; vi skickar länken. Reflexvästar finns. Barnens matsäck är deras egen, även om den ser god ut.',
    goal: 4,
    secondary: [14, 12],
    address: 'Vallevik, Smögen',
    place: [58.3561, 11.2141],
    at: { inDays: 47, on: 'wed', time: '08:30', hours: 6 },
    scene: { kind: 'skerry', variant: 1 },
    needs: [
      skill('Gruppledare', 360, 10, 'En grupp om sex barn hela dagen. Räkna dem ofta.', {
        approval: true,
        bookings: [
          by('elin', 'Jag har lett scouter i sju år, allt är lugnt.', { as: 'ren-kust-bohuslan' }),
          by('fatima', 'Kan ta en grupp som också pratar somaliska.', { status: 'PENDING' }),
        ],
        others: 1,
      }),
      skill('Skrivhandledare', 180, 4, 'Eftermiddagen. Hjälper till att få stopp på berättelserna före bussen.', {
        bookings: [by('maria', 'Journalist. Van vid långa texter och korta tider.')],
      }),
      item('Vita diskbaljor', 12, 'Just vita, annars syns inte räkorna.', {
        bookings: [by('gunilla', '', { quantity: 4 }), by('elin', 'De är nästan vita.', { quantity: 3 })],
      }),
    ],
    team: ['klara', 'elin'],
    tags: { 'ren-kust-bohuslan': ['school'] },
  },
  {
    key: 'microplastic-fjallbacka',
    written: 'en',
    state: 'upcoming',
    title: 'Counting what is too small to see',
    summary:
      'Forty bottles of water from forty bridges, jetties and drains in Fjällbacka, filtered through coffee machines on the same evening. The kitchen is the laboratory.',
    preface:
      'The municipality cleans its drinking water very well. Nobody has looked at the water that runs off the streets and straight into the harbour.',
    description: [
      'In the first hour teams of two fetch water: one litre from each marked place, label on the lid, not on the glass. Then everything goes through paper filters in the school kitchen, and under the microscopes that we have borrowed from the upper secondary school in Tanumshede.',
      'You count fibres (thin, coloured, usually fleece), flakes (boat paint) and pearls (nobody knows). The sheet is simple and the coffee is from the other machines, we promise.',
      'The result goes to the municipality’s water engineer, who has promised to come, listen, and for once not say “it depends”.',
    ],
    other:
      'Fyrtio vattenprover från Fjällbackas bryggor och dagvattenbrunnar filtreras och räknas samma kväll i skolköket. Inga förkunskaper behövs, men läsglasögon är bra att ha.',
    participantInfo:
      'Cotton clothes only, please: one fleece jacket in the room and the count is ruined. Indoor shoes are lent.',
    goal: 6,
    secondary: [14, 9],
    address: 'Fjällbacka skola, Fjällbacka',
    place: [58.6006, 11.2896],
    at: { inDays: 76, on: 'tue', time: '16:30', hours: 4 },
    scene: { kind: 'lab', variant: 0 },
    needs: [
      skill(
        'Water fetcher',
        90,
        20,
        'One litre from two places each. Some of them are slippery, all of them are pretty.',
        {
          bookings: [
            by('astrid', '', { as: 'ren-kust-bohuslan', representation: 'PENDING' }),
            by('viktor', 'We are four colleagues with bicycles.', { as: 'tidtabellbyran' }),
          ],
          others: 1,
        },
      ),
      skill('Counter at the microscope', 180, 16, 'An hour at a time. Good eyes or good glasses.', {
        bookings: [
          by('kerstin', 'I shall need a cushion.'),
          by('jin', 'I count pixels for a living, so this is a holiday.'),
        ],
      }),
      item('Glass bottles with lids, one litre', 40, 'Rinsed three times. No plastic caps, for obvious reasons.', {
        bookings: [by('marta', 'From my juice summer.', { quantity: 18 })],
      }),
    ],
    team: ['klara'],
    partners: ['tidtabellbyran'],
    tags: { 'ren-kust-bohuslan': ['science'], tidtabellbyran: ['day-off', 'evening'] },
  },
];

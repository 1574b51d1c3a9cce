import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const lastYear: readonly DemoGyg[] = [
  {
    key: 'koster-three-islands',
    written: 'en',
    state: 'finished',
    title: 'Koster: three islands in one day',
    summary:
      'Sydkoster, Nordkoster and Ursholmen, all before the last ferry. Ninety-six people, four boats and a tractor that belongs to the priest.',
    preface:
      'It was meant to be two islands. Then the wind dropped, somebody said “what about Ursholmen”, and nobody wanted to be the one to say no.',
    description: [
      'We started in three places at once and walked towards each other along the western side. The tractor met us at every farm road, driven by the priest, who has the only trailer licence on the island.',
      'On Ursholmen we found what we had come for: a cove filled a metre deep with fenders, fish boxes and one intact rowing boat. It took four hours, and afterwards the gravel was visible for the first time in years.',
      'The rowing boat has been traced to a man in Skagen. He says we may keep it, and would we please stop writing.',
    ],
    other:
      'Tre öar på en dag, från Sydkoster till Ursholmen. Viken som var fylld en meter djup är åter en vik, och prästen körde traktorn.',
    impact:
      '<p><strong>4 860 kilos</strong> from <strong>11.2 kilometres</strong> of shore, taken by 96 people in one day. Eight tenths was plastic, a third of it rope. The terns had moved back into the cove before the last boat left.</p>',
    participantInfo: 'Ferry from Strömstad 07:50, our tickets are with Amadou in a yellow hat.',
    goal: 14,
    secondary: [15, 17],
    address: 'Vettnet, Nordkoster, Strömstad',
    place: [58.9012, 11.0041],
    at: { inDays: -131, on: 'sat', time: '08:30', hours: 9 },
    scene: { kind: 'boat', variant: 2 },
    needs: [
      skill('Shore picker', 420, 30, 'A whole day on foot. The lunch is good and comes by tractor.', {
        bookings: [
          by('elin', 'Could I be on the Ursholmen boat, if there is one?', {
            attendance: 'ATTENDED',
            thanks: 'Eleven sacks, and you still helped to moor the last boat. Thank you, Elin.',
            as: 'ren-kust-bohuslan',
          }),
          by('amadou', '', { attendance: 'ATTENDED', as: 'ren-kust-bohuslan' }),
          by('simon', '', { attendance: 'ATTENDED' }),
          by('hugo', '', { attendance: 'APPROVED_UNATTENDANCE' }),
          by('ebba', '', {
            status: 'CANCELLED',
            reason: 'Missed the last bus to Strömstad by a minute. I watched it go.',
          }),
        ],
        others: 20,
      }),
      skill('First-aider', 540, 2, 'Plasters, ticks and one twisted ankle a day.', {
        bookings: [by('fatima', 'Nurse, eleven years.', { attendance: 'ATTENDED' })],
      }),
      item('Packed lunches', 100, 'No disposable plastic, or we shall have to pick it up.', {
        bookings: [
          by('gunilla', 'Wraps, and some without anything that has looked at anyone.', {
            quantity: 60,
            attendance: 'ATTENDED',
          }),
          by('marta', '', { quantity: 40, attendance: 'ATTENDED' }),
        ],
      }),
    ],
    team: ['amadou', 'britta'],
    partners: ['matladan-norrkoping', 'skogsvannerna-uppland'],
    tags: { 'ren-kust-bohuslan': ['shore', 'boat'], 'skogsvannerna-uppland': ['friends'] },
    stories: [
      {
        by: 'amadou',
        caption:
          'We filled eleven sacks before lunch. My daughter found a message in a bottle from Skagen, and we have written back.',
        daysAfter: 1,
        approved: true,
        response: 'Skagen has answered! The letter hangs in the shed.',
      },
      {
        by: 'simon',
        caption: 'I had not seen the sea from this side before. Last time I was too tired to look.',
        daysAfter: 2,
        approved: true,
      },
      {
        by: 'elin',
        caption: 'Ursholmen before and after. Between them: four hours, 96 people and one priest in second gear.',
        daysAfter: 2,
        approved: true,
      },
    ],
  },
  {
    key: 'vaderoarna-after-the-storm',
    written: 'en',
    state: 'finished',
    title: 'Väderöarna after the storm',
    summary:
      'Two days after the big gale the sea had turned the harbour of the Weather Islands inside out. Forty people turned it back.',
    preface:
      'We asked on a Tuesday evening, and by Wednesday breakfast the boats were full. This is what a telephone chain is for.',
    description: [
      'The jetty lay in the juniper, the juniper lay in the jetty, and everywhere there was polystyrene: white beads from broken pontoons, in every crack as far up as the lighthouse keeper’s potato patch.',
      'Polystyrene is picked with a vacuum cleaner, a sieve and stubbornness. We had four petrol-driven leaf suckers in reverse, and a fifth operated by two sisters from Hamburgsund who refused to stop for coffee.',
    ],
    other:
      'Två dagar efter stormen åkte fyrtio personer ut till Väderöarna med dammsugare, såll och envishet. Det mesta av frigoliten kom med hem.',
    impact:
      '<p><strong>2 100 kilos</strong>, of which 390 were polystyrene beads, in <strong>14 hours</strong>. The eiders were back in the harbour the same week. The two sisters have been given the vacuum cleaner.</p>',
    participantInfo: 'Overnight stay possible at the pilot station, six beds, rank by age.',
    goal: 14,
    secondary: [13],
    address: 'Storö, Väderöarna, Fjällbacka',
    place: [58.5766, 11.0677],
    at: { inDays: -52, time: '07:00', hours: 33 },
    scene: { kind: 'shore', variant: 2 },
    needs: [
      skill('Storm picker', 600, 20, 'Two long days, wet.', {
        bookings: [
          by('olena', 'I am used to worse storms.', { attendance: 'ATTENDED', as: 'ren-kust-bohuslan' }),
          by('astrid', '', { attendance: 'ATTENDED' }),
          by('daniel', 'Took the night train.', { attendance: 'ATTENDED' }),
          by('elin', '', { attendance: 'APPROVED_UNATTENDANCE' }),
        ],
        others: 12,
      }),
      item('Leaf suckers, petrol', 4, 'Back to their owners cleaner than they came.', {
        bookings: [
          by('agneta', '', { quantity: 1, attendance: 'ATTENDED' }),
          by('bengt', '', { quantity: 3, attendance: 'ATTENDED' }),
        ],
      }),
    ],
    team: ['britta', 'nilsErik'],
    tags: { 'ren-kust-bohuslan': ['boat', 'storm'] },
    stories: [
      {
        by: 'olena',
        caption: 'Polystyrene is snow that never melts. We shovelled it anyway.',
        daysAfter: 3,
        approved: true,
        response: 'You and your sieve did the whole western slope.',
      },
      {
        by: 'daniel',
        caption: 'Night train, bus, bus, boat. Then nine hours on my knees. I slept like a seal.',
        daysAfter: 4,
        approved: true,
      },
      {
        by: 'astrid',
        caption: 'The sisters from Hamburgsund. They said I could post this if I did not show how old they are.',
        daysAfter: 5,
        approved: false,
      },
    ],
  },
  {
    key: 'byteslordag-for-batfolk',
    written: 'se',
    state: 'finished',
    title: 'Byteslördag för båtfolk',
    summary:
      'Barn växer ur flytvästar och vuxna ur segeldrömmar. På byteslördagen bytte 300 västar, 41 segel och två kanoter ägare, utan att en krona vandrade.',
    preface:
      'Regeln är enkel: lämna en hel sak, ta en hel sak. En optimistjolle räknas som fyra västar eller en mycket god historia.',
    description: [
      'Västarna provades i bassäng innan de fick gå vidare: den som inte höll en femtonkilos potatissäck flytande blev sittunderlag. Segelsömmarskan lagade dragkedjor på plats, för kaffe.',
      'Längst ner i hörnan fanns bordet ”gratis till den som förstår vad det är”. Allt gick åt utom en sak, som fortfarande står kvar på kontoret.',
    ],
    other:
      'Three hundred life jackets, 41 sails and two canoes changed hands on the quay in Lysekil and not a krona moved. Every jacket was tested in a pool with a sack of potatoes.',
    impact:
      '<p><strong>312</strong> flytvästar, <strong>41</strong> segel och <strong>2</strong> kanoter fick nya ägare. 57 västar underkändes av potatissäcken. Vi räknar med att 118 familjer slapp köpa nytt.</p>',
    participantInfo: 'Inlämning från 08:00. Bassängen fylls med slang från fiskrensen, den är ren men luktar minne.',
    goal: 12,
    secondary: [1, 3],
    address: 'Havsbadsplatsen, Lysekil',
    place: [58.2709, 11.4262],
    at: { inDays: -341, on: 'sat', time: '10:00', hours: 5 },
    scene: { kind: 'swap', variant: 0 },
    needs: [
      skill('Västprovare', 300, 14, 'Blöt tjänst vid bassängen.', {
        bookings: [
          by('astrid', 'Jag tar potatisen.', { attendance: 'ATTENDED' }),
          by('hugo', '', { attendance: 'ATTENDED' }),
        ],
        others: 10,
      }),
      skill('Segelsömmerska', 300, 2, 'Dragkedjor, öljetter, tröst.', {
        bookings: [
          by('sara', 'Tar med symaskinen som klarar jeans.', { attendance: 'ATTENDED', as: 'fixarkollektivet' }),
        ],
      }),
      item('Bord, hopfällbara', 20, 'Gärna sådana som inte fäller ihop sig själva.', {
        bookings: [by('kerstin', '', { quantity: 8, attendance: 'ATTENDED' })],
        others: 1,
      }),
    ],
    team: ['klara'],
    partners: ['fixarkollektivet'],
    tags: { 'ren-kust-bohuslan': ['family', 'harbour'], fixarkollektivet: ['swap'] },
    stories: [
      {
        by: 'hugo',
        caption: 'Potatissäcken vann över 57 västar. Mamma hade rätt, min var från 1994.',
        daysAfter: 1,
        approved: true,
      },
      {
        by: 'sara',
        caption: 'Nitton dragkedjor på fem timmar. Betalt i kaffe, så jag sov inte förrän på måndagen.',
        daysAfter: 2,
        approved: true,
      },
    ],
  },
];

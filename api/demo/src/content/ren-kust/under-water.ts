import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const underWater: readonly DemoGyg[] = [
  {
    key: 'ghost-nets-hallo',
    written: 'en',
    state: 'upcoming',
    title: 'Ghost nets: dragging off Hållö',
    summary:
      'A lost net goes on fishing for decades, for nobody. With divers, a hook and a patient skipper we lift what the echo sounder has found south of Hållö.',
    preface:
      'We have 23 marked positions. Some are nets, some are lobster pots, and one is according to the fishermen a piano. This is the day we find out.',
    description: [
      'The divers go down first and look, so that we do not lift anything that has become somebody’s home. What is empty or deadly comes up. Crabs, ling and the odd offended lobster are cut loose and put back on the spot, and the deck crew counts them.',
      'On the quay in Smögen the net is spread out, freed from seaweed and sorted by material. Nylon goes to yarn, lead goes to the scrap dealer, and the corks go to whoever asks nicely.',
      'You do not need to dive. Most of the work is done on deck and quay, wet and with good company. Divers need advanced open water, a dry suit and twenty dives in Swedish water.',
    ],
    other:
      'Ett tappat nät fiskar vidare i årtionden. Vi drar upp det som ekolodet har hittat söder om Hållö. Du behöver inte kunna dyka: det mesta görs på däck och kaj.',
    participantInfo:
      'Divers’ briefing at 07:30 in the shed, everybody else 08:15 on the quay by Hållöfärjan. Wool underneath, oilskins on top; we have eight pairs of trousers to lend. No phones near the winch.',
    goal: 14,
    secondary: [12, 2],
    address: 'Smögenbryggan, Smögen',
    place: [58.3528, 11.2214],
    at: { inDays: 33, on: 'sun', time: '08:15', hours: 8 },
    scene: { kind: 'mussels', variant: 0 },
    needs: [
      skill('Deck crew', 420, 10, 'Winch, hook, count and wash. You are told how, and you are tied on when it rolls.', {
        bookings: [
          by('bengt', 'Thirty years in trawling. I owe the sea a few nets.'),
          by('elin', 'I get told I am strong for my size.'),
          by('dragan', '', { as: 'fixarkollektivet' }),
        ],
        others: 1,
      }),
      skill(
        'Diver',
        300,
        4,
        'Advanced open water, dry suit, twenty dives in Swedish water. Bring your own gear and log book.',
        {
          approval: true,
          bookings: [
            by('hugo', 'Log book: 312 dives, 40 of them on wrecks. Own twin set.', {
              as: 'ren-kust-bohuslan',
              representation: 'REVOKED',
            }),
            by('lovisa', 'I have eighteen dives. Is it very strict?', { status: 'PENDING' }),
            by('karim', 'Only warm water so far.', {
              status: 'DECLINED',
              reason: 'Ring us when you have dived in something colder than tea. We would love to have you.',
            }),
          ],
        },
      ),
      skill(
        'Quay sorter',
        240,
        16,
        'Cut, sort and stack what comes up. A good day for those who like knots, or hate them.',
        {
          bookings: [by('inger', 'Bringing my own knife, the good one.'), by('simon')],
          others: 1,
        },
      ),
      skill('Piano tuner', 120, 1, 'Closed until we know whether it is a piano.', { who: 'NONE' }),
      item('Big bags', 12, 'Used ones are perfect as long as the loops hold.', {
        bookings: [by('tomas', 'Clean, were used for bark.', { quantity: 12 })],
      }),
    ],
    team: ['britta', 'hugo'],
    partners: ['fixarkollektivet'],
    tags: { 'ren-kust-bohuslan': ['boat', 'diving'] },
    donation: {
      url: 'https://renkust.example/ge',
      text: 'A tank of diesel and four air bottles make one day at sea: 4 800 kronor. All of it goes into the boat, the bookkeeping is on our site.',
    },
  },
  {
    key: 'eelgrass-gasefjorden',
    written: 'en',
    state: 'upcoming',
    title: 'Ten thousand shoots of eelgrass in Gåsefjorden',
    summary:
      'A meadow under water stores carbon, shelters cod fry and calms the waves. Ours was shaded to death in the eighties. We are replanting it, one shoot at a time.',
    preface:
      'Gardening, but lying on your stomach in the sea. The shoots come from a healthy meadow on the other side of the fjord, and each of them must be in its new place within 24 hours.',
    description: [
      'On land we bundle shoots: wet hands, a long table, radio on. In the water the snorkellers plant them in squares marked with string, sixteen to the square metre, roots two fingers deep. It is between one and two metres deep and most people can stand.',
      'The marine biologist from Kristineberg walks around in a drysuit and checks that nobody plants upside down. It happens more often than you would think.',
      'The squares we planted four years ago have spread to three times their size. Last August a pupil counted 212 small cod in one of them, and then lost count because he laughed into the snorkel.',
    ],
    other:
      'Vi planterar om ålgräsängen i Gåsefjorden, skott för skott. Vid långbordet buntar man, i vattnet snorklar man och planterar. De flesta bottnar, och våtdräkt finns att låna.',
    participantInfo:
      'Wetsuits from 130 cm to XXL hang in the boathouse; say your size when you arrive. Sauna from 14:00. Bring two towels, you will use both.',
    goal: 13,
    secondary: [14],
    address: 'Gåsefjorden, Skaftö, Lysekil',
    place: [58.2331, 11.4236],
    at: { inDays: 61, on: 'sat', time: '09:00', hours: 7 },
    scene: { kind: 'mussels', variant: 1 },
    needs: [
      skill('Snorkel planter', 300, 18, 'Lie still, plant straight. We have wetsuits, hoods and a warm tent.', {
        bookings: [
          by('lovisa', 'Size small, cold feet.'),
          by('ebba', 'I plant oaks on weekdays, so this is a step down. Two metres down.', {
            as: 'skogsvannerna-uppland',
          }),
        ],
        others: 2,
      }),
      skill(
        'Bundler at the long table',
        240,
        20,
        'Sit or stand, dry from the elbows up. Children from eight years are the fastest.',
        {
          bookings: [by('birgitta', 'I have tied 40 years of Christmas wreaths.'), by('marta', 'Me and my thermos.')],
          others: 1,
        },
      ),
      skill('Marine biologist', 420, 1, 'Checks depth, density and which way is up.', { who: 'INVITE_ONLY' }),
      item('Cotton string, 100 m rolls', 30, 'Must be cotton: it rots when the roots have taken hold.', {
        bookings: [by('inger', '', { quantity: 6 })],
      }),
    ],
    team: ['klara', 'malin'],
    partners: ['skogsvannerna-uppland'],
    invitedPartners: ['storsjons-folkhogskola'],
    tags: { 'ren-kust-bohuslan': ['climate', 'family'], 'skogsvannerna-uppland': ['planting'] },
  },
  {
    key: 'mussel-count-gullmarn',
    written: 'se',
    state: 'finished',
    title: 'Musselräkningen i Gullmarsfjorden',
    summary:
      'En mussla renar sju liter vatten i timmen, utan lön. Men hur många är de? Vi räknade dem, ruta för ruta, på sextio platser samma dag.',
    preface:
      'Ingen hade räknat blåmusslorna i Gullmarn sedan 1998. Det är lite pinsamt med tanke på hur mycket vi har dem att tacka för.',
    description: [
      'Varje lag fick tre rutor på femtio gånger femtio centimeter, en vattenkikare, en skrivplatta och en burk med lock. Rutan läggs på botten, allt som är mussla räknas, tio stycken mäts och allt läggs tillbaka.',
      'Forskarna på stationen i Kristineberg tog emot siffrorna per telefon, precis som förr. De som inte ville bli blöta förde protokoll, körde båt eller kokade kaffe på spritkök i sidvind.',
      'Fyra av rutorna på den yttre sidan var tomma. Det är också ett svar, men ett som vi gärna hade sluppit.',
    ],
    other:
      'Sixty sites, one day, frames of fifty by fifty centimetres: nobody had counted the blue mussels of Gullmarn since 1998. Now we know, and the water authority has the numbers.',
    impact:
      '<p><strong>14 212</strong> musslor räknade på <strong>60</strong> platser av <strong>74</strong> personer. Tätheten har sjunkit med 38 procent sedan 1998. Länsstyrelsen har tagit in siffrorna i sin vattenplan, och fjorton av platserna följs nu varje år.</p>',
    participantInfo:
      'Samling vid stationens brygga 08:45. Protokollen ska vara inne senast 17:00, även de som är blöta.',
    goal: 6,
    secondary: [14, 17],
    address: 'Kristineberg, Fiskebäckskil, Lysekil',
    place: [58.2497, 11.4447],
    at: { inDays: -71, on: 'sun', time: '09:00', hours: 8 },
    scene: { kind: 'mussels', variant: 2 },
    needs: [
      skill('Räknare i vatten', 360, 20, 'Snorkel eller vadarbyxor. Tålamod är viktigare än kondition.', {
        bookings: [
          by('elin', 'Jag räknar gärna högt.', { attendance: 'ATTENDED', as: 'ren-kust-bohuslan' }),
          by('malin', '', { attendance: 'ATTENDED', as: 'storsjons-folkhogskola' }),
          by('lovisa', '', { attendance: 'ATTENDED' }),
          by('oskar', 'Har egen våtdräkt.', { attendance: 'ABSENT' }),
        ],
        others: 14,
      }),
      skill('Protokollförare', 360, 10, 'Skriver, räknar om och håller pennan torr.', {
        bookings: [
          by('kerstin', 'Fyrtio år på Skatteverket. Inget försvinner.', { attendance: 'ATTENDED' }),
          by('perOlov', '', { attendance: 'APPROVED_UNATTENDANCE' }),
        ],
        others: 6,
      }),
    ],
    team: ['klara'],
    partners: ['storsjons-folkhogskola'],
    stories: [
      {
        by: 'elin',
        caption: 'Sexhundraelva musslor på fem timmar. Jag räknade får i natt, och fåren hade skal.',
        daysAfter: 1,
        approved: true,
        response: 'Sexhundraelva! Rekordet är ditt tills någon säger emot.',
      },
      {
        by: 'kerstin',
        caption: 'Protokoll 41 blev tappat i sjön, torkat på motorhuven och godkänt. Ordning finns även på havet.',
        daysAfter: 2,
        approved: true,
      },
      {
        by: 'lovisa',
        caption: 'En eremitkräfta flyttade in i måttbandet. Vi lät den ha det.',
        daysAfter: 3,
        approved: true,
      },
      {
        by: 'malin',
        caption: 'Hela klassen frågar fortfarande vad tomma rutor betyder. Jag har inget bra svar, men vi räknar om.',
        daysAfter: 60,
        approved: false,
      },
    ],
  },
];

import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const onShore: readonly DemoGyg[] = [
  {
    key: 'ramsvik-outer-shore',
    written: 'en',
    state: 'upcoming',
    title: 'Clean-up of Ramsvik’s outer shore',
    summary:
      'The storms left nets, ropes and a surprising number of buckets on the skerries. We row out, fill the sacks and weigh every kilo for the national beach count.',
    preface:
      'There is no road to the outer side of Ramsvikslandet, which is why it is beautiful and why nobody has taken out the bins. We go by boat, in teams of eight, and we are home before the coffee is cold.',
    description: [
      'We meet at the jetty in Hunnebostrand at half past nine. Two boats go out with each team, and one comes back at lunch for anyone who wants a shorter day. Everything we collect is sorted, weighed and reported to the national beach count.',
      'The shore is slippery, round and full of interesting holes. You walk slowly, look under the juniper and put what you find in a white sack if it is plastic, a green one if it is rope, and a bucket if it is a bucket. Last time we found forty-one.',
      'Children are welcome with an adult. If it blows more than twelve metres per second we move to the Sunday, and you get a message by eighteen on Friday.',
    ],
    other:
      'Vi ses vid bryggan i Hunnebostrand halv tio. Två båtar går ut med varje lag och en vänder hem till lunch. Stövlar och oömma kläder räcker; handskar, säckar och soppa står vi för.',
    participantInfo:
      'Park behind the old cold store, not on the jetty: the fish lorry backs in at eleven and does not look. Life jackets are handed out by Jonas at the red shed. Skipper’s phone on the day: 070-000 14 01.',
    goal: 14,
    secondary: [6, 12, 17],
    address: 'Hunnebostrand jetty, Ramsvikslandet, Sotenäs',
    place: [58.4415, 11.2993],
    at: { inDays: 12, on: 'sat', time: '09:30', hours: 6.5 },
    scene: { kind: 'shore', variant: 0 },
    needs: [
      skill('Shore picker', 240, 24, 'Walk the tide line with gloves and a sack. No experience needed, boots are.', {
        bookings: [
          by('elin', 'I have my own waders and a cousin who may come too.', { as: 'ren-kust-bohuslan' }),
          by('tuva', 'Can take the early train from Uddevalla. Is there a lift from the station?'),
          by('simon', 'First time at the sea in Sweden. Happy to carry the heavy ones.'),
          by('viktor', '', { as: 'tidtabellbyran', representation: 'PENDING' }),
          by('wilma', '', { status: 'CANCELLED', reason: 'My choir moved its concert to the same Saturday.' }),
        ],
        others: 3,
      }),
      skill(
        'Boat driver, own licence',
        390,
        4,
        'Coastal skipper or longer. Our boats have 60 horses and tiller steering.',
        {
          who: 'HOST_OR_PARTNERS',
          bookings: [
            by('nilsErik', 'I take the Alva, she knows me.'),
            by('bengt', 'Back by three, the grandchildren come at four.'),
          ],
        },
      ),
      skill(
        'Soup cook for eighty',
        180,
        2,
        'The kitchen is a garage with a very good stove. Recipe and ingredients are there.',
        {
          bookings: [by('gunilla', 'Fish soup, and a lentil one for those who have met the fish.'), by('marta')],
        },
      ),
      item('Sacks, 160 litres', 200, 'Strong enough for trawl rope. Transparent ones make the sorting quicker.', {
        bookings: [
          by('hugo', 'Two rolls left over from the boatyard.', { quantity: 50 }),
          by('oskar', '', { quantity: 30, as: 'fixarkollektivet' }),
        ],
      }),
      item('Trailer for one day', 2, 'Goods trailer, 750 kg, to the recycling centre in Hallinden and back.', {
        who: 'ONLY_PARTNERS',
        bookings: [
          by('dragan', 'The left lamp works if you speak kindly to it.', { as: 'fixarkollektivet' }),
          by('sara', ''),
        ],
      }),
    ],
    team: ['britta', 'amadou', 'klara'],
    partners: ['fixarkollektivet', 'matladan-norrkoping'],
    tags: { 'ren-kust-bohuslan': ['shore', 'family'], tidtabellbyran: ['day-off'] },
    recipients: {
      text: 'Families living at the reception centre in Smögen are welcome for the boat trip and the lunch. Tell us about allergies and we will cook around them.',
      places: 20,
      booked: [
        { person: 'rashid', comment: 'Two adults, three children (4, 7 and 11). No pork, please.' },
        { person: 'zainab', comment: 'My son gets seasick. Is there something he can do on land?' },
        { person: 'ahmad', comment: 'We are four.', cancelled: 'We have got a flat in Lysekil and move that week!' },
      ],
    },
  },
  {
    key: 'adopt-a-kilometre',
    written: 'en',
    state: 'ongoing',
    title: 'Adopt a kilometre of coast',
    summary:
      'Bohuslän has 180 kilometres of mainland shore that nobody looks after. Take one of them, walk it when it suits you, and tell us what the sea has brought.',
    preface:
      'No fixed day, no boat, no soup. Just you, a stretch of shore, a sack and a map where your name is written on one kilometre.',
    description: [
      'Choose a free kilometre on the map when you have signed up. You walk it three times before the period ends, whenever you like: before work, with the dog, on a day when you need to look at something large and grey.',
      'Fill in the form afterwards (number of sacks, the three most common finds, the strangest one). We collect full sacks from any public car park within two days. So far the strangest find is a wedding cake decoration, the groom only.',
      'Eleven people have adopted the same kilometre for five years running. They say it is cheaper than therapy and that the seals recognise them.',
    ],
    other:
      'Välj en egen kilometer strand, gå den tre gånger när det passar dig och rapportera vad du hittar. Vi hämtar fulla säckar vid närmaste parkering inom två dygn.',
    participantInfo:
      'Your map link and the code for the sack boxes in Strömstad, Grebbestad, Smögen and Skärhamn are sent within a day of booking. Respect the bird sanctuaries: red on the map means nobody walks there from April to July.',
    goal: 14,
    secondary: [15, 11],
    address: 'The coast from Strömstad to Öckerö, Bohuslän',
    place: [58.3543, 11.2247],
    at: { inDays: -26, time: '08:00', hours: 24 * 75 },
    scene: { kind: 'pier', variant: 0 },
    needs: [
      skill(
        'Shore keeper, one kilometre',
        360,
        60,
        'Three walks of about two hours each, on days you choose yourself.',
        {
          bookings: [
            by('astrid', 'Kilometre 114, please. I can see it from my kitchen and it annoys me.'),
            by('kerstin', 'Something flat, I walk with a stick.'),
            by('malin', 'On behalf of the whole class, we take 31 and 32.', {
              as: 'storsjons-folkhogskola',
              representation: 'DECLINED',
            }),
            by('jin', 'Anywhere reachable by bus 841.'),
            by('elin', 'The one by Sotekanalen, where I learned to swim.'),
          ],
          others: 3,
        },
      ),
      skill(
        'Sack collector with van',
        180,
        6,
        'One round a week between the car parks on your stretch, about three hours.',
        {
          approval: true,
          bookings: [
            by('mehmet', 'Have a Transit and free Mondays.'),
            by('love', 'I have a hearse, retired. Is that all right?', { status: 'PENDING' }),
          ],
        },
      ),
      item('Litter grabbers', 40, 'The long ones with a rubber grip. Backs over fifty will thank you.', {
        bookings: [by('agneta', 'Left over from the municipal park round.', { quantity: 15 })],
      }),
    ],
    team: ['klara', 'astrid'],
    partners: ['medborgarkontoret-skonsmon'],
    tags: { 'ren-kust-bohuslan': ['shore', 'on-your-own'] },
    stories: [
      {
        by: 'astrid',
        caption:
          'Kilometre 114 is done for the first time. Nine sacks, and a glass fishing float that has come all the way from somewhere with better glass.',
        daysAfter: 6,
        approved: true,
        response: 'Kilometre 114 has waited for you, Astrid. The float may stay on your windowsill.',
      },
      {
        by: 'jin',
        caption:
          'The bus driver waited four minutes while I carried my sacks across the road. Then he asked where one signs up.',
        daysAfter: 14,
        approved: true,
      },
      {
        by: 'kerstin',
        caption: 'Flat, as promised. The stick turned out to be excellent for poking at things.',
        daysAfter: 19,
        approved: false,
      },
    ],
  },
];

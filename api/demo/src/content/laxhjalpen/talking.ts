import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const talking: readonly DemoGyg[] = [
  {
    key: 'language-cafe',
    written: 'en',
    state: 'upcoming',
    title: 'Language café: Swedish over coffee',
    summary:
      'Every Monday, four to a table, one of whom has spoken Swedish all their life and never thought about why it is called “lagom”. Cardamom buns help with the vowels.',
    preface:
      'You can pass every test and still not dare to say something in the lift. This is where one practises the lift.',
    description: [
      'Each table gets a card with three questions. The first is easy (what did you eat yesterday?), the second takes some time (what smells like home?) and the third is always about the weather, because without that nobody passes for Swedish.',
      'Those who have spoken the language long learn just as much. Last time Birgitta, 74, discovered that she could not explain the difference between “tycka”, “tänka” and “tro”, and was happy about it all week.',
    ],
    other:
      'Varje måndag: fyra vid varje bord, kardemummabullar och tre frågor. För dig som vill våga prata svenska i hissen, och för dig som vill höra hur språket låter för den som är ny i det.',
    participantInfo: 'Come ten minutes early for the cards. If a table goes quiet, wait. It is usually thinking.',
    goal: 10,
    secondary: [4, 11],
    address: 'Stadsbiblioteket, Kung Oscars väg, Malmö',
    place: [55.6015, 12.9941],
    at: { inDays: 5, on: 'mon', time: '18:00', hours: 2, weeks: 10 },
    scene: { kind: 'cafe', variant: 0 },
    needs: [
      skill('Talker', 120, 12, 'You have spoken Swedish since you can remember, or so long that you dream in it.', {
        bookings: [
          by('birgitta', '“Tycka”. I have prepared myself this time.'),
          by('elias'),
          by('maria', '', { status: 'CANCELLED', reason: 'The newspaper sends me to Kiruna that week.' }),
          by('elin', '', { status: 'CANCELLED', reason: 'I have to work that evening.' }),
          by('karim', 'Dreams: Arabic. Quarrels: Swedish.', { as: 'laxhjalpen-rosengard' }),
        ],
        others: 1,
      }),
      item('Cardamom buns', 80, 'Home-made or bought, nobody asks. Some without egg.', {
        bookings: [by('gunilla', '', { quantity: 40 })],
      }),
    ],
    team: ['farid', 'fatima'],
    tags: { 'laxhjalpen-rosengard': ['evening', 'language'] },
    recipients: {
      text: 'Thirty-six places for you who are learning Swedish. All levels; at the first table we draw more than we speak.',
      places: 36,
      booked: [
        { person: 'olena', comment: 'I understand all and say nothing. Please the right table.' },
        { person: 'rashid', comment: 'Level C. I want to learn jokes.' },
        { person: 'zainab', comment: '' },
      ],
    },
  },
  {
    key: 'mock-trial',
    written: 'en',
    state: 'upcoming',
    title: 'The people against a bicycle thief: a mock trial',
    summary:
      'Two ninth-grade classes put a made-up case before a real courtroom. We need lawyers in robes, witnesses who lie badly and a judge who keeps awake.',
    preface:
      'For many of our pupils the court is a place where things happen to people. We would like it to be a place where people speak, are heard, and are answered with reasons.',
    description: [
      'The classes prepare for three weeks: prosecution, defence, journalists, jury. On the day they meet in the courthouse by the canal, in the actual room 7, with the actual echo. The case is a stolen cargo bike, a security camera and an aunt.',
      'Each group has a law student or retired lawyer beside it. You help to find the questions, never the answers. After the verdict there is tea with the court’s real judges, who may be asked anything and often are.',
    ],
    other:
      'Två niondeklasser för en påhittad rättegång i en riktig sal. Vi söker jurister, vittnen som ljuger dåligt och en domare som håller sig vaken.',
    participantInfo: 'Security check at the entrance: leave knives, forks and defence attorneys’ scissors at home.',
    goal: 16,
    secondary: [4, 10],
    address: 'Malmö tingsrätt, Kalendegatan, Malmö',
    place: [55.6045, 13.0053],
    at: { inDays: 72, on: 'fri', time: '09:00', hours: 5 },
    scene: { kind: 'council', variant: 0 },
    needs: [
      skill('Lawyer beside a group', 300, 6, 'Law students from the third year on, or lawyers with time.', {
        approval: true,
        bookings: [
          by('perOlov', 'Former district judge. I promise not to interrupt.'),
          by('astrid', '', { as: 'kvinnojouren-lyktan' }),
        ],
      }),
      skill('Witness', 180, 4, 'You get a story with two holes in it. The pupils will find three.', {
        bookings: [
          by('amadou', 'I lie very badly indeed.'),
          by('ahmad', 'It is my cargo bike, so I have feelings.', { as: 'cykelkoket-mollan' }),
        ],
      }),
      skill('Court reporter', 240, 3, 'Draw the room in ink while it happens.', { bookings: [by('maria')] }),
      item('Robes or black choir gowns', 8, 'Any length: the pupils are of all lengths.', {
        bookings: [by('wilma', 'My choir has eleven.', { quantity: 8 })],
      }),
    ],
    team: ['farid'],
    partners: ['cykelkoket-mollan', 'kvinnojouren-lyktan'],
    tags: { 'laxhjalpen-rosengard': ['school'] },
  },
];

import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const homework: readonly DemoGyg[] = [
  {
    key: 'homework-evenings',
    written: 'en',
    state: 'ongoing',
    title: 'Homework evenings for years 7 to 9',
    summary:
      'Every Tuesday evening we fill the canteen at Rosengårdsskolan with fractions, German verbs and the French Revolution. You need no degree, only a chair.',
    preface:
      'Most of us have forgotten how one divides by a fraction. To find out together with a fourteen-year-old is a better lesson than to have known all along.',
    description: [
      'We eat first: soup, bread and a lot of fruit. Then one and a half hours at the tables, maths by the window, languages by the stage, everything else in the middle. You sit with the same two or three pupils each time, because it takes about four evenings before someone asks what they really wanted to ask.',
      'A teacher is always in the room and takes what nobody can solve. You are not supposed to teach. You are supposed to stay, ask “how did you think?” and be fond of silence.',
    ],
    other:
      'Varje tisdagskväll fyller vi matsalen på Rosengårdsskolan med bråk, tyska verb och franska revolutionen. Du behöver ingen examen, bara sitta kvar.',
    participantInfo:
      'Ring 07 at the canteen entrance. Register extract to Farid before the first evening. Soup at 16:00 for helpers too.',
    goal: 4,
    secondary: [10, 1],
    address: 'Rosengårdsskolan, Västra Kattarpsvägen, Malmö',
    place: [55.5873, 13.0462],
    at: { inDays: -33, on: 'tue', time: '16:30', hours: 2, weeks: 15 },
    scene: { kind: 'tutor', variant: 0 },
    needs: [
      skill('Table company', 120, 16, 'Every Tuesday evening, as long as the period lasts.', {
        approval: true,
        bookings: [
          by('gunilla', 'I bring biscuits. Maths I shall relearn.', { as: 'laxhjalpen-rosengard' }),
          by('karim', 'Engineer, but a kind one.', { as: 'laxhjalpen-rosengard' }),
          by('wilma', '', { as: 'laxhjalpen-rosengard', representation: 'PENDING' }),
          by('elias', 'I was that pupil six years ago.'),
          by('hugo', 'Could come every second week. Is that of any use?', { status: 'PENDING' }),
        ],
      }),
      skill('Maths teacher, evening lead', 150, 2, 'You know the syllabus and can be in five places.', {
        who: 'ONLY_HOST',
        bookings: [by('leila')],
      }),
      skill('Soup and fruit', 90, 4, 'Sixty portions, half of them before the first chair has scraped.', {
        bookings: [by('zainab', 'Lentils every time, I warn you.'), by('fatima')],
      }),
      item('Pocket calculators', 30, 'Simple ones with a square root.', {
        bookings: [by('kerstin', 'Government issue, indestructible.', { quantity: 12 })],
      }),
    ],
    team: ['farid', 'leila'],
    partners: ['cykelkoket-mollan'],
    tags: { 'laxhjalpen-rosengard': ['weekly', 'maths'] },
    stories: [
      {
        by: 'gunilla',
        caption: 'Leila went from “I can’t do fractions” to teaching them to her brother. I only brought biscuits.',
        daysAfter: 15,
        approved: true,
        response: 'The biscuits are in the annual report, Gunilla.',
      },
      {
        by: 'elias',
        caption:
          'He asked what I do when I don’t understand. I said: I sit here. That was the right answer, it turned out.',
        daysAfter: 20,
        approved: true,
      },
      { by: 'karim', caption: 'German verbs, table four. We lost, but in good order.', daysAfter: 27, approved: false },
    ],
  },
  {
    key: 'frukost-fore-provet',
    written: 'se',
    state: 'upcoming',
    title: 'Frukost före nationella provet',
    summary:
      'Tre morgnar, två hundra nior, gröt med allt på. Den som har ätit skriver bättre, och den som har skrattat skriver bäst.',
    preface:
      'Var femte elev i nian kommer till provet utan frukost. Det går att göra något åt det med hundra liter gröt.',
    description: [
      'Vi öppnar matsalen halv sju. Gröt, ägg, bröd, frukt och en hel vägg där man får skriva upp vad man är rädd för och sedan sudda ut det. Kvart i åtta ber Farid alla resa sig och skaka loss armarna, och hittills har ingen vågat vägra.',
      'Du som hjälper till serverar, diskar eller sitter ner bredvid någon som inte rör sin macka. Det sista är viktigast.',
    ],
    other:
      'Three mornings of porridge for two hundred ninth-graders before the national tests. Serve, wash up, or sit down beside somebody who is not touching their sandwich.',
    participantInfo:
      'Vi börjar kl. 05:45. En minibuss går från Möllan kvart över fem, skriv i kommentaren om du vill åka med.',
    goal: 4,
    secondary: [2, 3],
    address: 'Matsalen, Rosengårdsskolan, Malmö',
    place: [55.5873, 13.0462],
    at: { inDays: 57, on: 'tue', time: '05:45', hours: 51 },
    scene: { kind: 'kitchen', variant: 1 },
    needs: [
      skill('Grötkokare', 150, 6, 'Storkök, lång slev och tålamod.', {
        bookings: [by('zainab', 'Havre eller hirs?'), by('inger', 'Åker tåg ner, det är värt det.')],
      }),
      skill('Bordskamrat', 120, 10, 'Sitt bredvid. Prata om vad som helst utom provet.', {
        bookings: [by('fatima', '', { as: 'laxhjalpen-rosengard' }), by('birgitta')],
        others: 1,
      }),
      item('Ägg', 600, 'Kokta räknas dubbelt.', {
        bookings: [by('mehmet', 'Från Matlådans överskott.', { quantity: 240, as: 'matladan-norrkoping' })],
      }),
    ],
    team: ['farid'],
    partners: ['matladan-norrkoping'],
    tags: { 'laxhjalpen-rosengard': ['morning'] },
    recipients: {
      text: 'Går du i nian? Kom som du är, du behöver inte boka om du glömmer, men då vet vi hur mycket gröt det blir.',
      places: 200,
      booked: [{ person: 'alva', comment: 'Vi är tre från 9C. Ingen mjölk till mig.' }],
    },
  },
  {
    key: 'robot-saturday',
    written: 'en',
    state: 'finished',
    title: 'Robot Saturday: twelve girls, nine robots',
    summary:
      'The robots were to find their way through a maze of milk cartons. The first did it after four hours, and the noise was heard in Husie.',
    preface:
      'At the municipal coding club there were eighteen boys and one girl, and she had come to the wrong room. So we made a right room.',
    description: [
      'Nine kits, three mentors, no instructions. Each group named its robot, drew its temper and wrote on the board what it must never do. Only then did we open the computers.',
      'Robot number six refused to turn left for two hours. It was a wire. When they found it, nobody cheered, there was just a long “aha” in five languages. That is the sound we had hoped for.',
    ],
    other:
      'Tolv tjejer, nio robotar och en labyrint av mjölkpaket. Robot nummer sex vägrade svänga vänster i två timmar. Det var en sladd.',
    impact:
      '<p><strong>12</strong> girls and <strong>9</strong> robots, 7 of which got out of the maze. <strong>8</strong> girls go to the weekly club since, and the municipality has bought the kits.</p>',
    participantInfo: 'Charge the laptops overnight. Mentors write code only in the air, with a finger.',
    goal: 5,
    secondary: [4, 9],
    address: 'Rosengårdsbiblioteket, Malmö',
    place: [55.5836, 13.0445],
    at: { inDays: -176, on: 'sat', time: '10:00', hours: 6 },
    scene: { kind: 'code', variant: 1 },
    needs: [
      skill('Mentor', 360, 3, 'Knows code, keeps hands in pockets.', {
        bookings: [
          by('jin', '', { attendance: 'ATTENDED', as: 'tidtabellbyran' }),
          by('wilma', 'Hands in pockets, promise.', { attendance: 'ATTENDED', as: 'tidtabellbyran' }),
          by('lovisa', '', { attendance: 'ATTENDED', as: 'solandelen-gotland' }),
        ],
      }),
      skill('Maze builder', 240, 12, 'Cartons, tape and dead ends. The robots must be able to turn.', { others: 10 }),
      item('Milk cartons, washed', 150, 'One litre.', {
        bookings: [
          by('zainab', 'My whole stairwell drank.', { quantity: 90, attendance: 'ATTENDED' }),
          by('samira', '', { quantity: 60, attendance: 'ATTENDED' }),
        ],
      }),
    ],
    team: ['leila'],
    partners: ['tidtabellbyran'],
    tags: { 'laxhjalpen-rosengard': ['technology'], tidtabellbyran: ['technology'] },
    stories: [
      {
        by: 'samira',
        caption: 'Our robot is called Gösta and must never be sad. It got out as number three!',
        daysAfter: 1,
        approved: true,
        response: 'Gösta has been given a hook on the wall, with a view.',
      },
      {
        by: 'wilma',
        caption: 'The hardest thing I have done this year: keeping quiet about a wire for 110 minutes.',
        daysAfter: 2,
        approved: true,
      },
    ],
  },
];

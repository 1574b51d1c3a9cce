import type { DemoGyg } from '../shapes';
import { by, item, skill } from '../write-needs';

export const trades: readonly DemoGyg[] = [
  {
    key: 'solder-with-your-mother',
    written: 'en',
    state: 'upcoming',
    title: 'Solder with your mother (or borrow one)',
    summary:
      'An electronics evening for girls of ten and up and a grown woman of their choice. You go home with a night light that reacts when someone sneaks past.',
    preface:
      'At our open evenings eight fixers out of ten are men over fifty. They are lovely. They are also eight out of ten.',
    description: [
      'The circuit has eleven parts and one of them can be put in backwards, so everyone gets to look for a fault, which is the best part. All instructors are women who do this for a living: at the tram workshop, at the hospital and in one case on a submarine.',
      'No mother at hand? We have several. Aunts, neighbours and big sisters count, and one grandmother has come three times and now teaches.',
    ],
    other:
      'Elektronikkväll för tjejer från tio år och en vuxen kvinna, egen eller lånad. Ni bygger en nattlampa som märker när någon smyger förbi.',
    participantInfo:
      'Long hair in a band, no nylon sleeves. Instructors meet at five to eat pizza and test all the irons.',
    goal: 5,
    secondary: [4, 9],
    address: 'Slöjdsalen, Karl Johansskolan, Göteborg',
    place: [57.6911, 11.9106],
    at: { inDays: 40, on: 'thu', time: '17:30', hours: 2.5 },
    scene: { kind: 'workshop', variant: 1 },
    needs: [
      skill(
        'Instructor, one table of six',
        150,
        5,
        'You can solder and you do not take the iron out of anyone’s hand.',
        {
          bookings: [
            by('jin', 'Six years of prototype boards.', { as: 'tidtabellbyran' }),
            by('lovisa', 'Inverters on roofs. Small things will be a pleasure.'),
          ],
        },
      ),
      skill('Borrowed mother', 150, 6, 'Sit beside a girl who has come alone. Be impressed at the right moments.', {
        bookings: [by('leila', 'I will be impressed in two languages.'), by('kerstin', '', { as: 'fixarkollektivet' })],
      }),
      item('Soldering irons, temperature controlled', 10, 'On loan for one evening, marked with your name.', {
        bookings: [by('viktor', '', { quantity: 4, as: 'tidtabellbyran' })],
      }),
    ],
    team: ['sara', 'elin'],
    partners: ['tidtabellbyran'],
    tags: { fixarkollektivet: ['electricity', 'youth'], tidtabellbyran: ['technology'] },
    recipients: {
      text: 'Thirty places at the tables, free of charge, for girls of ten to fifteen. Write your age and whether you bring somebody or want to borrow.',
      places: 30,
      booked: [
        { person: 'alva', comment: 'Fifteen, so just in time. I borrow one, my mother works evenings.' },
        { person: 'leila', comment: 'For my daughter Nila (10), with me.' },
      ],
    },
  },
  {
    key: 'urmakaren-soker-larlingar',
    written: 'se',
    state: 'upcoming',
    title: 'Urmakaren söker lärlingar (det gör kopparslagaren också)',
    summary:
      'Sju pensionerade hantverkare öppnar lådorna de aldrig har visat någon. Du som är arbetslös eller på väg att byta yrke provar en dag vid deras sida.',
    preface:
      'Göteborg har två urmakare under sjuttio. Om tio år har stan noll, och då är klockan alltid kvart över tre.',
    description: [
      'Förmiddagen går i stationer: urmakeri, koppar, tapetsering, orgelbygge, korgflätning, nycklar och vitvaror. Du väljer tre. Efter lunch stannar du vid en av dem och gör något färdigt.',
      'Arbetsförmedlingen är med vid kaffet och svarar på hur man går från prova till praktik. Två av hantverkarna har sagt att de ger bort hela verkstaden till rätt person. De menar det.',
    ],
    other:
      'Seven retired craftspeople open their drawers for a day. Try watchmaking, copper, upholstery or organ building beside somebody who has done it for fifty years. Two of them are looking for a successor.',
    participantInfo: 'Förkläden finns. Lunch serveras i portvakten klockan tolv och väntar inte på limmet.',
    goal: 8,
    secondary: [4, 12],
    address: 'Slakthuset, Slakthusgatan 9, Göteborg',
    place: [57.7228, 11.9931],
    at: { inDays: 83, on: 'sat', time: '09:30', hours: 7 },
    scene: { kind: 'workshop', variant: 0 },
    needs: [
      skill('Hantverkare vid station', 420, 7, 'Du kan ditt yrke och orkar svara på varför.', { who: 'INVITE_ONLY' }),
      skill('Lotsa besökare', 240, 6, 'Håller reda på grupperna och på tiden, trots urmakaren.', {
        bookings: [
          by('elias', 'Jag söker själv jobb, kan jag göra båda?'),
          by('oskar', '', { as: 'fixarkollektivet' }),
        ],
      }),
      item('Arbetslampor med arm', 14, 'Böjliga och starka.', { bookings: [by('hugo', '', { quantity: 3 })] }),
    ],
    team: ['britta', 'oskar'],
    invitedPartners: ['storsjons-folkhogskola'],
    tags: { fixarkollektivet: ['trade'] },
    recipients: {
      text: 'Fyrtiotvå platser för dig som söker arbete. Du behöver inget cv, bara händer och en idé om vad de skulle vilja göra.',
      places: 42,
      booked: [
        { person: 'elias', comment: 'Orgelbygge!! Annars koppar.' },
        { person: 'ahmad', comment: 'Jag var skräddare i Aleppo. Vill prova tapetsering.' },
      ],
    },
  },
  {
    key: 'spare-parts-while-you-wait',
    written: 'en',
    state: 'finished',
    title: 'Spare parts, printed while you wait',
    summary:
      'The dishwasher was fine apart from one wheel, and the wheel was no longer made. So we made it, along with 87 other things that are no longer made.',
    preface: 'Four 3D printers, two students who had not slept, and a queue out into Karl Johansgatan.',
    description: [
      'People brought the broken part, or a drawing, or in one case a plaster cast. We measured, drew and printed, and while the machine worked they heard why the part had been made of the wrong plastic in the first place.',
      'All the drawings are now in an open library. The dishwasher wheel has been downloaded in Portugal, and somebody there has already made it better.',
    ],
    other:
      'Diskmaskinen var hel så när som på ett hjul som inte längre tillverkades. Vi tillverkade det, och 87 saker till. Ritningarna är fria för alla.',
    impact:
      '<p><strong>88</strong> parts printed for <strong>71</strong> machines that would otherwise have been scrapped: about 1.9 tonnes of appliances. <strong>64</strong> drawings are open, downloaded 2 300 times so far.</p>',
    participantInfo: 'Bring your own spool if you are fussy about colour.',
    goal: 9,
    secondary: [12],
    address: 'Fixarkollektivets verkstad, Karl Johansgatan 47, Göteborg',
    place: [57.6927, 11.9131],
    at: { inDays: -316, on: 'sun', time: '11:00', hours: 6 },
    scene: { kind: 'printing', variant: 0 },
    needs: [
      skill('Drawer of parts', 360, 12, 'CAD in any dialect.', {
        bookings: [
          by('jin', '', { attendance: 'ATTENDED', as: 'tidtabellbyran' }),
          by('viktor', 'I shall bring the good calipers.', { attendance: 'ATTENDED', as: 'tidtabellbyran' }),
          by('elias', '', { attendance: 'ATTENDED' }),
          by('karim', '', { attendance: 'ABSENT' }),
        ],
        others: 6,
      }),
      skill('Queue host', 180, 4, 'Coffee, numbers, patience.', {
        bookings: [
          by('elin', '', { attendance: 'ATTENDED', as: 'fixarkollektivet' }),
          by('kerstin', '', { attendance: 'ATTENDED' }),
        ],
      }),
      item('Filament, one kilo spools', 20, 'PETG if you can.', {
        bookings: [by('wilma', '', { quantity: 6, attendance: 'ATTENDED', as: 'tidtabellbyran' })],
      }),
    ],
    team: ['sara'],
    partners: ['tidtabellbyran'],
    tags: { fixarkollektivet: ['technology'], tidtabellbyran: ['technology', 'day-off'] },
    stories: [
      {
        by: 'viktor',
        caption:
          'I write timetables all year and nobody says thank you. A woman kissed me on the cheek for a dishwasher wheel.',
        daysAfter: 1,
        approved: true,
        response: 'Come back. There is a queue of cheeks.',
      },
      {
        by: 'elias',
        caption: 'My knob for a 1969 stereo is being used in Porto. I have never been to Porto.',
        daysAfter: 20,
        approved: true,
      },
    ],
  },
];

import type { DemoOrganization } from '../shapes';
import { by, item, skill } from '../write-needs';

export const medborgarkontoret: DemoOrganization = {
  key: 'medborgarkontoret-skonsmon',
  name: 'Medborgarkontoret Skönsmon',
  city: 'Sundsvall',
  type: 'GOVERNMENT',
  industry: 15,
  memberApproval: 'MANUAL',
  profileVisible: true,
  emblem: { kind: 'ring', color: '#00689D' },
  hero: { kind: 'cafe', goal: 16, variant: 1 },
  summary: 'The municipality’s open office in Skönsmon, with help in eleven languages.',
  about: [
    'The municipality’s living room in Skönsmon. Three members of staff, one photocopier, eleven languages and a door that one can open with the elbow.',
    'People come with letters they do not dare to open, ideas for a bench, or just their knitting. What we cannot answer we find out. What nobody can answer we send upwards, with a stamp, and ask again on Monday.',
    '<p lang="sv">Kommunens vardagsrum i Skönsmon. Hit kommer man med brev man inte vågar öppna, idéer om en bänk eller bara med stickningen.</p>',
  ],
  membershipTerms:
    '<p>Those who volunteer with us sign a confidentiality undertaking. It is two lines long and we read it aloud together.</p>',
  website: 'https://medborgarkontoret-skonsmon.example',
  facebook: 'https://facebook.example/mkskonsmon',
  members: { agneta: 'ADMIN', kerstin: 'MEMBER', birgitta: 'MEMBER', perOlov: 'MEMBER' },
  gygs: [
    {
      key: 'slow-walks-tivoliskogen',
      written: 'en',
      state: 'ongoing',
      title: 'Slow walks with company in Tivoliskogen',
      summary:
        'Two kilometres in an hour and a half, with four benches and somebody beside you. For those who have been indoors for a long time, whatever the reason.',
      preface:
        'The district nurse writes it on a pale green prescription: “walk, slowly, with someone”. We are the someone.',
      description: [
        'We go every Wednesday, always the same path, so that one gets to know it: the bent birch, the woodpecker, the spot where you can see the ships. Those who want turn back at the second bench. No one walks home alone.',
        'You who walk along need not be fit. You need to be able to walk more slowly than you want to, and to let a silence be.',
      ],
      other:
        'Två kilometer på en och en halv timme, fyra bänkar och någon bredvid. För dig som länge har varit inne, och för dig som kan gå långsammare än du vill.',
      participantInfo:
        'We meet inside the library entrance. Ice grips to lend. Lead walker carries the phone and the chocolate.',
      goal: 3,
      secondary: [11, 10],
      address: 'Tivoliskogen, Sundsvall',
      place: [62.3877, 17.2921],
      at: { inDays: -23, on: 'wed', time: '11:00', hours: 1.5, weeks: 12 },
      scene: { kind: 'walk', variant: 0 },
      needs: [
        skill('Walking friend', 120, 10, 'One Wednesday at a time, preferably several.', {
          bookings: [
            by('birgitta', '', { as: 'medborgarkontoret-skonsmon' }),
            by('kerstin', 'With stick, so the pace is given.', { as: 'medborgarkontoret-skonsmon' }),
            by('daniel'),
            by('inger'),
          ],
          others: 1,
        }),
        skill('Lead walker', 150, 3, 'Phone, chocolate and an eye on the last in line.', {
          who: 'ONLY_HOST',
          bookings: [by('agneta'), by('perOlov')],
        }),
        item('Folding stools, light', 8, 'For between the benches.', { bookings: [by('malin', '', { quantity: 2 })] }),
      ],
      team: ['agneta', 'birgitta'],
      tags: { 'medborgarkontoret-skonsmon': ['weekly'] },
      recipients: {
        text: 'Sixteen places for those who want company outdoors. On prescription or your own initiative; we ask neither why nor for how long.',
        places: 16,
        booked: [
          { person: 'perOlov', comment: 'Kan jag både leda och bli ledd?', cancelled: 'Jag kunde visst leda.' },
          { person: 'rashid', comment: 'Slow is good. I want to learn the tree names.' },
        ],
      },
      stories: [
        {
          by: 'birgitta',
          caption: 'The woodpecker has been named after our former director. Same hours, same result.',
          daysAfter: 8,
          approved: true,
        },
        {
          by: 'daniel',
          caption:
            'At the third bench he said: I have not been this far since February. Then we sat there a good while.',
          daysAfter: 15,
          approved: true,
          response: 'Last Wednesday he reached the fourth.',
        },
      ],
    },
    {
      key: 'brevkvall',
      written: 'se',
      state: 'upcoming',
      title: 'Brevkväll: vi öppnar dem tillsammans',
      summary:
        'Ta med breven du inte har öppnat. Vi har brevknivar, kaffe, tolkar och människor som vet vad ”härmed kommuniceras” betyder.',
      preface: 'Rekordet är 64 oöppnade brev i en ICA-kasse. Ett av dem var en återbäring på elva tusen kronor.',
      description: [
        'Du sätter dig med en brevlots. Ni sorterar i tre högar: bråttom, kan vänta och reklam som låtsas vara viktig. Sedan tar ni ett i taget. Det som måste överklagas skrivs färdigt på plats, med rätt datum, och stämplas vid disken.',
        'Nästan alla går härifrån med tommare kasse och rakare rygg. De som inte gör det får en tid på måndagen.',
      ],
      other:
        'Bring the letters you have not opened. We have paper knives, coffee, interpreters and people who know what the authorities mean. The record is 64 letters in one bag; one of them was a refund.',
      participantInfo: 'Tystnadslöftet läses högt 16:45. Tolkar finns på arabiska, somaliska, ukrainska och tigrinska.',
      goal: 16,
      secondary: [10, 1],
      address: 'Medborgarkontoret, Skönsmons torg, Sundsvall',
      place: [62.3766, 17.3412],
      at: { inDays: 35, on: 'mon', time: '17:00', hours: 3 },
      scene: { kind: 'papers', variant: 0 },
      needs: [
        skill('Brevlots', 180, 8, 'Lugn läsare med stämpelvana eller gott hjärta, helst båda.', {
          approval: true,
          bookings: [
            by('kerstin', 'Jag har skrivit en del av dem.', { as: 'medborgarkontoret-skonsmon' }),
            by('perOlov', 'Kan överklaga i sömnen.', { as: 'medborgarkontoret-skonsmon' }),
            by('astrid', '', { status: 'PENDING' }),
          ],
        }),
        skill('Tolk', 180, 4, 'Arabiska, somaliska, ukrainska eller tigrinska.', {
          bookings: [by('olena'), by('simon', 'Tigrinja och amhariska.')],
        }),
        item('Brevknivar', 6, 'Gärna med historia.', {
          bookings: [by('inger', 'Svärfars, har öppnat kärleksbrev.', { quantity: 2 })],
        }),
      ],
      team: ['agneta'],
      partners: ['harbarget-sta-clara'],
      tags: { 'medborgarkontoret-skonsmon': ['evening'] },
      recipients: {
        text: 'Tjugofyra stolar. Du visar bara det du vill visa, och inget lämnar rummet.',
        places: 24,
        booked: [
          { person: 'milo', comment: 'Tre stycken från CSN. Hjälp.' },
          { person: 'ahmad', comment: '' },
        ],
      },
    },
  ],
};

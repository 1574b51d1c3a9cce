import type { DemoOrganization } from '../shapes';
import { by, item, skill } from '../write-needs';

export const tidtabellbyran: DemoOrganization = {
  key: 'tidtabellbyran',
  name: 'Tidtabellbyrån AB',
  city: 'Göteborg',
  type: 'FOR-PROFIT',
  industry: 10,
  memberApproval: 'NONE',
  profileVisible: true,
  emblem: { kind: 'wheel', color: '#FD6925' },
  hero: { kind: 'code', goal: 9, variant: 5 },
  summary: 'We write the software that makes buses wait for trains, and give ten working days a year to others.',
  about: [
    'We are 26 people who write the software that makes buses wait for trains. It is an honest trade, but it is done sitting down, and nobody has ever thanked a timetable.',
    'So since 2021 everyone at Tidtabellbyrån has ten paid days a year to do something else for somebody else. We plant, carry, solder and peel. The only rule is that one must tell about it at the Friday coffee, with at least one mistake.',
    '<p lang="sv">Vi är 26 personer som får bussar att vänta på tåg. Tio betalda dagar om året gör vi något annat för någon annan, och berättar om det på fredagsfikat, med minst ett misstag.</p>',
  ],
  membershipTerms:
    '<p>Membership is for those who work here. Colleagues get an invitation from Jin-ah in their first week.</p>',
  website: 'https://tidtabellbyran.example',
  linkedin: 'https://linkedin.example/tidtabellbyran',
  members: { jin: 'ADMIN', viktor: 'MEMBER', wilma: 'MEMBER' },
  gygs: [
    {
      key: 'make-the-bus-audible',
      written: 'en',
      state: 'draft',
      title: 'Make the bus audible',
      summary:
        'A stop that cannot be heard does not exist for those who do not see. One evening of open data, loudspeakers and people who know what is missing.',
      preface: 'Internal note: the transport company has said yes in principle. We are waiting for yes in writing.',
      description: [
        'Eight people with impaired vision ride eight lines with a programmer each, and note every place where the information is silent or wrong.',
        'Afterwards we build the worst three, the same evening, with pizza.',
      ],
      other:
        'Åtta personer med synnedsättning åker åtta linjer tillsammans med varsin programmerare och noterar allt som är tyst eller fel. Sedan bygger vi om det.',
      participantInfo: 'Charge your phone.',
      goal: 9,
      secondary: [10, 11],
      address: 'Lindholmspiren 7, Göteborg',
      place: [57.7069, 11.9389],
      at: { inDays: 64, on: 'thu', time: '16:00', hours: 5 },
      scene: { kind: 'code', variant: 3 },
      needs: [
        skill('Programmer on the bus', 300, 8, 'Listens first.'),
        item('Bone conduction headphones', 8, 'So that the street can still be heard.'),
      ],
      team: ['jin'],
    },
    {
      key: 'lend-a-nerd-day',
      written: 'en',
      state: 'upcoming',
      title: 'Lend-a-nerd day',
      summary:
        'Twelve associations, each with one computer problem that has been lying around for years. Twelve nerds with a whole day and no other meetings.',
      preface:
        'The most common one is a member list in a spreadsheet that only Lennart understands, and Lennart has moved to Spain.',
      description: [
        'Associations send in their problem beforehand, in their own words. (“The thing with the money blinks.”) We sort out those that can be solved in a day, and pair them with somebody who is good at just that and can explain it without sighing.',
        'You work side by side. Nobody hands over the laptop and goes for a coffee. At four each pair shows what they have done, in two minutes, and somebody always has tears in their eyes over a mail merge.',
      ],
      other:
        'Tolv föreningar med varsitt datorproblem får varsin nörd en hel dag. Vanligast är medlemslistan som bara Lennart förstår, och Lennart har flyttat till Spanien.',
      participantInfo:
        'Lift B, floor 4. Wi-Fi, power and fruit everywhere. Take away passwords on paper only if they are yours.',
      goal: 17,
      secondary: [9, 16],
      address: 'Lindholmspiren 7, Göteborg',
      place: [57.7069, 11.9389],
      at: { inDays: 51, on: 'fri', time: '09:00', hours: 7.5 },
      scene: { kind: 'code', variant: 0 },
      needs: [
        skill('Nerd for a day', 450, 12, 'Spreadsheets, web pages, printers (brave), e-mail lists.', {
          bookings: [
            by('viktor', '', { as: 'tidtabellbyran' }),
            by('wilma', 'I take the one with Lennart.', { as: 'tidtabellbyran' }),
            by('karim'),
            by('elias', '', { as: 'cykelkoket-mollan' }),
          ],
          others: 1,
        }),
        skill('Explainer', 240, 4, 'You translate between nerd and treasurer.', {
          who: 'HOST_OR_PARTNERS',
          bookings: [by('kerstin', 'I have been both.', { as: 'fixarkollektivet' })],
        }),
        item('Laptops that can stay with the association', 8, 'At most five years old, wiped.', {
          bookings: [by('jin', '', { quantity: 6, as: 'tidtabellbyran' })],
        }),
      ],
      team: ['jin', 'viktor'],
      partners: ['fixarkollektivet', 'ren-kust-bohuslan', 'skogsvannerna-uppland'],
      tags: { tidtabellbyran: ['technology', 'day-off'], 'ren-kust-bohuslan': ['friends'] },
    },
  ],
};

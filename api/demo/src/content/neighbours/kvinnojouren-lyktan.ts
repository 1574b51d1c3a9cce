import type { DemoOrganization } from '../shapes';
import { by, item, skill } from '../write-needs';

/** Its profile is hidden: a women's shelter does not show who belongs to it. */
export const kvinnojourenLyktan: DemoOrganization = {
  key: 'kvinnojouren-lyktan',
  name: 'Kvinnojouren Lyktan',
  city: 'Örebro',
  type: 'NON-PROFIT',
  industry: 17,
  memberApproval: 'NONE',
  profileVisible: false,
  emblem: { kind: 'heart', color: '#FF3A21' },
  hero: { kind: 'shelter', goal: 5, variant: 2 },
  summary: 'Support for women and children around the clock, from the first call to the new flat.',
  about: [
    'Somebody answers here around the clock. We have a telephone, a flat with a lock of its own and a large number of people who can carry a sofa without asking.',
    'Since 1984 we have gone along to the police, to court and to the new flat. We do not show pictures and we do not tell stories. We are glad every time the lamp in the window can be switched off.',
    '<p lang="sv">Här svarar någon dygnet runt. Vi visar inga bilder och berättar inga historier, men vi följer med hela vägen.</p>',
  ],
  membershipTerms:
    '<p>Members are invited in person, after a conversation and a basic course of thirty hours. Confidentiality has no end date.</p>',
  website: 'https://lyktan.example',
  members: { maria: 'ADMIN', astrid: 'MEMBER', ingrid: 'MEMBER' },
  gygs: [
    {
      key: 'a-van-six-hands-no-questions',
      written: 'en',
      state: 'upcoming',
      hidden: true,
      title: 'A van, six hands and no questions',
      summary:
        'Somebody is moving, quickly and quietly. We need two who carry, one who drives and things for a kitchen that is starting from nothing.',
      preface: 'This page is not in any list. You have the link because one of us trusts you.',
      description: [
        'You are told the address on the same morning and forget it the same evening. The move takes three hours. One of us is with you all the time and does the talking.',
        'In the new place we make the beds first, then the kitchen, then we hang up the curtains. The last thing we do is put the kettle on and leave.',
      ],
      other:
        'Någon ska flytta, fort och tyst. Du får adressen samma morgon och glömmer den samma kväll. Sist sätter vi på kaffevattnet och går.',
      participantInfo:
        'No telephones with location on. Plain clothes, no logos. If somebody shouts: into the van, María speaks.',
      goal: 5,
      secondary: [16, 1],
      address: 'Örebro, the address is given to those who are booked',
      at: { inDays: 4, time: '07:00', hours: 5 },
      scene: { kind: 'move', variant: 1, night: true },
      needs: [
        skill('Carrier', 180, 2, 'Strong, calm, silent.', {
          who: 'ONLY_HOST',
          approval: true,
          bookings: [by('astrid', '', { as: 'kvinnojouren-lyktan' }), by('ingrid', '', { status: 'PENDING' })],
        }),
        item('A kitchen in boxes', 1, 'Pans, plates for four, a good knife and a kettle.', {
          bookings: [by('gunilla', 'Everything is wrapped in towels, which may stay too.')],
        }),
      ],
      team: ['maria'],
    },
  ],
};

import type { InvitePreview } from '@gyg/contract';

/** The e-mail of an invitation to the spring clean-up. */
export const invitePreview: InvitePreview = {
  en: {
    from: 'Gyg <hello@gyg.example>',
    subject: 'Britta Hallén invites you to Spring clean-up on Ramsvik’s outer shore',
    heading: 'Will you help with Spring clean-up on Ramsvik’s outer shore?',
    paragraphs: ['Britta Hallén of Ren Kust Bohuslän invites you.', 'Sat, Jun 12, 2027, 09:30 – 16:00, Hunnebostrand'],
    action: { label: 'See the invitation', url: 'https://gyg.example/gygs/invite/ren-kust-bohuslan/spring-clean-up' },
    foot: ['You got this e-mail because Britta Hallén entered your address.'],
    text: 'Will you help?',
  },
  se: {
    from: 'Gyg <hello@gyg.example>',
    subject: 'Britta Hallén bjuder in dig till Vårstädning på Ramsviks yttre strand',
    heading: 'Vill du hjälpa till med Vårstädning på Ramsviks yttre strand?',
    paragraphs: [
      'Britta Hallén på Ren Kust Bohuslän bjuder in dig.',
      'lör 12 juni 2027 kl. 09:30–16:00, Hunnebostrand',
    ],
    action: { label: 'Se inbjudan', url: 'https://gyg.example/gygs/invite/ren-kust-bohuslan/spring-clean-up' },
    foot: ['Du fick det här mejlet för att Britta Hallén skrev in din adress.'],
    text: 'Vill du hjälpa till?',
  },
};

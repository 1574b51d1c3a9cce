import type { Locale } from '@gyg/contract';
import type { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import type { MailContent } from './mail-content';
import { aboutGyg, gygPlace } from './mail-fields';
import { mailTemplate } from './mail-template';
import { mailPeriod } from './mail-time';

const data = aboutGyg.extend({ before: gygPlace });

/** The old time or place, if it differs from the new one. */
function formerly(
  locale: Locale,
  labels: { when: string; where: string },
  gyg: z.infer<typeof data>,
): NonNullable<MailContent['facts']> {
  const [before, after] = [gyg.before, gyg].map((version) => mailPeriod(locale, version));
  return [
    [labels.when, before === undefined || before === after ? '' : before],
    [labels.where, gyg.before.address === gyg.address ? '' : gyg.before.address],
  ];
}

/** Sent to bookers when a published gyg has a new time or place. */
export const gygChanged = mailTemplate({
  data,
  write: {
    en: (gyg) => ({
      subject: `New time or place: ${gyg.gygTitle}`,
      heading: `New time or place, ${gyg.name}`,
      paragraphs: [
        `${gyg.organization} has changed the time or place of ${gyg.gygTitle}. You are still booked.`,
        'Please check that it still suits you.',
      ],
      facts: [...gygFactRows('en', gyg), ...formerly('en', { when: 'Old time', where: 'Old place' }, gyg)],
      action: { label: 'See my booking', href: gyg.link },
      footnote:
        'If you can no longer come, cancel in good time under My bookings so that someone else can take the place.',
    }),
    se: (gyg) => ({
      subject: `Ny tid eller plats: ${gyg.gygTitle}`,
      heading: `Ny tid eller plats, ${gyg.name}`,
      paragraphs: [
        `${gyg.organization} har ändrat tid eller plats för ${gyg.gygTitle}. Du är fortfarande bokad.`,
        'Kolla gärna att det fortfarande passar dig.',
      ],
      facts: [...gygFactRows('se', gyg), ...formerly('se', { when: 'Tidigare tid', where: 'Tidigare plats' }, gyg)],
      action: { label: 'Se min bokning', href: gyg.link },
      footnote: 'Kan du inte längre komma? Avboka i god tid under Mina bokningar, så att någon annan kan få platsen.',
    }),
  },
});

import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { mailTemplate } from './mail-template';
import { reminderActions, reminderFields } from './reminder-fields';

/** Sent to bookers before the start; `contribution` names all their needs. */
export const gygReminder = mailTemplate({
  data: reminderFields.extend({ contribution: z.string() }),
  expires: true,
  write: {
    en: (gyg) => ({
      subject: `Reminder: ${gyg.gygTitle}`,
      heading: `See you soon, ${gyg.name}`,
      paragraphs: [
        `${gyg.organization} is counting on you for ${gyg.gygTitle}.`,
        'Let them know whether you are coming.',
      ],
      facts: gygFactRows('en', gyg, [['Contribution', gyg.contribution]]),
      ...reminderActions('en', gyg),
      footnote: 'You get this because you are booked. If you can’t come, say so, and someone else can take the place.',
    }),
    se: (gyg) => ({
      subject: `Påminnelse: ${gyg.gygTitle}`,
      heading: `Vi ses snart, ${gyg.name}`,
      paragraphs: [`${gyg.organization} räknar med dig på ${gyg.gygTitle}.`, 'Berätta gärna om du kommer.'],
      facts: gygFactRows('se', gyg, [['Bidrag', gyg.contribution]]),
      ...reminderActions('se', gyg),
      footnote: 'Du får detta för att du är bokad. Säg till om du inte kan komma, så kan någon annan få platsen.',
    }),
  },
});

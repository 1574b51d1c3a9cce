import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg } from './mail-fields';
import { mailTemplate } from './mail-template';

/** A message of a gyg's hosts to the people who take part in it. Title and message are the sender's text. */
export const gygMessage = mailTemplate({
  data: aboutGyg.extend({ inviter: z.string(), title: z.string(), message: z.string() }),
  write: {
    en: (gyg) => ({
      subject: `Message about ${gyg.gygTitle}: ${gyg.title}`,
      heading: `A message about ${gyg.gygTitle}`,
      paragraphs: [`From ${gyg.inviter} at ${gyg.organization}: ${gyg.title}`],
      quote: gyg.message,
      facts: gygFactRows('en', gyg),
      action: { label: 'See the gyg', href: gyg.link },
      footnote: 'You get this because you have booked this gyg.',
    }),
    se: (gyg) => ({
      subject: `Meddelande om ${gyg.gygTitle}: ${gyg.title}`,
      heading: `Ett meddelande om ${gyg.gygTitle}`,
      paragraphs: [`Från ${gyg.inviter} på ${gyg.organization}: ${gyg.title}`],
      quote: gyg.message,
      facts: gygFactRows('se', gyg),
      action: { label: 'Se gygen', href: gyg.link },
      footnote: 'Du får detta för att du har bokat den här gygen.',
    }),
  },
});

import { emailSchema } from '@gyg/contract';
import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg } from './mail-fields';
import { mailTemplate } from './mail-template';

/** A message of a gyg's hosts to the people who take part in it. Title and message are the sender's text. */
export const gygMessage = mailTemplate({
  data: aboutGyg.extend({
    inviter: z.string(),
    title: z.string(),
    message: z.string(),
    /** The sender's address, if they take answers by e-mail. */
    replyTo: emailSchema.optional(),
  }),
  write: {
    en: (gyg) => ({
      subject: `Message about ${gyg.gygTitle}: ${gyg.title}`,
      heading: `A message about ${gyg.gygTitle}`,
      paragraphs: [`From ${gyg.inviter} at ${gyg.organization}: ${gyg.title}`],
      quote: gyg.message,
      facts: gygFactRows('en', gyg),
      action: { label: 'See the gyg', href: gyg.link },
      replyTo: gyg.replyTo,
      footnote: `${gyg.replyTo === undefined ? '' : `Answer this mail to write to ${gyg.inviter}. `}You get this because you have booked this gyg.`,
    }),
    se: (gyg) => ({
      subject: `Meddelande om ${gyg.gygTitle}: ${gyg.title}`,
      heading: `Ett meddelande om ${gyg.gygTitle}`,
      paragraphs: [`Från ${gyg.inviter} på ${gyg.organization}: ${gyg.title}`],
      quote: gyg.message,
      facts: gygFactRows('se', gyg),
      action: { label: 'Se gygen', href: gyg.link },
      replyTo: gyg.replyTo,
      footnote: `${gyg.replyTo === undefined ? '' : `Svara på mejlet för att skriva till ${gyg.inviter}. `}Du får detta för att du har bokat den här gygen.`,
    }),
  },
});

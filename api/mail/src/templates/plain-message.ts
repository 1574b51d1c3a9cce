import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** A message of an organisation to its members or participants (invite type message). */
export const plainMessage = mailTemplate({
  data: addressed.extend({ organization: z.string(), inviter: z.string(), title: z.string(), message: z.string() }),
  write: {
    en: ({ organization, inviter, title, message, link }) => ({
      subject: `${organization}: ${title}`,
      heading: title,
      paragraphs: [`A message from ${inviter} at ${organization}.`],
      quote: message,
      action: { label: 'Read it on Gyg', href: link },
      footnote: `You get this because you are a member of ${organization} or take part in one of their gygs.`,
    }),
    se: ({ organization, inviter, title, message, link }) => ({
      subject: `${organization}: ${title}`,
      heading: title,
      paragraphs: [`Ett meddelande från ${inviter} på ${organization}.`],
      quote: message,
      action: { label: 'Läs det på Gyg', href: link },
      footnote: `Du får detta för att du är medlem i ${organization} eller är med på en av deras gygar.`,
    }),
  },
});

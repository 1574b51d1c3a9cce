import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to the author when a proposal is answered. `comments` may be empty. */
export const proposalAnswered = mailTemplate({
  data: addressed.extend({
    title: z.string(),
    organization: z.string(),
    accepted: z.boolean(),
    comments: z.string(),
  }),
  write: {
    en: ({ name, title, organization, accepted, comments, link }) => ({
      subject: accepted ? `Your proposal has been accepted: ${title}` : `Your proposal: ${title}`,
      heading: accepted ? `Good news, ${name}` : `Thank you for proposing, ${name}`,
      paragraphs: accepted
        ? [`${organization} has accepted ${title} and is making a gyg of it.`]
        : [`${organization} could not accept ${title} this time.`],
      quote: comments,
      action: { label: 'See my proposal', href: link },
      footnote: `You get this because you proposed a gyg to ${organization}.`,
    }),
    se: ({ name, title, organization, accepted, comments, link }) => ({
      subject: accepted ? `Ditt förslag är godkänt: ${title}` : `Ditt förslag: ${title}`,
      heading: accepted ? `Goda nyheter, ${name}` : `Tack för ditt förslag, ${name}`,
      paragraphs: accepted
        ? [`${organization} sa ja till ${title} och gör en gyg av det.`]
        : [`${organization} kunde inte gå vidare med ${title} den här gången.`],
      quote: comments,
      action: { label: 'Se mitt förslag', href: link },
      footnote: `Du får detta för att du föreslog en gyg för ${organization}.`,
    }),
  },
});

import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to a requester when a membership request is answered. */
export const membershipAnswered = mailTemplate({
  data: addressed.extend({ organization: z.string(), accepted: z.boolean() }),
  write: {
    en: ({ name, organization, accepted, link }) => ({
      subject: accepted ? `You are a member of ${organization}` : `Your request to join ${organization}`,
      heading: accepted ? `Welcome, ${name}` : `Hello, ${name}`,
      paragraphs: accepted
        ? [`${organization} has accepted you as a member. From now on you can represent them at gygs.`]
        : [
            `${organization} could not accept your request to join.`,
            'You can still take part in gygs in your own name.',
          ],
      action: { label: `See ${organization}`, href: link },
      footnote: `You get this because you asked to join ${organization}.`,
    }),
    se: ({ name, organization, accepted, link }) => ({
      subject: accepted ? `Du är medlem i ${organization}` : `Din ansökan till ${organization}`,
      heading: accepted ? `Välkommen, ${name}` : `Hej, ${name}`,
      paragraphs: accepted
        ? [`${organization} har godkänt dig som medlem. Nu kan du företräda dem på gygar.`]
        : [`${organization} kunde inte godkänna din ansökan.`, 'Du kan fortfarande vara med på gygar för egen del.'],
      action: { label: `Se ${organization}`, href: link },
      footnote: `Du får detta för att du ansökte om att bli medlem i ${organization}.`,
    }),
  },
});

import { z } from 'zod';
import { addressed, mailLink } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Invites a person to become a member of an organisation (invite type org-join-invite). `message` may be empty. */
export const membershipInvitation = mailTemplate({
  data: addressed.extend({
    organization: z.string(),
    inviter: z.string(),
    message: z.string(),
    unsubscribe: mailLink.optional(),
  }),
  write: {
    en: ({ organization, inviter, message, link, unsubscribe }) => ({
      subject: `${inviter} invites you to ${organization}`,
      heading: `Join ${organization} on Gyg`,
      paragraphs: [`${inviter} would like you to become a member.`],
      quote: message,
      action: { label: `Join ${organization}`, href: link },
      footnote: `You get this because ${inviter} gave us your address. If you don’t know them, you can ignore this e-mail.`,
      unsubscribe,
    }),
    se: ({ organization, inviter, message, link, unsubscribe }) => ({
      subject: `${inviter} bjuder in dig till ${organization}`,
      heading: `Gå med i ${organization} på Gyg`,
      paragraphs: [`${inviter} vill ha med dig som medlem.`],
      quote: message,
      action: { label: `Gå med i ${organization}`, href: link },
      footnote: `Du får detta för att ${inviter} angav din adress. Om du inte känner avsändaren kan du bortse från mejlet.`,
      unsubscribe,
    }),
  },
});

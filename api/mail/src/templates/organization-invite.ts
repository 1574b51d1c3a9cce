import { z } from 'zod';
import { addressed, mailLink } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Invites an organisation without an account. */
export const organizationInvite = mailTemplate({
  data: addressed.extend({
    company: z.string(),
    inviter: z.string(),
    message: z.string(),
    unsubscribe: mailLink.optional(),
  }),
  write: {
    en: ({ company, inviter, message, link, unsubscribe }) => ({
      subject: `${inviter} would like to see ${company} on Gyg`,
      heading: `An invitation for ${company}`,
      paragraphs: [
        `${inviter} invites you to Gyg, where organisations and people meet at events for the 17 Sustainable Development Goals.`,
      ],
      quote: message,
      action: { label: 'See the invitation', href: link },
      footnote: `You get this because ${inviter} gave us your address. If it isn’t for you, you can ignore this e-mail.`,
      unsubscribe,
    }),
    se: ({ company, inviter, message, link, unsubscribe }) => ({
      subject: `${inviter} vill se ${company} på Gyg`,
      heading: `En inbjudan till ${company}`,
      paragraphs: [
        `${inviter} bjuder in er till Gyg, där organisationer och människor möts på evenemang för de 17 globala målen.`,
      ],
      quote: message,
      action: { label: 'Se inbjudan', href: link },
      footnote: `Du får detta för att ${inviter} angav din adress. Om det inte är något för er kan du bortse från mejlet.`,
      unsubscribe,
    }),
  },
});

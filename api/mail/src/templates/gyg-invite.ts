import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg, mailLink } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Invites a person to a gyg, perhaps for one `need` (invite type gyg-invite). `message` may be empty. */
export const gygInvite = mailTemplate({
  data: aboutGyg.extend({
    inviter: z.string(),
    message: z.string(),
    unsubscribe: mailLink.optional(),
    need: z.string().optional(),
  }),
  write: {
    en: (gyg) => ({
      subject: `${gyg.inviter} invites you to ${gyg.gygTitle}`,
      heading: `Will you join ${gyg.gygTitle}?`,
      paragraphs: [`${gyg.inviter} from ${gyg.organization} would like you to join.`],
      quote: gyg.message,
      facts: gygFactRows('en', gyg, [['Needed', gyg.need ?? '']]),
      action: { label: 'See the gyg', href: gyg.link },
      footnote: `You get this because ${gyg.inviter} invited you. If you don’t want to come, you can ignore this e-mail.`,
      unsubscribe: gyg.unsubscribe,
    }),
    se: (gyg) => ({
      subject: `${gyg.inviter} bjuder in dig till ${gyg.gygTitle}`,
      heading: `Vill du vara med på ${gyg.gygTitle}?`,
      paragraphs: [`${gyg.inviter} från ${gyg.organization} vill gärna ha dig med.`],
      quote: gyg.message,
      facts: gygFactRows('se', gyg, [['Behövs', gyg.need ?? '']]),
      action: { label: 'Se gygen', href: gyg.link },
      footnote: `Du får detta för att ${gyg.inviter} bjöd in dig. Om du inte vill komma kan du bortse från mejlet.`,
      unsubscribe: gyg.unsubscribe,
    }),
  },
});

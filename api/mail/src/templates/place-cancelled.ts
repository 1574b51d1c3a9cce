import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to a recipient when the place is cancelled, by `cancelledBy`. */
export const placeCancelled = mailTemplate({
  data: aboutGyg.extend({ reason: z.string(), cancelledBy: z.enum(['recipient', 'host']).default('host') }),
  write: {
    en: (place) => ({
      subject: `Place cancelled: ${place.gygTitle}`,
      heading: 'Your place is cancelled',
      paragraphs: [
        place.cancelledBy === 'recipient'
          ? `You gave back your place, ${place.name}. It is free for someone else.`
          : `${place.organization} had to cancel your place, ${place.name}.`,
      ],
      facts: gygFactRows('en', place, [['Reason', place.reason]]),
      action: { label: 'See the gyg', href: place.link },
      footnote: 'You get this because you had a place at this gyg.',
    }),
    se: (place) => ({
      subject: `Avbokad: ${place.gygTitle}`,
      heading: 'Din plats är avbokad',
      paragraphs: [
        place.cancelledBy === 'recipient'
          ? `Du har avbokat din plats, ${place.name}. Den är ledig för någon annan.`
          : `${place.organization} har tyvärr behövt avboka din plats, ${place.name}.`,
      ],
      facts: gygFactRows('se', place, [['Anledning', place.reason]]),
      action: { label: 'Se gygen', href: place.link },
      footnote: 'Du får detta för att du hade en plats på gygen.',
    }),
  },
});

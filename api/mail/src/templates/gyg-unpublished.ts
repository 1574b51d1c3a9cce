import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to bookers when the gyg is unpublished, which cancels their booking. */
export const gygUnpublished = mailTemplate({
  data: aboutGyg.extend({ reason: z.string() }),
  write: {
    en: (gyg) => ({
      subject: `Cancelled: ${gyg.gygTitle}`,
      heading: `${gyg.gygTitle} is cancelled`,
      paragraphs: [
        `${gyg.organization} has cancelled the gyg, ${gyg.name}, and with it your booking. You don’t need to do anything.`,
      ],
      facts: gygFactRows('en', gyg, [['Reason', gyg.reason]]),
      action: { label: 'See my bookings', href: gyg.link },
      footnote: 'You get this because you had booked this gyg.',
    }),
    se: (gyg) => ({
      subject: `Inställd: ${gyg.gygTitle}`,
      heading: `${gyg.gygTitle} är inställd`,
      paragraphs: [
        `${gyg.organization} har ställt in gygen, ${gyg.name}, så din bokning är avbokad. Du behöver inte göra något.`,
      ],
      facts: gygFactRows('se', gyg, [['Anledning', gyg.reason]]),
      action: { label: 'Se mina bokningar', href: gyg.link },
      footnote: 'Du får detta för att du var bokad på gygen.',
    }),
  },
});

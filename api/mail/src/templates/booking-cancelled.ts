import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to a booker when the booking is cancelled, by `cancelledBy`. */
export const bookingCancelled = mailTemplate({
  data: gygFacts.extend({ reason: z.string(), cancelledBy: z.enum(['booker', 'host']) }),
  write: {
    en: (booking) => ({
      subject: `Booking cancelled: ${booking.gygTitle}`,
      heading: 'Your booking is cancelled',
      paragraphs: [
        booking.cancelledBy === 'booker'
          ? `You cancelled your booking for ${booking.gygTitle}, ${booking.name}. The place is free for someone else.`
          : `${booking.organization} cancelled your booking for ${booking.gygTitle}, ${booking.name}.`,
      ],
      facts: gygFactRows('en', booking, [
        ['Contribution', booking.contribution],
        ['Reason', booking.reason],
      ]),
      action: { label: 'See the gyg', href: booking.link },
      footnote: 'You get this because you had a booking for this gyg.',
    }),
    se: (booking) => ({
      subject: `Avbokad: ${booking.gygTitle}`,
      heading: 'Din bokning är avbokad',
      paragraphs: [
        booking.cancelledBy === 'booker'
          ? `Du har avbokat ${booking.gygTitle}, ${booking.name}. Platsen är ledig för någon annan.`
          : `${booking.organization} har avbokat din plats på ${booking.gygTitle}, ${booking.name}.`,
      ],
      facts: gygFactRows('se', booking, [
        ['Bidrag', booking.contribution],
        ['Anledning', booking.reason],
      ]),
      action: { label: 'Se gygen', href: booking.link },
      footnote: 'Du får detta för att du hade en bokning på gygen.',
    }),
  },
});

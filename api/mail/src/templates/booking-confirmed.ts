import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';

/**
 * Sent to a booker when the booking is confirmed. `quantity` only for items, `representing` only for an organisation.
 */
export const bookingConfirmed = mailTemplate({
  data: gygFacts.extend({ quantity: z.number().optional(), representing: z.string().optional() }),
  write: {
    en: (booking) => ({
      subject: `You are booked: ${booking.gygTitle}`,
      heading: `Thank you, ${booking.name}`,
      paragraphs: [`${booking.organization} is counting on you for ${booking.gygTitle}.`],
      facts: gygFactRows('en', booking, [
        ['Contribution', booking.contribution],
        ['Quantity', booking.quantity?.toString() ?? ''],
        ['Representing', booking.representing ?? ''],
      ]),
      action: { label: 'See my booking', href: booking.link },
      footnote: 'If you can’t come, cancel in good time under My bookings so that someone else can take the place.',
    }),
    se: (booking) => ({
      subject: `Du är bokad: ${booking.gygTitle}`,
      heading: `Tack, ${booking.name}`,
      paragraphs: [`${booking.organization} räknar med dig på ${booking.gygTitle}.`],
      facts: gygFactRows('se', booking, [
        ['Bidrag', booking.contribution],
        ['Antal', booking.quantity?.toString() ?? ''],
        ['Företräder', booking.representing ?? ''],
      ]),
      action: { label: 'Se min bokning', href: booking.link },
      footnote: 'Får du förhinder? Avboka i god tid under Mina bokningar, så att någon annan kan få platsen.',
    }),
  },
});

import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to a booker when the booking is pending (needs with needsApproval). */
export const bookingPending = mailTemplate({
  data: gygFacts,
  write: {
    en: (booking) => ({
      subject: `Waiting for the host: your offer to ${booking.gygTitle}`,
      heading: `Thank you for offering, ${booking.name}`,
      paragraphs: [`${booking.organization} will reply to you. Your place is reserved until then.`],
      facts: gygFactRows('en', booking, [['Offer', booking.contribution]]),
      action: { label: 'See my offer', href: booking.link },
      footnote: 'Changed your mind? Withdraw your offer under My bookings so that someone else can take the place.',
    }),
    se: (booking) => ({
      subject: `Väntar på värden: ditt erbjudande till ${booking.gygTitle}`,
      heading: `Tack för att du vill hjälpa till, ${booking.name}`,
      paragraphs: [`${booking.organization} hör av sig med ett svar. Din plats är reserverad tills dess.`],
      facts: gygFactRows('se', booking, [['Erbjudande', booking.contribution]]),
      action: { label: 'Se mitt erbjudande', href: booking.link },
      footnote: 'Har du ändrat dig? Ta tillbaka erbjudandet under Mina bokningar, så att någon annan kan få platsen.',
    }),
  },
});

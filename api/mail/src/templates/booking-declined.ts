import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to a booker when the host declines the booking. */
export const bookingDeclined = mailTemplate({
  data: gygFacts,
  write: {
    en: (booking) => ({
      subject: `Not this time: ${booking.gygTitle}`,
      heading: `Thank you for offering, ${booking.name}`,
      paragraphs: [
        `${booking.organization} could not accept your offer this time, so you are not booked.`,
        'Other gygs need people like you.',
      ],
      facts: gygFactRows('en', booking, [['Offer', booking.contribution]]),
      action: { label: 'See the gyg', href: booking.link },
      footnote: 'You get this because you offered to take part in this gyg.',
    }),
    se: (booking) => ({
      subject: `Inte den här gången: ${booking.gygTitle}`,
      heading: `Tack för att du ville hjälpa till, ${booking.name}`,
      paragraphs: [
        `${booking.organization} kunde inte ta emot ditt erbjudande den här gången, så du är inte bokad.`,
        'Det finns fler gygar som behöver någon som du.',
      ],
      facts: gygFactRows('se', booking, [['Erbjudande', booking.contribution]]),
      action: { label: 'Se gygen', href: booking.link },
      footnote: 'Du får detta för att du erbjöd dig att vara med på gygen.',
    }),
  },
});

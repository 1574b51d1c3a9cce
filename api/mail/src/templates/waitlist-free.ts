import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';

/**
 * Sent to everyone on a waiting list when a place becomes free shortly before the start: the first to book gets it.
 * `contribution` is empty for a place as a recipient.
 */
export const waitlistFree = mailTemplate({
  data: gygFacts,
  expires: true,
  write: {
    en: (place) => ({
      subject: `A place is free: ${place.gygTitle}`,
      heading: `A place is free, ${place.name}`,
      paragraphs: [`${place.gygTitle} starts soon, so the place is not kept for anyone: the first to book gets it.`],
      facts: gygFactRows('en', place, [['Contribution', place.contribution]]),
      action: { label: 'Book the place', href: place.link },
      footnote: 'You get this because you are on the waiting list. You can leave it under My bookings.',
    }),
    se: (place) => ({
      subject: `Ledig plats: ${place.gygTitle}`,
      heading: `Det finns en ledig plats, ${place.name}`,
      paragraphs: [`${place.gygTitle} börjar snart, så platsen hålls inte åt någon: den går till den som bokar först.`],
      facts: gygFactRows('se', place, [['Bidrag', place.contribution]]),
      action: { label: 'Boka platsen', href: place.link },
      footnote: 'Du får detta för att du står i kö. Du kan lämna kön under Mina bokningar.',
    }),
  },
});

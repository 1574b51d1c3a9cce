import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to the people of a waiting list that has closed. `contribution` is empty for a place as a recipient. */
export const waitlistClosed = mailTemplate({
  data: gygFacts,
  write: {
    en: (place) => ({
      subject: `The waiting list is closed: ${place.gygTitle}`,
      heading: `No place became free, ${place.name}`,
      paragraphs: [`The waiting list of ${place.gygTitle} is closed. Thank you for waiting.`],
      facts: gygFactRows('en', place, [['Contribution', place.contribution]]),
      action: { label: 'See what else is on', href: place.link },
      footnote: 'You get this once, because you were on the waiting list.',
    }),
    se: (place) => ({
      subject: `Kön är stängd: ${place.gygTitle}`,
      heading: `Det blev ingen plats, ${place.name}`,
      paragraphs: [`Kön till ${place.gygTitle} är stängd. Tack för att du väntade.`],
      facts: gygFactRows('se', place, [['Bidrag', place.contribution]]),
      action: { label: 'Hitta en annan gyg', href: place.link },
      footnote: 'Du får detta en enda gång, för att du stod i kö.',
    }),
  },
});

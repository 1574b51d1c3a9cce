import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';
import { mailMoment } from './mail-time';

/**
 * Sent to the next person on a waiting list when a place is free. `link` accepts or declines without a login; `until` is
 * ISO 8601. `contribution` is empty for a place as a recipient; then nothing reveals what kind of place it is.
 */
export const waitlistOffer = mailTemplate({
  data: gygFacts.extend({ quantity: z.number().optional(), until: z.iso.datetime() }),
  expires: true,
  write: {
    en: (offer) => ({
      subject: `A place has opened: ${offer.gygTitle}`,
      heading: `There is a place for you, ${offer.name}`,
      paragraphs: [
        `It is yours if you accept it by ${mailMoment('en', new Date(offer.until))}. After that it goes to the next person on the waiting list.`,
      ],
      facts: gygFactRows('en', offer, [
        ['Contribution', offer.contribution],
        ['Quantity', offer.quantity?.toString() ?? ''],
      ]),
      action: { label: 'Accept or decline', href: offer.link },
      footnote:
        'You get this because you joined the waiting list. Do not forward it: the link books the place for you.',
    }),
    se: (offer) => ({
      subject: `Det finns en plats: ${offer.gygTitle}`,
      heading: `Det finns en plats till dig, ${offer.name}`,
      paragraphs: [
        `Platsen är din om du tar den senast ${mailMoment('se', new Date(offer.until))}. Sedan går den till nästa i kön.`,
      ],
      facts: gygFactRows('se', offer, [
        ['Bidrag', offer.contribution],
        ['Antal', offer.quantity?.toString() ?? ''],
      ]),
      action: { label: 'Svara på erbjudandet', href: offer.link },
      footnote: 'Du får detta för att du står i kö. Skicka det inte vidare: länken bokar platsen åt dig.',
    }),
  },
});

import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to a recipient when the place is confirmed. The subject does not reveal what kind of place it is. */
export const placeConfirmed = mailTemplate({
  data: aboutGyg,
  write: {
    en: (place) => ({
      subject: `You have a place: ${place.gygTitle}`,
      heading: `Welcome, ${place.name}`,
      paragraphs: [`${place.organization} has reserved a place for you. Only the host sees your name.`],
      facts: gygFactRows('en', place),
      action: { label: 'See my place', href: place.link },
      footnote: 'If you can’t come, cancel in good time so that someone else can take the place.',
    }),
    se: (place) => ({
      subject: `Du har en plats: ${place.gygTitle}`,
      heading: `Välkommen, ${place.name}`,
      paragraphs: [`${place.organization} har en plats till dig. Bara värden ser ditt namn.`],
      facts: gygFactRows('se', place),
      action: { label: 'Se min plats', href: place.link },
      footnote: 'Får du förhinder? Avboka i god tid, så att någon annan kan få platsen.',
    }),
  },
});

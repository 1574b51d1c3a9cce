import { gygFactRows } from './gyg-fact-rows';
import { mailTemplate } from './mail-template';
import { reminderActions, reminderFields } from './reminder-fields';

/** Sent to recipients before the start. The subject does not reveal what kind of place it is. */
export const placeReminder = mailTemplate({
  data: reminderFields,
  expires: true,
  write: {
    en: (place) => ({
      subject: `Reminder: ${place.gygTitle}`,
      heading: `Welcome, ${place.name}`,
      paragraphs: [
        `${place.organization} has a place for you and looks forward to seeing you. Only the host sees your name.`,
        'Let them know whether you are coming.',
      ],
      facts: gygFactRows('en', place),
      ...reminderActions('en', place),
      footnote: 'You get this because you have a place. If you can’t come, say so, and someone else can take it.',
    }),
    se: (place) => ({
      subject: `Påminnelse: ${place.gygTitle}`,
      heading: `Välkommen, ${place.name}`,
      paragraphs: [
        `${place.organization} har en plats till dig och ser fram emot att du kommer. Bara värden ser ditt namn.`,
        'Berätta gärna om du kommer.',
      ],
      facts: gygFactRows('se', place),
      ...reminderActions('se', place),
      footnote: 'Du får detta för att du har en plats. Säg till om du inte kan komma, så kan någon annan få den.',
    }),
  },
});

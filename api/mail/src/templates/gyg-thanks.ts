import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to participants when the gyg has ended, to thank them and ask for their story. */
export const gygThanks = mailTemplate({
  data: aboutGyg,
  write: {
    en: (gyg) => ({
      subject: `Thank you for ${gyg.gygTitle}`,
      heading: `Thank you, ${gyg.name}`,
      paragraphs: [
        `${gyg.gygTitle} is over, and you were part of it.`,
        'Tell others how it was, so that more people join next time. A picture and a few lines are enough.',
      ],
      facts: gygFactRows('en', gyg),
      action: { label: 'Tell my story', href: gyg.link },
      footnote: 'You get this once, because you were booked for this gyg.',
    }),
    se: (gyg) => ({
      subject: `Tack för ${gyg.gygTitle}`,
      heading: `Tack, ${gyg.name}`,
      paragraphs: [
        `${gyg.gygTitle} är slut, och du var en del av det.`,
        'Berätta för andra hur det var, så blir vi fler nästa gång. En bild och några rader räcker.',
      ],
      facts: gygFactRows('se', gyg),
      action: { label: 'Berätta om gygen', href: gyg.link },
      footnote: 'Du får detta en enda gång, för att du var bokad på gygen.',
    }),
  },
});

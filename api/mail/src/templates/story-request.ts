import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { aboutGyg } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Asks a participant for a story (invite type request-story). `message` may be empty. */
export const storyRequest = mailTemplate({
  data: aboutGyg.extend({ inviter: z.string(), message: z.string() }),
  write: {
    en: (gyg) => ({
      subject: `How was ${gyg.gygTitle}?`,
      heading: `How was it, ${gyg.name}?`,
      paragraphs: [
        `${gyg.inviter} from ${gyg.organization} would like your story from ${gyg.gygTitle}. A picture and a few lines are enough.`,
      ],
      quote: gyg.message,
      facts: gygFactRows('en', gyg),
      action: { label: 'Tell my story', href: gyg.link },
      footnote: 'You get this because you took part in this gyg.',
    }),
    se: (gyg) => ({
      subject: `Hur var ${gyg.gygTitle}?`,
      heading: `Hur var det, ${gyg.name}?`,
      paragraphs: [
        `${gyg.inviter} från ${gyg.organization} vill gärna höra vad du var med om på ${gyg.gygTitle}. En bild och några rader räcker.`,
      ],
      quote: gyg.message,
      facts: gygFactRows('se', gyg),
      action: { label: 'Berätta om gygen', href: gyg.link },
      footnote: 'Du får detta för att du var med på gygen.',
    }),
  },
});

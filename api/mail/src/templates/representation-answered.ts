import { z } from 'zod';
import { gygFactRows } from './gyg-fact-rows';
import { gygFacts } from './mail-fields';
import { mailTemplate } from './mail-template';

type Answer = 'accepted' | 'declined' | 'revoked';
const answerOf = ({ accepted, revoked }: { accepted: boolean; revoked: boolean }): Answer =>
  revoked ? 'revoked' : accepted ? 'accepted' : 'declined';

/**
 * Sent to a booker when a representation is accepted, declined or revoked (`representing`; `organization` is the host's
 * name). Declined stays private participation.
 */
export const representationAnswered = mailTemplate({
  data: gygFacts.extend({
    representing: z.string(),
    accepted: z.boolean(),
    revoked: z.boolean().default(false),
  }),
  write: {
    en: (booking) => ({
      subject: {
        accepted: `You represent ${booking.representing}: ${booking.gygTitle}`,
        declined: `In your own name: ${booking.gygTitle}`,
        revoked: `In your own name: ${booking.gygTitle}`,
      }[answerOf(booking)],
      heading: `Hello, ${booking.name}`,
      paragraphs: [
        {
          accepted: `${booking.representing} has accepted: you represent them at ${booking.gygTitle}.`,
          declined: `${booking.representing} has declined this time. You are still booked, in your own name.`,
          revoked: `You no longer represent ${booking.representing} at ${booking.gygTitle}. You are still booked, in your own name.`,
        }[answerOf(booking)],
      ],
      facts: gygFactRows('en', booking, [['Contribution', booking.contribution]]),
      action: { label: 'See my booking', href: booking.link },
      footnote: `You get this because you asked to represent ${booking.representing}.`,
    }),
    se: (booking) => ({
      subject: {
        accepted: `Du företräder ${booking.representing}: ${booking.gygTitle}`,
        declined: `Du deltar för egen del: ${booking.gygTitle}`,
        revoked: `Du deltar för egen del: ${booking.gygTitle}`,
      }[answerOf(booking)],
      heading: `Hej, ${booking.name}`,
      paragraphs: [
        {
          accepted: `${booking.representing} sa ja: du företräder dem på ${booking.gygTitle}.`,
          declined: `${booking.representing} avböjde den här gången. Du är fortfarande bokad och deltar för egen del.`,
          revoked: `Du företräder inte längre ${booking.representing} på ${booking.gygTitle}. Du är fortfarande bokad och deltar för egen del.`,
        }[answerOf(booking)],
      ],
      facts: gygFactRows('se', booking, [['Bidrag', booking.contribution]]),
      action: { label: 'Se min bokning', href: booking.link },
      footnote: `Du får detta för att du bad om att få företräda ${booking.representing}.`,
    }),
  },
});

import { z } from 'zod';

/** An absolute link of the platform. Anything but http(s) is refused, so that no mail carries a script link. */
export const mailLink = z.url({ protocol: /^https?$/ });

/** Who is greeted and where the one link leads: every template has these. */
export const addressed = z.object({ name: z.string(), link: mailLink });

/** When and where a gyg is. Times are ISO 8601. */
export const gygPlace = z.object({
  startDateTime: z.iso.datetime(),
  endDateTime: z.iso.datetime(),
  address: z.string(),
});

/** A gyg that a mail is about: what, whose (`organization` is its host), when and where. */
export const aboutGyg = addressed.extend({ gygTitle: z.string(), organization: z.string(), ...gygPlace.shape });

/** The facts of a booking: the gyg and what the reader gives. */
export const gygFacts = aboutGyg.extend({ contribution: z.string() });

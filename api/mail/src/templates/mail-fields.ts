import { gygRepeats } from '@gyg/contract';
import { z } from 'zod';

/** An absolute link of the platform. Only http(s), so that no mail contains a script link. */
export const mailLink = z.url({ protocol: /^https?$/ });

/** The recipient's name and the link, which every template has. */
export const addressed = z.object({ name: z.string(), link: mailLink });

/** When and where a gyg is. Times are ISO 8601. Mails that were stored before gygs could repeat lack both fields. */
export const gygPlace = z.object({
  startDateTime: z.iso.datetime(),
  endDateTime: z.iso.datetime(),
  repeats: z.enum(gygRepeats).default('NONE'),
  occasionMinutes: z.int().min(1).nullable().default(null),
  address: z.string(),
});

/** The gyg of a mail; `organization` is its host. */
export const aboutGyg = addressed.extend({ gygTitle: z.string(), organization: z.string(), ...gygPlace.shape });

/** The facts of a booking: the gyg and the contribution. */
export const gygFacts = aboutGyg.extend({ contribution: z.string() });

import { z } from 'zod';

/** An absolute link of the platform. Anything but http(s) is refused, so that no mail carries a script link. */
export const mailLink = z.url({ protocol: /^https?$/ });

/** Who is greeted and where the one link leads: every template has these. */
export const addressed = z.object({ name: z.string(), link: mailLink });

/** The facts of a gyg that every mail about it names: what, when and where. Times are ISO 8601. */
export const gygFacts = addressed.extend({
  gygTitle: z.string(),
  organization: z.string(),
  contribution: z.string(),
  startDateTime: z.iso.datetime(),
  endDateTime: z.iso.datetime(),
  address: z.string(),
});

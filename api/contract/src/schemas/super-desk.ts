import { z } from 'zod';

const counter = z.int().min(0);

/** What needs a super user's attention, for the navigation of their pages. */
export const superDeskSchema = z
  .strictObject({
    waiting: z.strictObject({
      organizationRequests: counter.meta({ description: 'Pending requests for organisation accounts' }),
      stories: counter.meta({ description: 'Stories that no host has approved or rejected' }),
      mails: counter.meta({ description: 'Mails that were given up' }),
      remotes: counter.meta({ description: 'Remotes whose canary is paused' }),
    }),
  })
  .meta({ id: 'SuperDesk' });
export type SuperDesk = z.infer<typeof superDeskSchema>;

import { z } from 'zod';
import { idSchema, timeSchema } from './common';

/** The data held about a person, by section (GDPR, right of access). Each is a list of stored rows. */
export const exportSections = [
  'memberships',
  'membershipRequests',
  'bookings',
  'certificates',
  'calendars',
  'representationRequests',
  'places',
  'waitlist',
  'managedGygs',
  'createdGygs',
  'stories',
  'storyConsents',
  'notifications',
  'mentions',
  'proposals',
  'gygMessages',
  'invitesSent',
  'invitesReceived',
  'organizationInvitesSent',
  'organizationInvitesReceived',
  'organizationRequests',
  'featured',
  'images',
  'origins',
  'keys',
  'webhooks',
  'answers',
  'audit',
  'mails',
  'calls',
] as const;
export type ExportSection = (typeof exportSections)[number];

const rows = z.array(z.record(z.string(), z.unknown()));
/** Every section, including empty ones. */
export const exportDataSchema = z.record(z.enum(exportSections), rows);

/** All data held about a person. */
export const userExportSchema = z
  .strictObject({
    exported: timeSchema,
    user: z.record(z.string(), z.unknown()).meta({ description: 'The person' }),
    account: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'Data stored by the login service, except the password; null with an external issuer' }),
    names: z.record(idSchema, z.string()).meta({
      description: 'Names of the organisations, gygs and needs in the rows, by id',
    }),
    data: exportDataSchema,
  })
  .meta({ id: 'UserExport' });
export type UserExport = z.infer<typeof userExportSchema>;

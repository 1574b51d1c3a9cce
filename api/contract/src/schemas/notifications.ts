import { z } from 'zod';
import { notificationActionKinds } from '../enums';
import { idSchema, timeSchema, urlSchema } from './common';

/** What happened that a person should know; `action` names what can be accepted or declined. */
export const notificationSchema = z
  .strictObject({
    id: idSchema,
    type: z.string(),
    title: z.string(),
    body: z.string(),
    image: urlSchema.nullable(),
    created: timeSchema,
    viewed: z.boolean(),
    archived: z.boolean(),
    relatedUserId: idSchema.nullable(),
    gygId: idSchema.nullable(),
    organizationId: idSchema.nullable(),
    action: z.strictObject({ kind: z.enum(notificationActionKinds), targetId: idSchema }).nullable(),
    notificationAction: z.strictObject({
      responded: z.boolean(),
      responderAction: z.enum(['true', 'false']).nullable(),
      responderFullName: z.string().nullable(),
    }),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

import { z } from 'zod';
import { limits } from '../rules';
import { auditReasonSchema } from './common';

const counter = z.int().min(0);

export const demoActions = ['load', 'add', 'clear'] as const;
export type DemoAction = (typeof demoActions)[number];

export const demoDataSchema = z
  .strictObject({
    available: z.boolean().meta({ description: 'False in production' }),
    organizations: counter,
    gygs: counter,
    accounts: counter,
    task: z
      .strictObject({ action: z.enum(demoActions), done: counter, total: counter })
      .nullable()
      .meta({ description: 'What is being done now in the process that answers; null for nothing' }),
  })
  .meta({ id: 'DemoData' });
export type DemoData = z.infer<typeof demoDataSchema>;

const reason = auditReasonSchema;

export const changeDemoDataBodySchema = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.literal('load'), reason }),
    z.strictObject({
      action: z.literal('add'),
      gygs: z.int().min(1).max(limits.demoGygs).meta({ description: 'How many gygs are added' }),
      reason,
    }),
    z.strictObject({ action: z.literal('clear'), confirm: z.literal('clear'), reason }),
  ])
  .meta({
    description:
      '`load` writes the demo where there are no organisations, and missing pictures and accounts; `add` writes further published gygs with needs and bookings, which start in the coming weeks; `clear` deletes everything but the accounts of super users, the audit log and settings',
  });
export type ChangeDemoDataInput = z.infer<typeof changeDemoDataBodySchema>;

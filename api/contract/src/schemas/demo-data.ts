import { z } from 'zod';

const counter = z.int().min(0);

export const demoActions = ['load', 'clear'] as const;

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
export type DemoAction = (typeof demoActions)[number];

export const changeDemoDataBodySchema = z
  .strictObject({
    action: z.enum(demoActions).meta({
      description:
        '`load` writes the demo where there are no organisations, and missing pictures and accounts; `clear` deletes everything but the accounts of super users, the audit log and settings',
    }),
    confirm: z.string().optional().meta({ description: 'To clear: the word `clear`' }),
  })
  .refine(({ action, confirm }) => action !== 'clear' || confirm === 'clear', {
    error: 'Write clear to confirm',
    path: ['confirm'],
  });

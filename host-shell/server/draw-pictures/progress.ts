import { z } from 'zod';

/** What the process that draws reports after each picture. */
export const progressSchema = z.strictObject({ done: z.int(), total: z.int() });
export type DrawingProgress = z.infer<typeof progressSchema>;

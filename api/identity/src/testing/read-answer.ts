import { z } from 'zod';

const answerSchema = z.object({ error: z.string().optional(), problems: z.array(z.string()).optional() });

/** What a call of the pool or the login form answered: its status, and the outcome by name. */
export async function readAnswer(response: Response) {
  return { status: response.status, ...answerSchema.parse(await response.json()) };
}

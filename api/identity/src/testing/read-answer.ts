import { z } from 'zod';

const answerSchema = z.object({ error: z.string().optional(), problems: z.array(z.string()).optional() });

/** The response of a pool call or the login form: its status, and the error name. */
export async function readAnswer(response: Response) {
  return { status: response.status, ...answerSchema.parse(await response.json()) };
}

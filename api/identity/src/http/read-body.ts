import type { Request } from 'express';
import type { z } from 'zod';
import { PoolException } from '../pool/pool-exception';
import { isStorable } from '../users/storable-text';

/**
 * Parses the request's JSON body with a schema. Throws InvalidParameterException with the first wrong field, also for a
 * text that cannot be stored.
 */
export function readBody<Schema extends z.ZodType<object>>(schema: Schema, req: Request): z.infer<Schema> {
  const result = schema.safeParse(req.body);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new PoolException('InvalidParameterException', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
  }
  const refused = Object.entries(result.data).find(([, value]) => typeof value === 'string' && !isStorable(value));
  if (refused) throw new PoolException('InvalidParameterException', `${refused[0]}: holds NUL or half a character`);
  return result.data;
}

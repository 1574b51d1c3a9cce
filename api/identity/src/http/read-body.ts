import type { Request } from 'express';
import type { z } from 'zod';
import { PoolException } from '../pool/pool-exception';

/** The request's JSON body in the wanted shape. Throws InvalidParameterException that names the first wrong field. */
export function readBody<Schema extends z.ZodType>(schema: Schema, req: Request): z.infer<Schema> {
  const result = schema.safeParse(req.body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new PoolException('InvalidParameterException', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

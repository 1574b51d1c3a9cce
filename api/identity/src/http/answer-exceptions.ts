import { whyUnavailable } from '@gyg/database';
import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import { PoolException } from '../pool/pool-exception';

/** Errors of the router and the body parser: malformed paths, JSON or compression, too large, wrong charset. */
const refusalSchema = z.object({ status: z.int().min(400).max(499), type: z.string().default('malformed request') });

/** Seconds after which a call may be retried while the database or the disk cannot be used. */
export const retryAfterOutage = 10;

/**
 * Responds with {error, message, problems?, retryAfter?}: expected refusals by their name, anything else as a 500 or,
 * while the database cannot be used, a 503.
 */
export function answerExceptions(onError: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    if (error instanceof PoolException) {
      const { retryAfter, problems } = error.details;
      if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
      const answer = { error: error.code, message: error.message };
      return void res.status(error.status).json({
        ...answer,
        ...(problems === undefined ? {} : { problems }),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
    }
    const refusal = refusalSchema.safeParse(error);
    if (refusal.success) {
      const { status, type } = refusal.data;
      return void res.status(status).json({ error: 'InvalidParameterException', message: type });
    }
    onError(error);
    if (whyUnavailable(error) !== undefined) {
      res.set('Retry-After', String(retryAfterOutage));
      const answer = {
        error: 'ServiceUnavailableException',
        message: 'Not available at the moment. Please try again soon.',
      };
      return void res.status(503).json({ ...answer, retryAfter: retryAfterOutage });
    }
    res.status(500).json({ error: 'InternalErrorException', message: 'Something went wrong. Please try again.' });
  };
}

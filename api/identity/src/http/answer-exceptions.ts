import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import { PoolException } from '../pool/pool-exception';

/** What the router and the body parser refuse: malformed paths, JSON or compression, too large, wrong charset. */
const refusalSchema = z.object({ status: z.int().min(400).max(499), type: z.string().default('malformed request') });

/** Answers {error, message, problems?, retryAfter?}: expected refusals by their name, all else as a 500 that tells nothing. */
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
    res.status(500).json({ error: 'InternalErrorException', message: 'Something went wrong. Please try again.' });
  };
}

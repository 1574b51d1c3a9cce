import type { RequestHandler } from 'express';
import { identityPage } from '../pages/identity-page';
import { pageLanguage, pageTexts } from '../pages/page-texts';
import { limits } from '../pool/limits';
import type { Pool } from '../pool/pool';
import { PoolException } from '../pool/pool-exception';
import { callerOf } from './caller';

/** Paths that begin a login or a logout; the provider's router ignores case and a trailing slash. */
const begins = /^\/(auth|session\/end)\/?$/i;

/** Limits how often one network begins a login or logout, since each stores a row. `base` is the issuer's path. */
export function limitBegins(pool: Pick<Pool, 'limiter'>, base: string, webOrigin: string): RequestHandler {
  return async (req, res, next) => {
    if (!begins.test(req.path)) return next();
    try {
      await pool.limiter.spend([limits.beginByAddress, callerOf(req).address]);
    } catch (refusal) {
      if (!(refusal instanceof PoolException)) throw refusal;
      const language = pageLanguage(req);
      const { title, lead, button } = pageTexts[language].errors.tooMany;
      const body = `<p>${lead}</p><p><a class="button" href="${webOrigin}/">${button}</a></p>`;
      res.set('Retry-After', String(refusal.details.retryAfter ?? 60));
      res.status(429).type('html').send(identityPage(base, { language, title, body }));
      return;
    }
    next();
  };
}

import { type Request, type Response, Router } from 'express';
import type { ApiContext } from '../../api-context';
import { onlyMethods } from '../../http/error-handler';
import { recordOf } from '../../http/observability/open-call';
import { isUnsubscribeToken, unsubscribe } from './unsubscribe.service';
import { type UnsubscribeLanguage, unsubscribePage, unsubscribeStyle } from './unsubscribe-page';

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function languageOf(request: Request): UnsubscribeLanguage {
  const { lang } = request.query;
  if (lang === 'sv' || lang === 'en') return lang;
  return request.acceptsLanguages('en', 'sv') === 'sv' ? 'sv' : 'en';
}

function sendPage(request: Request, response: Response, state: 'ask' | 'done' | 'invalid'): void {
  response
    .status(state === 'invalid' ? 404 : 200)
    .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('html')
    .end(request.method === 'HEAD' ? undefined : unsubscribePage(languageOf(request), state));
}

/**
 * `/unsubscribe/{token}`: the link in invitations to people without an account. GET shows a page and changes nothing,
 * because mail scanners open links; POST unsubscribes without a login, from that page or from a mail program (RFC 8058,
 * List-Unsubscribe-Post). The body is not read.
 */
export function serveUnsubscribe(context: ApiContext): Router {
  const router = Router();
  router
    .route('/unsubscribe/page.css')
    .get((_request, response) => {
      response.set('Cache-Control', 'public, max-age=86400').type('css').end(unsubscribeStyle);
    })
    .all(onlyMethods('GET', 'HEAD'));
  router
    .route('/unsubscribe/:token')
    .get(async (request, response) => {
      recordOf(response).operation = 'unsubscribe';
      sendPage(request, response, (await isUnsubscribeToken(context, request.params.token)) ? 'ask' : 'invalid');
    })
    .post(async (request, response) => {
      recordOf(response).operation = 'unsubscribe';
      request.resume();
      const done = await unsubscribe(context, request.params.token, context.now());
      sendPage(request, response, done ? 'done' : 'invalid');
    })
    .all(onlyMethods('GET', 'HEAD', 'POST'));
  return router;
}

import { errorCatalogue, type Problem as ProblemBody } from '@gyg/contract';
import { type Unavailable, whyUnavailable } from '@gyg/database';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ApiLogger } from '../api-context';
import { isProblem, type Problem, problem } from '../problem';
import { type CallRequest, type CallResponse, setHeaders } from './call';
import { type CallRecord, recordOf } from './observability/open-call';
import { serializeError } from './observability/serialize-error';

/** The last handler of a known path: other methods get 405 with `Allow`, OPTIONS only the list. */
export function onlyMethods(...methods: readonly string[]): RequestHandler {
  const allowed = [...methods].sort().join(', ');
  return (request, response, next) => {
    response.set('Allow', allowed);
    if (request.method === 'OPTIONS') response.status(204).end();
    else next(problem('request.wrong_method'));
  };
}

/** Errors of the body parser and the router, by `type` or status. */
function fromHttpLayer(thrown: unknown): Problem | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const type = 'type' in thrown ? thrown.type : undefined;
  if (type === 'entity.too.large') return problem('request.too_large');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return problem('request.wrong_content_type');
  const status = 'status' in thrown ? thrown.status : undefined;
  if (type === 'entity.parse.failed') return problem('request.invalid', { detail: 'The body is not JSON' });
  return typeof status === 'number' && status >= 400 && status < 500 ? problem('request.invalid') : undefined;
}

/** RFC 9457 with the contract's additional fields. */
export function presentProblem(refusal: Problem, request: Pick<CallRequest, 'originalUrl'>): ProblemBody {
  const { reason, errors } = refusal.details;
  return {
    type: `urn:gyg:problem:${refusal.code}`,
    title: errorCatalogue[refusal.code].title,
    status: refusal.status,
    detail: refusal.message,
    instance: request.originalUrl.split('?')[0] ?? '',
    message: refusal.message,
    code: refusal.code,
    ...(reason === undefined ? {} : { reason }),
    ...(errors === undefined ? {} : { errors: [...errors] }),
  };
}

const retryAfter: Readonly<Record<Unavailable, string>> = { 'disk full': '30', 'no connection': '5' };

/** 503 while the database or the disk cannot be used, else 500; neither reveals the cause. */
function fromFailure(reason: Unavailable | undefined): Problem {
  if (reason === undefined) return problem('server.unexpected');
  return problem('server.unavailable', { headers: { 'Retry-After': retryAfter[reason] } });
}

/** The refusal for any error: known ones as they are, others as 503 or 500 with a line in the log. */
export function refusalFor(thrown: unknown, logger: ApiLogger, { requestId, operation }: CallRecord): Problem {
  const refusal = isProblem(thrown) ? thrown : fromHttpLayer(thrown);
  if (refusal) return refusal;
  const reason = whyUnavailable(thrown);
  const fields = { failure: serializeError(thrown), requestId, operation };
  logger.error(reason === undefined ? fields : { ...fields, reason }, 'a call failed');
  return fromFailure(reason);
}

/** Sends a refusal, which must not be cached. */
export function sendProblem(response: CallResponse, refusal: Problem, request: Pick<CallRequest, 'originalUrl'>): void {
  setHeaders(response, refusal.details.headers ?? {});
  setHeaders(response, { 'Cache-Control': 'no-store', 'Content-Type': 'application/problem+json' });
  response.status(refusal.status);
  response.end(JSON.stringify(presentProblem(refusal, request)));
}

/** Answers every error of an app. */
export function errorHandler(logger: ApiLogger): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const refusal = refusalFor(thrown, logger, recordOf(response));
    response.removeHeader('ETag');
    sendProblem(response, refusal, request);
  };
}

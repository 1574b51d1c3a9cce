import express, { type Request, type Response } from 'express';
import { problem } from '../problem/problem';

/** The most that a JSON body may have. */
export const maximumBytes = 256 * 1024;
const parse = express.json({ limit: maximumBytes, strict: false, type: 'application/json' });

/**
 * Reads a JSON body of at most 256 kB into `request.body`; another content type is 415. A call without a body has `{}`.
 * Forms are read by the calls that accept them (uploads.ts).
 */
export async function readJsonBody(request: Request, response: Response): Promise<void> {
  const hasBody = request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0;
  if (request.method !== 'POST' || !hasBody || request.is('multipart/form-data')) {
    request.body = {};
    return;
  }
  if (!request.is('application/json')) throw problem('request.wrong_content_type');
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}

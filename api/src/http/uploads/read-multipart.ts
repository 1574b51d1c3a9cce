import { imageLimits } from '@gyg/contract';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { invalidRequest, problem } from '../../problem';
import type { TemporaryFile } from './temporary-file';

/** How slow an upload may be before it is ended. */
export interface UploadPace {
  /** Bytes that must arrive in each interval. */
  bytes: number;
  intervalMs: number;
  /** The longest duration of a whole upload. */
  deadlineMs: number;
}

/** A slow mobile connection sends several times as much; Node ends a request after five minutes. */
export const uploadPace: UploadPace = { bytes: 128 * 1024, intervalMs: 10_000, deadlineMs: 240_000 };

/** Calls `onTooSlow` once when the request's body arrives too slowly. Returns a function that stops watching. */
export function watchPace(request: Request, pace: UploadPace, onTooSlow: () => void): () => void {
  let received = 0;
  const count = (piece: Buffer) => {
    received += piece.length;
  };
  const stop = () => {
    clearInterval(interval);
    clearTimeout(deadline);
    request.off('data', count);
  };
  const end = () => {
    stop();
    onTooSlow();
  };
  const interval = setInterval(() => {
    if (received < pace.bytes) end();
    received = 0;
  }, pace.intervalMs);
  const deadline = setTimeout(end, pace.deadlineMs);
  request.on('data', count);
  return stop;
}

const maximumFieldBytes = 64 * 1024;
/** Allowance for boundaries, headers and fields besides the picture. */
const maximumRest = 256 * 1024;

function parserOf(request: Request): Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize: imageLimits.bytes, files: 2, fields: 40, fieldNameSize: 100, fieldSize: maximumFieldBytes },
    });
  } catch {
    throw problem('request.wrong_upload');
  }
}

const wrongPart = (path: string, code: string, message: string) => invalidRequest([{ path, code, message }]);

/**
 * Parses multipart/form-data as it arrives: returns its texts by name, and writes one file named `image`, whose file
 * name and type are ignored, to `file`. `hasImage` is false where the form has no file, or an empty one without a name.
 * Throws 400 for a broken or incomplete form, 408 for one that arrives too slowly or whose `signal` is aborted, 413 as soon
 * as it is too large.
 */
export async function readMultipart(
  request: Request,
  file: TemporaryFile,
  { pace, signal }: { pace: UploadPace; signal: AbortSignal },
): Promise<{ fields: Record<string, string>; hasImage: boolean }> {
  if (Number(request.get('Content-Length') ?? 0) > imageLimits.bytes + maximumRest) throw problem('image.too_large');
  const parser = parserOf(request);
  const fields = new Map<string, string>();
  let fieldBytes = 0;
  let named = false;
  let upload = false;
  let stopWatching = () => {};

  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (error: Error) => {
        request.unpipe(parser);
        // The rest is read and discarded, so that the caller gets the response.
        request.resume();
        reject(error);
      };
      // The caller went away before the file was open; `close` is not emitted again.
      if (request.closed && !request.complete) return refuse(problem('request.wrong_upload'));
      // Only slow uploads are cut off: they would hold their connection.
      const refuseSlow = () => refuse(problem('request.too_slow', { headers: { Connection: 'close' } }));
      stopWatching = watchPace(request, pace, refuseSlow);
      if (signal.aborted) return refuseSlow();
      signal.addEventListener('abort', refuseSlow, { once: true });
      parser.on('file', (name, stream, { filename }) => {
        stream.on('error', () => refuse(problem('request.wrong_upload')));
        stream.on('limit', () => refuse(problem('image.too_large')));
        if (name !== 'image' || upload) {
          stream.resume();
          refuse(
            upload
              ? wrongPart('image', 'too_many', 'Send one picture')
              : wrongPart(name, 'unrecognized_keys', 'Send the file as the part image'),
          );
          return;
        }
        upload = true;
        named = filename !== undefined && filename !== '';
        file.stream.on('error', refuse);
        stream.pipe(file.stream);
      });
      parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
        fieldBytes += value.length;
        if (nameTruncated || valueTruncated || fieldBytes > maximumRest) {
          refuse(wrongPart(name, 'too_big', 'The text is too long'));
        } else if (fields.has(name)) refuse(wrongPart(name, 'too_many', 'Send each field once'));
        else fields.set(name, value);
      });
      const tooMuch = () => refuse(problem('request.wrong_upload', { detail: 'The form has too many parts' }));
      parser.on('filesLimit', tooMuch).on('fieldsLimit', tooMuch);
      parser.on('error', () => refuse(problem('request.wrong_upload')));
      parser.on('close', () => {
        if (!upload) resolve();
        else if (file.stream.writableFinished) resolve();
        else file.stream.once('finish', resolve);
      });
      request.on('error', () => refuse(problem('request.wrong_upload')));
      request.on('close', () => {
        if (!request.complete) refuse(problem('request.wrong_upload'));
      });
      request.pipe(parser);
    });
  } finally {
    stopWatching();
  }
  // A browser sends an empty file without a name where no file was chosen.
  return { fields: Object.fromEntries(fields), hasImage: upload && (named || file.size() > 0) };
}

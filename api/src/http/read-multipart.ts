import { imageLimits } from '@gyg/contract';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { invalidRequest, problem } from './problem';

/** The parts of a form: its texts by name, and the bytes of its picture. */
export interface Multipart {
  fields: Record<string, string>;
  image: Buffer | undefined;
}

const maximumFieldBytes = 64 * 1024;
/** What boundaries, headers and fields may add to the picture. */
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
 * Reads multipart/form-data while it comes in: texts, and one file by the name `image`, whose own name and type are not
 * looked at. Throws 400 for a broken or cut-off form, 413 as soon as there is too much; nothing is kept beyond that.
 */
export async function readMultipart(request: Request): Promise<Multipart> {
  if (Number(request.get('Content-Length') ?? 0) > imageLimits.bytes + maximumRest) throw problem('image.too_large');
  const parser = parserOf(request);
  const fields = new Map<string, string>();
  const pieces: Buffer[] = [];
  let named = false;
  let hasImage = false;

  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => {
      request.unpipe(parser);
      // The rest is read and forgotten, so that the caller hears the answer.
      request.resume();
      pieces.length = 0;
      reject(error);
    };
    parser.on('file', (name, stream, { filename }) => {
      stream.on('error', () => refuse(problem('request.wrong_upload')));
      if (name !== 'image') refuse(wrongPart(name, 'unrecognized_keys', 'Send the file as the part image'));
      else if (hasImage) refuse(wrongPart('image', 'too_many', 'Send one picture'));
      hasImage = true;
      named = filename !== undefined && filename !== '';
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('limit', () => refuse(problem('image.too_large')));
    });
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse(wrongPart(name, 'too_big', 'The text is too long'));
      else if (fields.has(name)) refuse(wrongPart(name, 'too_many', 'Send each field once'));
      fields.set(name, value);
    });
    const tooMuch = () => refuse(problem('request.wrong_upload', { detail: 'The form has too many parts' }));
    parser.on('filesLimit', tooMuch).on('fieldsLimit', tooMuch);
    parser.on('error', () => refuse(problem('request.wrong_upload')));
    parser.on('close', () => resolve());
    request.on('error', () => refuse(problem('request.wrong_upload')));
    request.on('close', () => {
      if (!request.complete) refuse(problem('request.wrong_upload'));
    });
    request.pipe(parser);
  });

  const image = Buffer.concat(pieces);
  // A browser sends an empty file without a name where nobody chose one.
  const chosen = hasImage && (named || image.length > 0);
  return { fields: Object.fromEntries(fields), image: chosen ? image : undefined };
}

import type { OperationDefinition } from '@gyg/contract';
import { networkOf } from '@gyg/database/rate-limits';
import express, { type Request, type Response } from 'express';
import { invalidRequest, problem } from '../problem';
import { readMultipart, type UploadPace, uploadPace } from './uploads/read-multipart';
import { openTemporaryFile, type UploadedImage } from './uploads/temporary-file';
import { createUploadSlots, type UploadSlots, uploadSlots } from './uploads/upload-slots';

export interface UploadOptions {
  /** Where uploads are stored during their call. */
  folder: string;
  slots?: Partial<UploadSlots>;
  pace?: UploadPace;
}

/** The most that a JSON body may have. */
export const maximumBytes = 256 * 1024;
const parse = express.json({ limit: maximumBytes, strict: false, type: 'application/json' });

const isForm = (request: Request) => Boolean(request.is('multipart/form-data'));
const hasBody = (request: Request) =>
  request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0;

/**
 * Reads a JSON body of at most 256 kB into `request.body`; another content type is 415. A call without a body has `{}`. A
 * form is left as it is.
 */
async function readJson(request: Request, response: Response): Promise<void> {
  if (request.method !== 'POST' || !hasBody(request) || isForm(request)) {
    request.body = {};
    return;
  }
  if (!request.is('application/json')) throw problem('request.wrong_content_type');
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}

/** Reads the body of a call, and its picture if it takes one; runs `act` with that, and removes it. */
export type ReadBody = <T>(
  request: Request,
  response: Response,
  upload: OperationDefinition['upload'],
  callerId: () => string,
  act: (image: UploadedImage | undefined) => Promise<T>,
) => Promise<T>;

/**
 * A form's texts become the call's body; `act` gets undefined for calls that take no picture. Throws 415 for a form
 * where JSON is expected and the reverse, 400 where a required picture is missing, 429 and 503 where too many uploads
 * are running.
 */
export function createReadBody({ folder, slots, pace = uploadPace }: UploadOptions): ReadBody {
  const takeSlot = createUploadSlots({ ...uploadSlots, ...slots });

  return async (request, response, upload, callerId, act) => {
    await readJson(request, response);
    if (upload === undefined) {
      if (hasBody(request) && isForm(request)) throw problem('request.wrong_content_type');
      return act(undefined);
    }
    const encoded = request.get('Content-Encoding') ?? 'identity';
    if (!isForm(request) || encoded !== 'identity') {
      throw problem('request.wrong_content_type', { detail: 'Send multipart/form-data with the part image' });
    }
    const slot = takeSlot({ userId: callerId(), address: networkOf(request.ip ?? '') });
    try {
      const file = await openTemporaryFile(folder);
      try {
        const { fields, hasImage } = await readMultipart(request, file, { pace, signal: slot.signal });
        slot.arrived();
        request.body = fields;
        if (!hasImage && upload.required) {
          throw invalidRequest([{ path: 'image', code: 'required', message: 'A picture is needed' }]);
        }
        return await act(hasImage ? { kind: upload.kind, sha256: file.sha256(), read: file.read } : undefined);
      } finally {
        await file.close();
      }
    } finally {
      slot.free();
    }
  };
}

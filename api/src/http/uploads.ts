import type { OperationDefinition } from '@gyg/contract';
import { networkOf } from '@gyg/database/rate-limits';
import type { Request } from 'express';
import { invalidRequest, problem } from '../problem/problem';
import { readMultipart } from './read-multipart';
import { openTemporaryFile } from './temporary-file';
import { type UploadPace, uploadPace } from './upload-pace';
import { createUploadSlots, type UploadSlots, uploadSlots } from './upload-slots';
import type { UploadedImage } from './uploaded-image';

export interface UploadOptions {
  /** Where uploads are stored during their call. */
  folder: string;
  slots?: Partial<UploadSlots>;
  pace?: UploadPace;
}

/** Reads the picture of a call, runs `act` with it, and removes it. */
export type WithUpload = <T>(
  request: Request,
  upload: OperationDefinition['upload'],
  callerId: () => string,
  act: (image: UploadedImage | undefined) => Promise<T>,
) => Promise<T>;

const isForm = (request: Request) => Boolean(request.is('multipart/form-data'));

/**
 * The form's texts become the call's body; `act` gets undefined for calls that take no picture. Throws 415 for a form
 * where JSON is expected and the reverse, 400 where a required picture is missing, 429 and 503 where too many uploads
 * are running.
 */
export function createWithUpload({ folder, slots, pace = uploadPace }: UploadOptions): WithUpload {
  const takeSlot = createUploadSlots({ ...uploadSlots, ...slots });

  return async (request, upload, callerId, act) => {
    if (upload === undefined) {
      if (isForm(request)) throw problem('request.wrong_content_type');
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

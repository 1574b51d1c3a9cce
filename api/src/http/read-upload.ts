import type { OperationDefinition } from '@gyg/contract';
import type { Request } from 'express';
import { invalidRequest, problem } from './problem';
import { readMultipart } from './read-multipart';
import type { UploadedImage } from './uploaded-image';

const isForm = (request: Request) => Boolean(request.is('multipart/form-data'));

/**
 * The picture that a call brings, with its texts put where other calls have their body. Undefined for calls that take
 * none. Throws 415 for a form where JSON is wanted and the reverse, 400 where the picture is needed and missing.
 */
export async function readUpload(
  request: Request,
  upload: OperationDefinition['upload'],
): Promise<UploadedImage | undefined> {
  if (upload === undefined) {
    if (isForm(request)) throw problem('request.wrong_content_type');
    return undefined;
  }
  const encoded = request.get('Content-Encoding') ?? 'identity';
  if (!isForm(request) || encoded !== 'identity') {
    throw problem('request.wrong_content_type', { detail: 'Send multipart/form-data with the part image' });
  }
  const { fields, image } = await readMultipart(request);
  request.body = fields;
  if (image === undefined && upload.required) {
    throw invalidRequest([{ path: 'image', code: 'required', message: 'A picture is needed' }]);
  }
  return image && { kind: upload.kind, bytes: image };
}

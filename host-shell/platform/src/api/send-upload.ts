import type { Locale } from '@gyg/contract';
import { pathOf, routeOf } from '@gyg/contract/routes';
import { ApiError } from './api-error';
import { apiUrl } from './api-url';
import { sendWithToken } from './authentication';
import { languageTag } from './call-language';
import type { Caller } from './caller';
import { apiErrorOf } from './send';
import type { LooseUpload, UploadName, UploadOptions } from './upload-input';

function formOf({ body = {}, image }: LooseUpload): FormData {
  const form = new FormData();
  // Text fields first: the server must know whose picture it is before it reads the file.
  for (const [key, value] of Object.entries(body)) if (value !== undefined) form.append(key, String(value));
  if (image !== undefined) form.append('image', image, image.name);
  return form;
}

/** Sends once. Uses XMLHttpRequest because fetch does not report upload progress. */
function sendOnce(
  name: UploadName,
  input: LooseUpload,
  { onProgress, signal, key }: UploadOptions,
  { token, locale }: { token: string | undefined; locale: Locale },
): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise<Response>((resolve, reject) => {
    request.open(routeOf(name).method, apiUrl(pathOf(name, input.params)));
    request.setRequestHeader('accept-language', languageTag(locale));
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (key !== undefined) request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    const fail = (code: string, why: string) => () => reject(new ApiError(code, 0, why));
    request.onerror = fail('network.offline', 'The server could not be reached');
    request.ontimeout = fail('network.timeout', 'No answer in time');
    request.onabort = fail('request.aborted', 'Cancelled');
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const requestId = request.getResponseHeader('x-request-id');
      const headers: Record<string, string> = requestId === null ? {} : { 'x-request-id': requestId };
      resolve(new Response(responseText || null, { status, statusText, headers }));
    };
    request.timeout = 120_000;
    if (signal?.aborted) return reject(new ApiError('request.aborted', 0, 'Cancelled'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(input));
  });
}

/**
 * Sends a picture with the session's token, and resolves with a response that is a success.
 * @throws {ApiError} for every other response, and when there is none.
 */
export async function sendUpload(
  { authentication, locale, explain }: Caller,
  name: UploadName,
  input: LooseUpload,
  options: UploadOptions,
): Promise<Response> {
  const response = await sendWithToken(authentication, (token) => sendOnce(name, input, options, { token, locale }));
  if (!response.ok) throw await apiErrorOf(response, { explain });
  return response;
}

import type { Locale } from '@gyg/contract';
import { type Authentication, guestAuthentication } from './authentication';
import { type Call, createCall } from './call';
import { createDownload, type Download } from './download';
import { createUpload, type Upload } from './upload';

/** Calls the API over HTTP as a user or as a guest. */
export interface ApiClient {
  readonly call: Call;
  readonly upload: Upload;
  readonly download: Download;
  /** Makes all later calls with the given authentication. */
  authenticate(authentication: Authentication): void;
}

/**
 * Creates an API client. It calls as a guest until `authenticate` is called. `locale` returns the page's language;
 * `explain` loads what describes the errors of the server, before the first one is thrown.
 */
export function createApiClient(
  locale: () => Locale = () => 'en',
  explain: () => Promise<void> = async () => undefined,
): ApiClient {
  let authentication = guestAuthentication;
  const current = () => ({ authentication, locale: locale(), explain });
  return {
    call: createCall(current),
    upload: createUpload(current),
    download: createDownload(current),
    authenticate: (given) => {
      authentication = given;
    },
  };
}

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

/** Creates an API client. It calls as a guest until `authenticate` is called. */
export function createApiClient(): ApiClient {
  let authentication = guestAuthentication;
  const current = () => authentication;
  return {
    call: createCall(current),
    upload: createUpload(current),
    download: createDownload(current),
    authenticate: (given) => {
      authentication = given;
    },
  };
}

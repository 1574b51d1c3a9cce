import { type Authentication, guestAuthentication } from './authentication';
import { type Call, createCall } from './call';
import { createUpload, type Upload } from './upload';

/** The API over HTTP, as one person or as a guest. */
export interface ApiClient {
  readonly call: Call;
  readonly upload: Upload;
  /** Makes the following calls as the session's person. */
  authenticate(authentication: Authentication): void;
}

/** An API client that calls as a guest until `authenticate`. */
export function createApiClient(): ApiClient {
  let authentication = guestAuthentication;
  const current = () => authentication;
  return {
    call: createCall(current),
    upload: createUpload(current),
    authenticate: (given) => {
      authentication = given;
    },
  };
}

// What the clients of browsers share. No schemas: a browser need not load the validator.
export { ApiError, errorOf, isApiError, readResponse } from './api-error';
export {
  type ApiRequest,
  type CallInput,
  formOf,
  type RequestOptions,
  type RequestsOf,
  requestsOf,
  type UploadName,
} from './requests';

import { api } from './page';

/** Makes calls of the contract as the session's person, or as a guest. */
export const { call, upload } = api;

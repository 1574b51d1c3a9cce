import { api } from './page';

/** Makes calls of the contract as the current user or as a guest. */
export const { call, upload } = api;

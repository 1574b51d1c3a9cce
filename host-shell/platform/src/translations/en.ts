import { errors } from './en/errors';
import { first } from './en/first';

/** Texts that every area uses. Those of errors that the server responds with load with the first of these. */
export const en = { ...first, errors: { ...first.errors, ...errors } } as const;

import { errors } from './en/errors';
import { first } from './en/first';

/** Texts that every area uses, such as error messages, in English. */
export const en = { ...first, errors };

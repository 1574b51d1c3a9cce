import { errors } from './sv/errors';
import { first } from './sv/first';

/** Texts that every area uses, such as error messages, in Swedish. */
export const sv = { ...first, errors };

import { errors } from './sv/errors';
import { first } from './sv/first';

export const sv = { ...first, errors: { ...first.errors, ...errors } } as const;

import { first } from './en/first';
import { later } from './en/later';

/** The public area's texts in English. */
export const en = { ...first, ...later };

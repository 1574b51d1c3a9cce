import { detail } from './en/detail';
import { first } from './en/first';
import { later } from './en/later';

/** The public area's texts in English. */
export const en = { ...first, ...detail, ...later };

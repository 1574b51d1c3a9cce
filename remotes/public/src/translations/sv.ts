import { detail } from './sv/detail';
import { first } from './sv/first';
import { later } from './sv/later';

/** The public area's texts in Swedish. */
export const sv = { ...first, ...detail, ...later };

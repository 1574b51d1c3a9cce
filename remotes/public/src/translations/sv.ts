import { first } from './sv/first';
import { later } from './sv/later';

/** The public area's texts in Swedish. */
export const sv = { ...first, ...later };

import { motion, shape } from './shape';
import { size } from './size';
import { space } from './space';
import type { TokenGroup } from './token-group';
import { type } from './type';

/** Tokens that are the same in both themes, in the groups of the tokens page. */
export const scaleGroups: readonly TokenGroup[] = [type, space, size, shape, motion];

/** The same tokens by name, without the leading dashes. */
export const scale: Readonly<Record<string, string>> = Object.fromEntries(
  scaleGroups.flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])),
);

/** Two elevations, by theme. */
export const shadows = {
  light: {
    'shadow-1': '0 1px 2px rgb(58 44 20 / 0.1), 0 2px 8px rgb(58 44 20 / 0.07)',
    'shadow-2': '0 2px 4px rgb(58 44 20 / 0.1), 0 14px 36px rgb(58 44 20 / 0.16)',
  },
  dark: {
    'shadow-1': '0 1px 2px rgb(0 0 0 / 0.4), 0 2px 6px rgb(0 0 0 / 0.25)',
    'shadow-2': '0 2px 4px rgb(0 0 0 / 0.4), 0 12px 32px rgb(0 0 0 / 0.45)',
  },
} as const;

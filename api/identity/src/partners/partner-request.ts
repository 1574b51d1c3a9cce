import { z } from 'zod';

/** The forms that a partner's window can start with; `login` by default. */
export const windowTasks = ['login', 'signup', 'verify', 'password'] as const;
export type WindowTask = (typeof windowTasks)[number];

/** Our own parameters of an authorization request. */
export const partnerParameters = ['gyg_task'] as const;

const longestPurpose = 120;
const line = z.string().transform((text) =>
  text
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim()
    .slice(0, longestPurpose),
);
/** A path of the site itself: `//elsewhere`, also with backslashes or tabs in it, would be another host. */
const base = 'https://site.invalid';
const path = z
  .string()
  .max(2_000)
  .refine((text) => text.startsWith('/') && URL.canParse(text, base) && new URL(text, base).origin === base);
const noteSchema = z.object({
  p: path.optional().catch(undefined),
  t: line.optional().catch(undefined),
  l: z.enum(['en', 'sv']).optional().catch(undefined),
});

/** What a site's page wrote into `state` for the pages of its window. */
export interface StateNote {
  /** The path of the page to return to in this tab; undefined where a window was opened. */
  path?: string | undefined;
  /** Shown when the login is done: 'Back to booking Maths tutor'. */
  purpose?: string | undefined;
  language?: 'en' | 'sv' | undefined;
}

/**
 * Reads `state`: a random part that only the site's page checks, a dot, and base64url of JSON `{p, t, l}`. Anything
 * unreadable counts as nothing.
 */
export function readStateNote(state: unknown): StateNote {
  const part = typeof state === 'string' ? (state.split('.')[1] ?? '') : '';
  try {
    const { p, t, l } = noteSchema.parse(JSON.parse(Buffer.from(part, 'base64url').toString()));
    return { path: p, purpose: t === '' ? undefined : t, language: l };
  } catch {
    return {};
  }
}

import { readJson, useSession, writeJson } from '@gyg/platform';
import type { useForm } from '@gyg/platform/forms';
import { useCallback, useEffect, useRef } from 'react';

type Form<Values extends Record<string, unknown>> = Pick<
  ReturnType<typeof useForm<Values>>,
  'formState' | 'getValues' | 'reset' | 'subscribe'
>;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Whether stored values belong to this form: an older version of the page may have stored others. */
function fits<Values extends Record<string, unknown>>(kept: object, values: Values): kept is Partial<Values> {
  const fields = new Map<string, unknown>(Object.entries(values));
  return Object.entries(kept).every(([name, value]) => fields.has(name) && kindOf(fields.get(name)) === kindOf(value));
}

/** The values that differ from the saved ones; undefined if none does. */
function changedValues(values: Record<string, unknown>, saved: Readonly<Record<string, unknown>>): object | undefined {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name]),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/**
 * Keeps the unsaved values of a form in this tab, and restores them after a reload or a new login. Only values that
 * differ from the form's defaults are kept, so give it all of them. `key` names the form and what it edits; another user
 * of the tab does not get them. Returns a function that forgets them: call it after saving.
 */
export function useKeptValues<Values extends Record<string, unknown>>(form: Form<Values>, key: string): () => void {
  const userId = useSession((session) => session.userId);
  const storedAs = `gyg.unsaved.${userId}.${key}`;
  const { getValues, reset, subscribe } = form;
  const saved = useRef<Readonly<Record<string, unknown>>>({});
  saved.current = form.formState.defaultValues ?? {};
  useEffect(() => {
    const kept = readJson('tab', storedAs);
    const values = getValues();
    if (kept !== undefined && fits(kept, values)) reset({ ...values, ...kept }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values: changed }) => writeJson('tab', storedAs, changedValues(changed, saved.current)),
    });
  }, [getValues, reset, subscribe, storedAs]);
  return useCallback(() => writeJson('tab', storedAs, undefined), [storedAs]);
}

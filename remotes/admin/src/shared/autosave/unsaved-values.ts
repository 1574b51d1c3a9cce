import { readJson, useSession, writeJson } from '@gyg/platform';
import { fieldsOf } from './changes';

/** Where a part keeps what is typed and not saved yet: in this tab, so that a reload or a login loses nothing. */
export interface UnsavedValues {
  read(): Readonly<Record<string, unknown>>;
  /** Undefined removes them. */
  write(changes: object | undefined): void;
}

/**
 * Returns a function that finds the unsaved values of a part by its name. The user is in the key, because another person
 * may log in in the same tab.
 */
export function useUnsavedValues(): (part: string) => UnsavedValues {
  const userId = useSession((session) => session.userId);
  return (part) => {
    const key = `gyg.unsaved.${userId}.${part}`;
    return {
      read: () => readJson('tab', key) ?? {},
      write: (changes) => writeJson('tab', key, changes),
    };
  };
}

/** A field that is null when it is empty holds a number otherwise. */
const isLike = <Value>(stored: unknown, like: Value): stored is Value =>
  typeof stored === (like === null ? 'number' : typeof like);

/** What is saved, with the stored values of the fields that still have the same type. */
export function withUnsaved<Values extends Readonly<Record<string, string | number | boolean | null>>>(
  saved: Values,
  stored: Readonly<Record<string, unknown>>,
): Values {
  const values = { ...saved };
  for (const field of fieldsOf(saved)) {
    const kept = stored[field];
    if (isLike(kept, saved[field])) values[field] = kept;
  }
  return values;
}

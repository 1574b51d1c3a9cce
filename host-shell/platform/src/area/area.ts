import type { ComponentType } from 'react';

/** Texts of an area by language: plain data, because i18next accepts none before it is started. */
export interface AreaTexts {
  readonly en: Readonly<Record<string, unknown>>;
  readonly sv: Readonly<Record<string, unknown>>;
}

/** Texts of another language under the same keys. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** English and Swedish: a key that one of them lacks does not compile. */
export interface BothLanguages<E, S> {
  readonly en: E & SameKeys<NoInfer<S>>;
  readonly sv: S & SameKeys<NoInfer<E>>;
}

/** One address of an area and the screen that it shows, loaded when it is first visited. */
export interface AreaRoute {
  /** The pattern exactly as `remote.json` claims it, for instance `/gygs/:gygId/book`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

export interface AreaDialogProps {
  readonly onClose: () => void;
}

/** A dialog that any page opens by its fragment (`#terms`), loaded when it is first opened. */
interface AreaDialog {
  /** The fragment without `#`, as `remote.json` claims it. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<AreaDialogProps>>;
}

/** All that a remote hands to the shell. */
export interface Area {
  /** The namespace of its texts; the remote's name. */
  readonly name: string;
  readonly texts: AreaTexts;
  readonly routes: readonly AreaRoute[];
  readonly dialogs?: readonly AreaDialog[];
}

/** Declares a remote's area; checks types and returns the same object. */
export function defineArea<E extends object, S extends object>(
  area: Omit<Area, 'texts'> & { readonly texts: BothLanguages<E, S> },
): Area {
  return area;
}

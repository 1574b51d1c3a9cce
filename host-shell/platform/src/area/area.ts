import type { ComponentType } from 'react';

/** An area's texts by language. Plain data, because i18next accepts texts only after it has started. */
export interface AreaTexts {
  readonly en: Readonly<Record<string, unknown>>;
  readonly sv: Readonly<Record<string, unknown>>;
}

/** The texts of another language with the same keys. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** English and Swedish. A key that is missing in one of them does not compile. */
export interface BothLanguages<E, S> {
  readonly en: E & SameKeys<NoInfer<S>>;
  readonly sv: S & SameKeys<NoInfer<E>>;
}

/** A path of an area and its screen, which is loaded on the first visit. */
export interface AreaRoute {
  /** The pattern exactly as `remote.json` claims it, such as `/gygs/:gygId/book`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

export interface AreaDialogProps {
  readonly onClose: () => void;
}

/** A dialog that any page opens by its fragment (`#terms`). Loaded when it is first opened. */
interface AreaDialog {
  /** The fragment without `#`, as `remote.json` claims it. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<AreaDialogProps>>;
}

/** Everything that a remote exports to the shell. */
export interface Area {
  /** The namespace of its texts: the remote's name. */
  readonly name: string;
  readonly texts: AreaTexts;
  readonly routes: readonly AreaRoute[];
  readonly dialogs?: readonly AreaDialog[];
}

/** Declares a remote's area. Checks the types and returns the same object. */
export function defineArea<E extends object, S extends object>(
  area: Omit<Area, 'texts'> & { readonly texts: BothLanguages<E, S> },
): Area {
  return area;
}

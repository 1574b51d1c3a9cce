import type { ComponentType } from 'react';

/** The texts of one language: plain data, or a function that loads it when the language is first shown. */
type TextsIn = Readonly<Record<string, unknown>> | (() => Promise<Readonly<Record<string, unknown>>>);

/** An area's texts by language. */
export interface AreaTexts {
  readonly en: TextsIn;
  readonly sv: TextsIn;
}

/** The texts of another language with the same keys. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** English and Swedish. A key that is missing in one of them does not compile. */
export interface BothLanguages<E, S> {
  readonly en: E & SameKeys<NoInfer<S>>;
  readonly sv: S & SameKeys<NoInfer<E>>;
}

/** The same, each language in a file of its own, so that visitors load only the one that they read. */
interface BothLoaded<E, S> {
  readonly en: () => Promise<E & SameKeys<NoInfer<S>>>;
  readonly sv: () => Promise<S & SameKeys<NoInfer<E>>>;
}

/** A path of an area and its screen, which is loaded on the first visit. */
export interface AreaRoute {
  /** The pattern exactly as `remote.json` claims it, such as `/gygs/:gygId/book`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Whether the area's `firstTexts` are all that the screen needs. */
  readonly firstTexts?: boolean;
  /**
   * The module of the screen, as `load` imports it. It marks the screen for the server: a guest's first page is then HTML
   * with its content. Such a screen reads nothing of the browser while it renders, and all its data by `useQuery`.
   */
  readonly firstView?: string;
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
  /** Those of `texts` that the screens marked with `firstTexts` need, so that a visitor's first page waits for no others. */
  readonly firstTexts?: AreaTexts;
  readonly routes: readonly AreaRoute[];
  readonly dialogs?: readonly AreaDialog[];
}

type AreaWith<Texts, First = never> = Omit<Area, 'texts' | 'firstTexts'> & {
  readonly texts: Texts;
  readonly firstTexts?: First;
};

/** Plain texts. Functions are objects too, and have the same keys in both languages: none. */
type Plain = Readonly<Record<string, unknown>>;

/** Declares a remote's area. Checks the types and returns the same object. */
export function defineArea<E extends Plain, S extends Plain>(area: AreaWith<BothLanguages<E, S>>): Area;
export function defineArea<E extends object, S extends object, FE extends object, FS extends object>(
  area: AreaWith<BothLoaded<E, S>, BothLoaded<FE, FS>>,
): Area;
export function defineArea(area: Area): Area {
  return area;
}

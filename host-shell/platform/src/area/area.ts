import type { ComponentType } from 'react';

/** Texts of an area by language: plain data, because i18next takes none before it is started. */
export interface AreaTexts {
  readonly en: Readonly<Record<string, unknown>>;
  readonly sv: Readonly<Record<string, unknown>>;
}

/** One address of an area and the screen that it shows, loaded when it is first visited. */
export interface AreaRoute {
  /** The pattern exactly as `remote.json` claims it, for instance `/gygs/:gygId/book`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** All that a remote hands to the shell. */
export interface Area {
  /** The namespace of its texts; the remote's name. */
  readonly name: string;
  readonly texts: AreaTexts;
  readonly routes: readonly AreaRoute[];
}

/** Declares a remote's area; it checks types and gives the same object back. */
export function defineArea(area: Area): Area {
  return area;
}

import type { ServedRow } from './remotes/remote-row';

/** A page that the server wants rendered for a guest. */
export interface FirstViewRequest {
  /** The path and query of the page. */
  readonly address: string;
  readonly language: 'en' | 'sv';
  /** The rows of the page's visitor. */
  readonly table: Readonly<Record<string, ServedRow>>;
  /** The remote that has the page, and its pattern. */
  readonly remote: string;
  readonly pattern: string;
}

/** The answers that a page was rendered with: the keys of its queries, and their data. */
export type FirstViewAnswers = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** What a page's script needs to take over the HTML that the server has rendered: the content of its data block. */
export interface FirstViewData {
  readonly language: 'en' | 'sv';
  /** The content of /remotes.json for this visitor. */
  readonly remotes: Readonly<Record<string, unknown>>;
  readonly answers: FirstViewAnswers;
}

/** A rendered page: the content of its root element, and the answers it was rendered with. */
export interface FirstView {
  readonly html: string;
  readonly answers: FirstViewAnswers;
}

/** The id of the element with the data block. */
export const firstViewId = 'gyg-first-view';

/** The attribute with the styles of an element that its page's script sets. */
export const laterStyle = 'data-later-style';

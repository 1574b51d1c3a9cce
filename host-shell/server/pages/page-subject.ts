/** A page's metadata for search engines and for sites where it is shared. */
export interface ShareMetadata {
  title: string;
  description: string;
  /** The one address of the page, from the root. */
  canonical: string;
  image: string | undefined;
  /** schema.org data, if the page is about one thing. */
  data: object | undefined;
  /** What it is, for sites where it is shared (Open Graph). */
  type: 'website' | 'event' | 'profile';
  /** False where the page is not there or not for everybody. */
  found: boolean;
}

/** The one thing that a page is about, which a guest may see. */
export type PageSubject = Omit<ShareMetadata, 'found'>;

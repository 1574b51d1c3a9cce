/** A page's metadata for search engines and for sites where it is shared. */
export interface ShareMetadata {
  title: string;
  description: string;
  /** The canonical path of the page. */
  canonical: string;
  image: string | undefined;
  /** schema.org data, if the page is about one thing. */
  data: object | undefined;
  /** The Open Graph type, for sites where the page is shared. */
  type: 'website' | 'event' | 'profile';
  /** False if the page does not exist or is not public. */
  found: boolean;
}

/** The public metadata of the one thing that a page is about. */
export type PageSubject = Omit<ShareMetadata, 'found'>;

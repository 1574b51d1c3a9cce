import type { FetchAsGuest } from '../fetch-as-guest';
import type { PageLanguage } from '../page-language';
import type { ShareImage } from './share-image';

/** The metadata of a page for search engines and for sites where it is shared. */
export interface PageSubject {
  title: string;
  description: string;
  /** The canonical path of the page. */
  canonical: string;
  image: ShareImage | undefined;
  /** schema.org data, if the page is about one thing. */
  data: readonly object[];
  /** The Open Graph type, for sites where the page is shared. */
  type: 'website' | 'event' | 'profile' | 'article';
  /** Whether search engines may list it; undefined: as the path says. */
  listed?: boolean;
}

/** What the metadata of a page is made with. */
export interface PageContext {
  /** Calls the API as a guest, in the page's language. */
  ask: FetchAsGuest;
  publicUrl: string;
  language: PageLanguage;
}

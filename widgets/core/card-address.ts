import type { routes } from '@gyg/contract/routes';
import { readOrigin } from '@gyg/contract/widgets';

/** The attributes that a request for cards depends on, by tag; the first one is required. */
const asked = {
  'gyg-list': ['organization', 'host', 'states', 'tags', 'goals', 'sort', 'limit'],
  'gyg-catalog': ['catalog'],
  'gyg-card': ['gyg'],
} as const;

/** The paths of the requests have the tags as their names. Nothing of the contract is loaded: the loader must stay small. */
type Path = `GET /cards/${keyof typeof asked}`;
type Checked = Path extends (typeof routes)['listGygCards' | 'listCatalogCards' | 'getGygCard'] ? '/cards/' : never;
const path: Checked = '/cards/';

/** Whether the loader can ask for the data of an element. */
export const isAsked = (tag: string): tag is keyof typeof asked => tag in asked;

/**
 * The address of the request for an element's cards, `page` from 0. The API reads the attributes as they are written, so
 * that the loader need not. Undefined without the required attribute; `origin` is the platform without `api`.
 */
export function cardAddress(element: Element, origin: string, page = 0): string | undefined {
  const tag = element.localName;
  if (!isAsked(tag)) return undefined;
  const text = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const attributes = asked[tag].map((name) => [name, text(name)]).filter(([, value]) => value);
  if (!text(asked[tag][0])) return undefined;
  const lang = text('language') || (element.closest('[lang]')?.getAttribute('lang') ?? '');
  const query = new URLSearchParams([...attributes, ...(page ? [['page', `${page}`]] : []), ['lang', lang]]);
  return `${readOrigin(text('api')) ?? origin}/api${path}${tag}?${query}`;
}

import { escapeHtml } from '../escape-html';

/** The element that shows what a page is about, by the page's canonical path; undefined for pages that have none. */
export function elementFor(canonical: string): { tag: string; attribute: string; value: string } | undefined {
  const parts = canonical.split('/').slice(1).map(decodeURIComponent);
  const [page, first = '', second = ''] = parts;
  if (page === 'go' && parts.length === 2) return { tag: 'gyg-list', attribute: 'organization', value: first };
  if (page === 'go' && parts.length === 3) return { tag: 'gyg-card', attribute: 'gyg', value: `${first}/${second}` };
  if (page === 'catalogs' && parts.length === 3)
    return { tag: 'gyg-catalog', attribute: 'catalog', value: `${first}/${second}` };
  return undefined;
}

/** The code that another site pastes: the element with a link as its content, and the script. */
export function embedCode(canonical: string, title: string, publicUrl: string): string | undefined {
  const element = elementFor(canonical);
  if (element === undefined) return undefined;
  const { tag, attribute, value } = element;
  const link = `<a href="${escapeHtml(`${publicUrl}${canonical}`)}">${escapeHtml(title)}</a>`;
  const script = `<script src="${escapeHtml(publicUrl)}/widgets/gyg.js" async></script>`;
  return `<${tag} ${attribute}="${escapeHtml(value)}">${link}</${tag}>${script}`;
}

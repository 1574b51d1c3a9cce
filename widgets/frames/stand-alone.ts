/**
 * Marks a page for frames that is open in a tab of its own: it then has a ground and edges. It is dark where its address
 * names no theme and the visitor prefers dark.
 * @param search the query of its address
 */
export function standAlone(root: HTMLElement, search: string, prefersDark: boolean): void {
  root.dataset.alone = '';
  if (prefersDark && !new URLSearchParams(search).has('theme')) root.dataset.theme = 'dark';
}

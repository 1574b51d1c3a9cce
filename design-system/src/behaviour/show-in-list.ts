/** Scrolls a list sideways so that an item is visible; never the page, which `scrollIntoView` might. */
export function showInList(list: HTMLElement, item: Element | null): void {
  if (item === null) return;
  const place = list.getBoundingClientRect();
  const shown = item.getBoundingClientRect();
  if (shown.right > place.right) list.scrollLeft += shown.right - place.right;
  else if (shown.left < place.left) list.scrollLeft -= place.left - shown.left;
}

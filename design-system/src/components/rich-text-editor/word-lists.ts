/** How Word writes that a paragraph is an item: `mso-list:l0 level2 lfo1`. */
const itemStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const ofNumbers = /^\(?[\da-z]{1,4}[.)]/i;

/** Takes the bullet or number out of an item, and says whether it was a number. */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent.trim() ?? '';
  marker?.remove();
  return ofNumbers.test(text);
}

/**
 * HTML with the lists that Word wrote as paragraphs with a bullet or number and spaces in front of them. Any other HTML
 * stays as it is.
 */
export function withWordLists(html: string): string {
  if (!itemStyle.test(html)) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  /** The lists that the last item is in, from the outside. */
  let lists: Element[] = [];
  for (const paragraph of pasted.querySelectorAll('p')) {
    const level = Number(itemStyle.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    const tag = takeMarker(paragraph) ? 'ol' : 'ul';
    const depth = Math.min(level, lists.length + 1);
    lists = lists.slice(0, depth);
    if (lists[depth - 1]?.localName !== tag) lists = lists.slice(0, depth - 1);
    const around = lists.at(-1)?.lastElementChild;
    const list = lists[depth - 1] ?? pasted.createElement(tag);
    if (lists.length < depth) {
      if (around) around.append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = pasted.createElement('li');
    list.append(item);
    item.append(paragraph);
  }
  return pasted.body.innerHTML;
}

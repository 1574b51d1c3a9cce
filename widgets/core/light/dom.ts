/** A child of an element: text is never read as HTML. `false`, null and undefined are left out. */
export type Child = Node | string | false | null | undefined;

type Values = Readonly<Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>>;

function fill<Made extends Element>(made: Made, values: Values, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(name, `${value}`);
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/**
 * Creates an element with attributes and children. A function is a listener for the event of its name. `true` and
 * numbers become text; `false`, null and undefined are left out.
 */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Values = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), values, children);

/** A decorative drawing of one path on a grid of 24. */
export function drawn(path: string): SVGElement {
  const svg = (tag: 'svg' | 'path', values: Values, ...children: readonly Child[]) =>
    fill(document.createElementNS('http://www.w3.org/2000/svg', tag), values, children);
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: path }));
}

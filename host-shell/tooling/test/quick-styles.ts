/**
 * Replaces `getComputedStyle` by one that answers quickly what queries by role and simulated users ask for each element
 * and all its ancestors: `display`, `visibility` and `pointer-events`. jsdom matches all rules of a browser's style sheet
 * for every call, which took half the time of the tests. Style sheets of components are not loaded in jsdom; a document
 * with a style sheet of its own is answered by jsdom.
 */
export function answerStylesQuickly(view: Window & typeof globalThis): void {
  const complete = view.getComputedStyle.bind(view);
  const displays = new Map<string, string>();

  /** What the browser's style sheet gives to an element with this name, attributes and parent. */
  const usualDisplay = (element: Element): string => {
    const parent = element.parentElement;
    const closed = parent?.localName === 'details' && !parent.hasAttribute('open');
    const key = `${element.namespaceURI} ${element.localName} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')} ${element.getAttribute('type')} ${closed}`;
    const known = displays.get(key);
    if (known !== undefined) return known;
    const { display } = complete(element);
    displays.set(key, display);
    return display;
  };
  const inlineStyle = (element: Element): CSSStyleDeclaration | undefined =>
    element.hasAttribute('style') && 'style' in element && element.style instanceof view.CSSStyleDeclaration
      ? element.style
      : undefined;
  const inherited = (element: Element, name: 'visibility' | 'pointer-events', initial: string): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = inlineStyle(at)?.getPropertyValue(name);
      if (own) return own;
    }
    return initial;
  };
  const quick = (element: Element, name: string): string | undefined => {
    if (name === 'display') return inlineStyle(element)?.display || usualDisplay(element);
    if (name === 'visibility') return inherited(element, 'visibility', 'visible');
    if (name === 'pointer-events' || name === 'pointerEvents') return inherited(element, 'pointer-events', 'auto');
    return undefined;
  };

  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || view.document.styleSheets.length > 0 || element.ownerDocument !== view.document) {
      return complete(element, pseudo);
    }
    let whole: CSSStyleDeclaration | undefined;
    const all = () => {
      whole ??= complete(element);
      return whole;
    };
    return new Proxy(view.document.documentElement.style, {
      get(_, name) {
        if (name === 'getPropertyValue') return (of: string) => quick(element, of) ?? all().getPropertyValue(of);
        const known = typeof name === 'string' ? quick(element, name) : undefined;
        if (known !== undefined) return known;
        const value: unknown = Reflect.get(all(), name, all());
        return typeof value === 'function' ? value.bind(all()) : value;
      },
    });
  };
}

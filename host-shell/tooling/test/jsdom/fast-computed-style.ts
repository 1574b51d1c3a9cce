const isHidden = (element: Element) =>
  element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found' && element.localName !== 'embed';

const inlineStyle = (element: Element, property: string) =>
  element.hasAttribute('style') && 'style' in element && element.style instanceof CSSStyleDeclaration
    ? element.style.getPropertyValue(property)
    : '';

/** The own value, or the nearest ancestor's. */
function inherited(element: Element, property: string, initial: string): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const value = inlineStyle(one, property);
    if (value !== '' && value !== 'inherit') return value;
  }
  return initial;
}

/**
 * Replaces the `getComputedStyle` of jsdom, which matches every rule of the browser's own style sheet on each call. Queries
 * by role ask it for every element on the page, and that took much of the time of screen tests. A second call changes nothing.
 *
 * The tests load no style sheets, so what queries ask for follows from the element, its attributes and inline styles. All
 * other properties, and documents that do have style sheets, are left to jsdom.
 */
export function speedUpComputedStyle(window: Window & typeof globalThis): void {
  const slow = window.getComputedStyle;
  if (slow.name === 'fastComputedStyle') return;
  const displays = new Map<string, string>();

  /** Of an element of this name without attributes. */
  function usualDisplay(name: string): string {
    const known = displays.get(name);
    if (known !== undefined) return known;
    const { display } = slow.call(window, window.document.createElement(name));
    displays.set(name, display);
    return display;
  }

  function displayOf(element: Element): string {
    const inline = inlineStyle(element, 'display');
    if (inline !== '') return inline;
    if (isHidden(element)) return 'none';
    if (element.matches('input[type="hidden"]')) return 'none';
    if (element.localName === 'dialog') return element.hasAttribute('open') ? 'block' : 'none';
    return usualDisplay(element.localName);
  }

  const fast = new Map<string, (element: Element) => string>([
    ['display', displayOf],
    ['visibility', (element) => inherited(element, 'visibility', 'visible')],
    ['pointer-events', (element) => inherited(element, 'pointer-events', 'auto')],
    ['opacity', (element) => inlineStyle(element, 'opacity') || '1'],
  ]);

  function fastComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
    const special = element.ownerDocument.styleSheets.length > 0 || element.hasAttribute('popover');
    if (special || (pseudo !== undefined && pseudo !== null && pseudo !== ''))
      return slow.call(window, element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const rest = () => {
      whole ??= slow.call(window, element);
      return whole;
    };
    const propertyValue = (property: string) => fast.get(property)?.(element) ?? rest().getPropertyValue(property);
    return new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get(_none, key) {
        if (key === 'getPropertyValue') return propertyValue;
        if (key === 'pointerEvents') return propertyValue('pointer-events');
        if (typeof key === 'string' && fast.has(key)) return propertyValue(key);
        const value: unknown = Reflect.get(rest(), key);
        return typeof value === 'function' ? value.bind(rest()) : value;
      },
    });
  }

  window.getComputedStyle = fastComputedStyle;
}

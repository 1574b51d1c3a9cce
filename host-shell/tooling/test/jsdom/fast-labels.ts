/** The elements that a label can name. */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

const names = (label: HTMLLabelElement, element: Element) =>
  label.hasAttribute('for')
    ? label.htmlFor !== '' && label.htmlFor === element.id
    : label.contains(element) && label.querySelector(LABELABLE) === element;

/**
 * A faster `labels` for the form controls of jsdom, which walks through the whole page for every label on it. Queries by
 * role ask each control for its labels. Ids must be unique.
 */
export function speedUpLabels(window: Window & typeof globalThis): void {
  const labels = {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      if (!this.matches(LABELABLE)) return null;
      const root = this.getRootNode();
      const around = root instanceof window.ShadowRoot ? root : this.ownerDocument;
      return [...around.querySelectorAll('label')].filter((label) => names(label, this));
    },
  };
  const controls = [
    window.HTMLButtonElement,
    window.HTMLInputElement,
    window.HTMLMeterElement,
    window.HTMLOutputElement,
    window.HTMLProgressElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
  ];
  for (const { prototype } of controls) Object.defineProperty(prototype, 'labels', labels);
}

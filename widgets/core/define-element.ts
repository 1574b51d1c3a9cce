/** Defines an element. A page may load two copies of its file, of the same or different versions. The first one wins. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

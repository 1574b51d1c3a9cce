/** Where an element's ids and focus are looked for: the document, or the shadow root that a widget draws in. */
export const rootOf = (element: Element): Document | ShadowRoot => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
};

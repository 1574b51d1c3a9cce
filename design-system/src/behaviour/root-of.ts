/** The root that contains an element's ids and focus: the document, or the shadow root of a widget. */
export const rootOf = (element: Element): Document | ShadowRoot => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
};

/** Waits until what was done is rendered, as between two acts of a person. */
export const rendered = () => new Promise(requestAnimationFrame);

/** Types into a field, as a person does. Keys of testing libraries go to the document, which has no focus in here. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('No text field');
  // React reads the value by the property of the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await rendered();
}

/** The values that a text names. */
export type Values = Readonly<Record<string, string>>;
/** Title and body of a notification. */
export type TextPair = (values: Values) => { title: string; body: string };

/** Texts in which {name} stands for a value. */
export const text = (title: string, body: string): TextPair => {
  const fill = (template: string, values: Values) => template.replace(/\{(\w+)\}/g, (_all, key) => values[key] ?? '');
  return (values) => ({ title: fill(title, values).trim(), body: fill(body, values).trim() });
};

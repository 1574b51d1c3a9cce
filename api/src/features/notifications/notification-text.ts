/** The values of a text, by name. */
export type Values = Readonly<Record<string, string>>;
/** Writes a title and a body. */
export type TextPair = (values: Values) => { title: string; body: string };

/** A text whose `{name}` are replaced by values. */
export const text = (title: string, body: string): TextPair => {
  const fill = (template: string, values: Values) => template.replace(/\{(\w+)\}/g, (_all, key) => values[key] ?? '');
  return (values) => ({ title: fill(title, values).trim(), body: fill(body, values).trim() });
};

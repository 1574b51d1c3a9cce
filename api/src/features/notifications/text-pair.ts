import { isolated } from '@gyg/contract/isolated';

/** The values that a text is filled with, by their names in it. */
export type Values = Readonly<Record<string, string>>;
/** Writes title and body of a notification in one language. */
export type TextPair = (values: Values) => { title: string; body: string };

/** Texts with the names of their values in braces. Values that are written from right to left are isolated. */
export const text = (title: string, body: string): TextPair => {
  const fill = (template: string, values: Values) =>
    template.replace(/\{(\w+)\}/g, (_all, key) => isolated(values[key] ?? ''));
  return (values) => ({ title: fill(title, values).trim(), body: fill(body, values).trim() });
};

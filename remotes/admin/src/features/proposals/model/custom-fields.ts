/** A field that the organisation's own form added, as name and text. */
export interface CustomField {
  readonly name: string;
  readonly text: string;
}

/** An answer has its question as name. Other names are written for programs: `howManyCanCome` and `how_many-can_come` become "How many can come". */
function nameOf(key: string): string {
  if (key.includes(' ')) return key;
  const words = key
    .replaceAll(/([a-zåäö\d])([A-ZÅÄÖ])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const plain = words === words.toUpperCase() ? words : words.toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function textOf(value: unknown, answers: { yes: string; no: string }): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? answers.yes : answers.no;
  if (Array.isArray(value)) {
    return value
      .map((entry) => textOf(entry, answers))
      .filter(Boolean)
      .join(', ');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, part]) => `${nameOf(key)}: ${textOf(part, answers)}`)
      .join('; ');
  }
  return String(value);
}

/** The fields that have a value, in the order of the form. */
export const customFieldsOf = (
  fields: Readonly<Record<string, unknown>>,
  answers: { yes: string; no: string },
): CustomField[] =>
  Object.entries(fields)
    .map(([key, value]) => ({ name: nameOf(key), text: textOf(value, answers) }))
    .filter(({ text }) => text !== '');

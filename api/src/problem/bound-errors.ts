export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** A caller can send thousands of wrong fields; the answer stays small in any case. */
const maximumErrors = 20;
const maximumLength = 199;
const maximumPath = 60;

const lengthAsJson = (value: unknown) => JSON.stringify(value).length;

/** The text, cut so that it takes at most `length` characters as JSON, without its quotes. */
function shorten(text: string, length: number): string {
  if (text.length <= length && lengthAsJson(text) - 2 <= length) return text;
  let short = text.slice(0, length - 1);
  while (lengthAsJson(short) - 1 > length) short = short.slice(0, -1);
  return `${short}…`;
}

/** The first errors, each short enough that it has fewer than 200 characters as JSON. */
export function boundErrors(errors: readonly FieldError[]): FieldError[] {
  return errors.slice(0, maximumErrors).map(({ path, code, message }) => {
    const shortPath = shorten(path, maximumPath);
    const rest = maximumLength - lengthAsJson({ path: shortPath, code, message: '' });
    return { path: shortPath, code, message: shorten(message, rest) };
  });
}

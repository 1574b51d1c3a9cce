/** What went wrong, by the error's code; `unexpected` for all others. */
export interface ErrorTexts {
  readonly unexpected: string;
  readonly network: string;
  readonly [code: string]: string;
}

/** The sentence for an error. `texts` come before the common ones. */
export const errorText = (code: string, texts: ErrorTexts): string =>
  texts[code === 'timeout' ? 'network' : code] ?? texts.unexpected;

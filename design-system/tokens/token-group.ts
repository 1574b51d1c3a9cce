/** One token of the scale. */
export interface Token {
  /** Without the leading dashes. */
  readonly name: string;
  readonly value: string;
  /** What it is for; the tokens page and the README show it. */
  readonly meaning: string;
}

export interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** A group, written as rows of name, value, meaning. */
export const group = (title: string, rows: readonly (readonly [string, string, string])[]): TokenGroup => ({
  title,
  tokens: rows.map(([name, value, meaning]) => ({ name, value, meaning })),
});

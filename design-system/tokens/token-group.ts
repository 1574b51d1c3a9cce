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

/** Creates a group from rows of name, value, description. */
export const group = (title: string, rows: readonly (readonly [string, string, string])[]): TokenGroup => ({
  title,
  tokens: rows.map(([name, value, meaning]) => ({ name, value, meaning })),
});

interface InSwedish<Props> {
  sv: Partial<Props>;
  /** Props that exist in English only: Storybook drops undefined values when it merges parameters. */
  svLacks: string[];
}

/**
 * The Swedish props of a story that differ from its English `args`, for `parameters`; the toolbar selects the language.
 * @example export const Save: Story = { args: { children: 'Save' }, parameters: swedish<ButtonProps>({ children:
 * 'Spara' }) };
 */
export const swedish = <Props>(sv: Partial<Props>): InSwedish<Props> => ({
  sv,
  svLacks: Object.entries(sv).flatMap(([prop, value]) => (value === undefined ? [prop] : [])),
});

interface StoryContext<Props> {
  args: Props;
  globals: { language?: unknown };
  parameters: Partial<InSwedish<Props>>;
}

/**
 * A story's props in the toolbar's language, for `render`, and for a `play` that looks for texts: Storybook passes it
 * the English ones.
 */
export const shownProps = <Props>({ args, globals, parameters }: StoryContext<Props>): Props => {
  if (globals.language !== 'sv') return args;
  const lacks = Object.fromEntries((parameters.svLacks ?? []).map((prop) => [prop, undefined]));
  return { ...args, ...parameters.sv, ...lacks };
};

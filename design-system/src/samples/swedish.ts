interface InSwedish<Props> {
  sv: Partial<Props>;
  /** Props that are there in English alone: Storybook drops what is undefined when it merges parameters. */
  svLacks: string[];
}

/**
 * A story's Swedish: the props that differ from its English `args`, for `parameters` (the toolbar's language chooses).
 * @example export const Save: Story = { args: { children: 'Save' }, parameters: swedish<ButtonProps>({ children: 'Spara' }) };
 */
export const swedish = <Props>(sv: Partial<Props>): InSwedish<Props> => ({
  sv,
  svLacks: Object.entries(sv).flatMap(([prop, value]) => (value === undefined ? [prop] : [])),
});

interface ToldStory<Props> {
  args: Props;
  globals: { language?: unknown };
  parameters: Partial<InSwedish<Props>>;
}

/** A story's props in the toolbar's language, for what draws it, and for a `play` that looks for its words: it is handed the English ones. */
export const shownProps = <Props>({ args, globals, parameters }: ToldStory<Props>): Props => {
  if (globals.language !== 'sv') return args;
  const lacks = Object.fromEntries((parameters.svLacks ?? []).map((prop) => [prop, undefined]));
  return { ...args, ...parameters.sv, ...lacks };
};

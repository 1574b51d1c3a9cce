/**
 * A story's Swedish: the props that differ from its English `args`, for `parameters` (the toolbar's language chooses).
 * @example export const Save: Story = { args: { children: 'Save' }, parameters: swedish<ButtonProps>({ children: 'Spara' }) };
 */
export const swedish = <Props>(sv: Partial<Props>): { sv: Partial<Props> } => ({ sv });

interface ToldStory<Props> {
  args: Props;
  globals: { language?: unknown };
  parameters: { sv?: Partial<Props> };
}

/** A story's props in the toolbar's language, for a `play` that looks for its words: it is handed the English ones. */
export const shownProps = <Props>({ args, globals, parameters }: ToldStory<Props>): Props =>
  globals.language === 'sv' ? { ...args, ...parameters.sv } : args;

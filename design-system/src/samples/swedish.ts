/**
 * A story's Swedish: the props that differ from its English `args`, for `parameters` (the toolbar's language chooses).
 * @example export const Save: Story = { args: { children: 'Save' }, parameters: swedish<ButtonProps>({ children: 'Spara' }) };
 */
export const swedish = <Props>(sv: Partial<Props>): { sv: Partial<Props> } => ({ sv });

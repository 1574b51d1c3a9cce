/** Titles of dialogs in elements are short and need no soft hyphens. */
export const SoftBreaks = <Content>({ children }: { children: Content }): Content => children;

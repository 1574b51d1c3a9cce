/** Removes spaces and dashes from a code. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '');

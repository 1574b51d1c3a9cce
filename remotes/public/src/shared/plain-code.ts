/** A code without what people and e-mails put between its figures. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '');

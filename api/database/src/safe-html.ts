declare const safe: unique symbol;

/** HTML that is safe to store and show. Only `sanitizeHtml` of the API makes it; what is stored already is safe. */
export type SafeHtml = string & { readonly [safe]: true };

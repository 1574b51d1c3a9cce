/** The id used where there is no account, so that the same queries run as for existing accounts. */
export const unknownAccountId = 'unknown';

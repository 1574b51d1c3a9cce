/** The id used where the account does not exist, so that the same queries run as for existing accounts. */
export const unknownAccountId = 'unknown';

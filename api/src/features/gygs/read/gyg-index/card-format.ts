/**
 * The form of the texts in cards of gygs. Raise it with each change of what `buildCard` makes of the same gyg: the cards in
 * every database are then written again, at the first start of the new version and while earlier ones still run.
 */
export const cardFormat = 4;

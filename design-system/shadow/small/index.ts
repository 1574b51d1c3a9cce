import tokens from '../../tokens/tokens.small.css?inline';
import base from './base.css?inline';
import card from './card.css?inline';
import login from './login.css?inline';

/** The paths of icons on a grid of 24. */
export * as smallIcons from '../../art/small-icons';
/** The colours of the goals, goal 1 first. */
export { goalColours } from '../../tokens/goal-colours';

export { SmallButton } from './small-button';
export { SmallIcon } from './small-icon';

/** The style sheets of elements without a form, for constructable style sheets. */
export const cardSheets: readonly string[] = [tokens, base, card];
export const loginSheets: readonly string[] = [tokens, base, login];

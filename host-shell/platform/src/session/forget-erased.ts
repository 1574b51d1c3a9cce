import { forget } from './oidc';
import { forgetPerson } from './person';
import { endQuietly } from './session-end';

/**
 * After the account was erased: nobody is signed in here any more, in no tab, and a screen that needed somebody leads
 * home. Whoever erased says farewell.
 */
export function forgetErased(): void {
  // Not refused: the person meant to go, so other tabs do not ask them to sign in again.
  forget('left');
  forgetPerson();
  endQuietly();
}

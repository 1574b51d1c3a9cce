import { paths, session } from '@gyg/platform';
import type { AccountWays } from '../../../shared/account-ways';

const signIn = (target?: string) => session.signIn(target, { lite: true });

/** The ways of the forms of the lite app: to each other, and after the login to the target or home. */
export const liteWays: AccountWays = {
  login: paths.liteLogin,
  register: paths.liteSignUp,
  verify: paths.liteVerify,
  resetPassword: ({ target }) => paths.litePassword({ target }),
  newPassword: paths.litePassword,
  asGuest: { href: paths.home() },
  signIn,
  beginAgain: signIn,
};

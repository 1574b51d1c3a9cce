export { CookieJar } from './cookie-jar';
export { countWork } from './count-work';
export { startFakeKeySet } from './forged/fake-key-set';
export { type Forge, openForge } from './forged/forge';
export { forgeries } from './forged/forgeries';
export { openWindow, type PartnerRequest, postAsClient, readTokens, registerSite, stateWith } from './partner-site';
export { quickHasher } from './quick-hasher';
export { readAnswer } from './read-answer';
export {
  askToSignIn,
  beginSignIn,
  getCode,
  postLogin,
  postToken,
  refresh,
  signIn,
  type Tokens,
  tokensSchema,
} from './sign-in';
export { askToSignOut, confirmSignOut, signOut } from './sign-out';
export { type RunningIdentity, startIdentity } from './start-identity';
export { other, password, school, withTwoSites } from './two-sites';
export { useUp } from './use-up';
export { openVisitor, type Visitor } from './visitor';

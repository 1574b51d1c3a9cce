export { CookieJar } from './cookie-jar';
export { readAnswer } from './read-answer';
export { beginSignIn, postLogin, postToken, refresh, signIn, type Tokens } from './sign-in';
export { type RunningIdentity, startIdentity } from './start-identity';
export { openVisitor, type Visitor } from './visitor';

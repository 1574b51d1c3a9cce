export { LoginForm } from './ui/login-form';
export { OwnAccounts } from './ui/own-accounts';
export { BlockedSignIn, StartSignIn } from './ui/start-sign-in';

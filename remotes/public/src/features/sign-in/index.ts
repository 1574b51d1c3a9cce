export { BlockedSignIn } from './ui/blocked-sign-in';
export { LoginForm } from './ui/login-form';
export { OwnAccounts } from './ui/own-accounts';
export { StartSignIn } from './ui/start-sign-in';

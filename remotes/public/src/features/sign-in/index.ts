export { LoginForm } from './ui/login-form';
export { StartSignIn } from './ui/start-sign-in';

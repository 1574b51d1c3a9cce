export { LoginForm } from './ui/login-form';
export { LoginFormSkeleton, StartSignIn } from './ui/start-sign-in';

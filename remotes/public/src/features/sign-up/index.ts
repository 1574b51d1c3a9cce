export { SignUpForm } from './ui/sign-up-form';

export { NewPasswordForm } from './ui/new-password-form';
export { ResetRequestForm } from './ui/reset-request-form';

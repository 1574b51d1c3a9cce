export { VerifyForm } from './ui/verify-form';

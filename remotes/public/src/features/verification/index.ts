export { DemoMailbox } from './ui/demo-mailbox';
export { VerifyForm } from './ui/verify-form';

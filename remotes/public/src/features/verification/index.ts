export { Verification } from './ui/verification';

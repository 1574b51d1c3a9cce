export { SuperScreen } from './super-screen';

export { GygScreen } from './gyg-screen';

export { NewGygForm } from './ui/new-gyg-form';

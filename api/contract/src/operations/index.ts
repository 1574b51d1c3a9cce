export { type Operations, operations } from './operations';

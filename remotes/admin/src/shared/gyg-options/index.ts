export { useGygOptions } from './select-gygs';

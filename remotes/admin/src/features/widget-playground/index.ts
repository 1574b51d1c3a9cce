export { useExample } from './api/use-example';
export { ElementHeading, Playground } from './ui/playground';

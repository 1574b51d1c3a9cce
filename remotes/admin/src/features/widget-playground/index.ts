export { useExample } from './api/use-example';
export { ElementHeading } from './ui/element-heading';
export { Playground } from './ui/playground';

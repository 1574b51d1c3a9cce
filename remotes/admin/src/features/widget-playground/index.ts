export { useVersions } from './api/get-versions';
export { useExample } from './api/use-example';
export { ChooseOrganization } from './ui/choose-organization';
export { ElementHeading } from './ui/element-heading';
export { Playground } from './ui/playground';

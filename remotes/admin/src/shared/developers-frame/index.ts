export { DevelopersScreen } from './developers-screen';
export { readTag, widgetTags } from './use-developer-groups';

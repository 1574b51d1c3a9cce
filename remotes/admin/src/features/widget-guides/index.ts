export { ElementIndex } from './ui/element-index';
export { FrameworkGuides, PolicyGuides } from './ui/guides';
export { QuickStart } from './ui/quick-start';
export { StatesGuide } from './ui/states-guide';

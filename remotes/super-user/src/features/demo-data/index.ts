export { DemoData } from './ui/demo-data';

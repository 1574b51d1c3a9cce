export { LabelsField } from './ui/labels-field';

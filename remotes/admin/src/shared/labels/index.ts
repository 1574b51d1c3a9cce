export { LabelsInput } from './labels-input';

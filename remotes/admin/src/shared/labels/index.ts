export { LabelsInput, type LabelsInputProps } from './labels-input';

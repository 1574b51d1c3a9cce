export { GygLabels } from './ui/gyg-labels';

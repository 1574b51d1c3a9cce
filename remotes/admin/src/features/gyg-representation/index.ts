export { GygRepresentation } from './ui/gyg-representation';

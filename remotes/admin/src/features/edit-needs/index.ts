export { NeedsSection } from './ui/needs-section';

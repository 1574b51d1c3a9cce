export { TeamSection } from './ui/team-section';

export { OwnContribution } from './ui/own-contribution';

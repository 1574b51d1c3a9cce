export { gygTeamHandlers } from './gyg-team.routes';

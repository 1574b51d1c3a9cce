export { decisionHandlers } from './decision.routes';
export { countDecisions } from './read-decisions.service';

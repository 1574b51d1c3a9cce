export { decisionHandlers } from './decision.routes';
export { countDecisions } from './list-decisions.service';

export { countDecisions } from './count-decisions.service';
export { decisionHandlers } from './decision.routes';

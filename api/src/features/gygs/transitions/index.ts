export { applyDueTransitions, findDueGygs, recordPastTransitions } from './apply-due-transitions.service';

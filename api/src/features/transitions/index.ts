export { findDueGygs, passTransitions, settlePast } from './pass-transitions.service';

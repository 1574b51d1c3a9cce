export { answerPartner } from './answer-partner.service';
export { partnerHandlers } from './partner.routes';
export { countPartnerDecisions, listPartnerDecisions } from './partner-decisions.service';

export { answerPartner } from './answer-partner.service';
export { partnerHandlers } from './partner.routes';

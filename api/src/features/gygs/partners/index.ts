export { partnerHandlers } from './partner.routes';
export { answerPartner } from './partner.service';

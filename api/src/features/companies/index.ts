export { companyHandlers } from './company.routes';

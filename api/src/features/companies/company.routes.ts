import type { Handlers } from '../../http/call';
import { findCompany } from './company.service';

export const companyHandlers = {
  findCompany: ({ context, params }) => findCompany(context, params.country, params.registrationId),
} satisfies Partial<Handlers>;

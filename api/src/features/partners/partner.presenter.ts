import type { Partner } from '@gyg/contract';
import type { PartnerRow } from './partner.repository';

export function presentPartner({ createdAt, ...row }: PartnerRow): Partner {
  return { ...row, created: createdAt.toISOString() };
}

import { type Company, companySchema } from '@gyg/contract';
import { z } from 'zod';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { type CompanyNumber, readCompanyNumber } from './registration-id';

const text = (longest: number) => z.string().trim().max(longest);
const optionalText = (longest: number) => text(longest).nullish();

/** The fields of the registry's response that are used (decision 0022). */
const registryAnswerSchema = z.object({
  name: text(200).min(1),
  address: optionalText(240),
  postalCode: optionalText(20),
  city: optionalText(120),
  website: optionalText(500),
});

/** A website that can be linked; registries often hold invalid ones. */
function webSite(written: string | null | undefined): string | null {
  const url = written && URL.canParse(written) ? new URL(written) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function readAnswer(number: CompanyNumber, answer: unknown): Company | null {
  if (answer === undefined) return null;
  const { name, address, postalCode, city, website } = registryAnswerSchema.parse(answer);
  const place = { address: address || null, postalCode: postalCode || null, city: city || null };
  return { ...number, name, ...place, website: webSite(website) };
}

/**
 * GET /companies/{country}/{registrationId}. Throws 400 for an invalid number, 404 if the registry does not know it,
 * 503 if no registry is configured or it does not respond.
 */
export async function findCompany(
  { externalServices, config }: Pick<ApiContext, 'externalServices' | 'config'>,
  country: string,
  registrationId: string,
): Promise<Company> {
  const number = readCompanyNumber(country, registrationId);
  const { companyRegistry } = config;
  if (companyRegistry === null) throw problem('server.unavailable', { detail: 'No company registry is configured' });
  const url = new URL(`${companyRegistry.url.replace(/\/$/, '')}/${number.country}/${number.registrationId}`);
  const read = (answer: unknown) => readAnswer(number, answer);
  const lookup = { service: 'company registry', url, headers: {}, perSecond: 10, read, schema: companySchema };
  const company = await externalServices.lookUp(lookup).catch(() => {
    const detail = 'The company registry does not respond';
    throw problem('server.unavailable', { detail, headers: { 'Retry-After': '30' } });
  });
  if (!company) throw problem('company.not_found');
  return company;
}

import { type Company, companySchema } from '@gyg/contract';
import { z } from 'zod';
import type { ApiContext } from '../../api-context';
import { invalidRequest, problem } from '../../problem';

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

/** The key of a company in a registry: only letters, digits and hyphens. */
interface CompanyNumber {
  /** Two lower-case letters. */
  country: string;
  registrationId: string;
}

const wrong = (path: string, message: string) => invalidRequest([{ path, code: 'invalid_format', message }]);

/** Luhn's check over ten digits, the last of which is the check digit. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * A Swedish company number as ten digits, from `556016-0680`, `5560160680` or `165560160680`; undefined if it is none.
 * Personal numbers (third digit 0 or 1) are refused, so people cannot be looked up.
 */
function swedishCompanyNumber(text: string): string | undefined {
  const digits = /^(?:16)?(\d{6})-?(\d{4})$/.exec(text)?.slice(1).join('');
  return digits !== undefined && Number(digits[2]) >= 2 && isChecked(digits) ? digits : undefined;
}

/**
 * Parses the path of a registry lookup (decision 0022), ignoring spaces. Throws 400 with the invalid part, before any
 * service is called.
 */
function readCompanyNumber(country: string, registrationId: string): CompanyNumber {
  const code = country.toLowerCase();
  if (!/^[a-z]{2}$/.test(code)) throw wrong('country', 'A country is two letters');
  const text = registrationId.replace(/ /g, '');
  if (code === 'se') {
    const number = swedishCompanyNumber(text);
    if (number === undefined) throw wrong('registrationId', 'Not a Swedish organisation number');
    return { country: code, registrationId: number };
  }
  if (!/^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])$/i.test(text)) {
    throw wrong('registrationId', 'A registration number is 2 to 30 letters, digits and hyphens');
  }
  return { country: code, registrationId: text.toUpperCase() };
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

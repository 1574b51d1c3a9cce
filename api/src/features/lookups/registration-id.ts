import { invalidRequest } from '../../problem';

/** The key of a company in a registry: only letters, digits and hyphens. */
export interface CompanyNumber {
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
export function readCompanyNumber(country: string, registrationId: string): CompanyNumber {
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

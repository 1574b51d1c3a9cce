import { invalidRequest } from '../../http/problem';

/** A company as a registry is asked for it: nothing in it but letters, digits and hyphens. */
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
 * A Swedish organisation number as ten digits, from `556016-0680`, `5560160680` or `165560160680`. Not a personal
 * number, whose third digit is 0 or 1: people are not looked up. Undefined where it is none.
 */
function swedishCompanyNumber(text: string): string | undefined {
  const digits = /^(?:16)?(\d{6})-?(\d{4})$/.exec(text)?.slice(1).join('');
  return digits !== undefined && Number(digits[2]) >= 2 && isChecked(digits) ? digits : undefined;
}

/**
 * Reads the path of a question to the registry (decision 0022). Blanks do not count. Throws 400 that names what is
 * wrong, before any service is asked.
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

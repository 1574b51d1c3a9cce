import type { TestApi } from '../../test-api';
import { type Expectation, everybody } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** Hosts see the booking but cannot ask for its certificate; to others it does not exist. */
const booker: Expectation = {
  guest: 401,
  user: 404,
  booker: 'ok',
  manager: 403,
  hostAdmin: 403,
  otherAdmin: 404,
  superUser: 403,
};

const ofBooking = ({ finished }: Fixture) => ({ params: { gygId: finished.id, bookingId: finished.bookingId } });

const codes = new WeakMap<Fixture, Promise<{ code: string }>>();
/** The certificate of the booker's hours. */
function codeOf(fixture: Fixture, api: TestApi): Promise<{ code: string }> {
  const issue = async () => {
    const { data } = await api.as(fixture.booker)('issueCertificate', { ...ofBooking(fixture), body: {} });
    return { code: data.code };
  };
  const issuedCode = codes.get(fixture) ?? issue();
  codes.set(fixture, issuedCode);
  return issuedCode;
}

export const certificateRows = {
  issueCertificate: { expect: booker, call: (fixture) => ({ ...ofBooking(fixture), body: { name: 'INITIALS' } }) },
  getCertificate: { expect: everybody, call: async (fixture, api) => ({ params: await codeOf(fixture, api) }) },
  getCertificateFile: { expect: everybody, call: async (fixture, api) => ({ params: await codeOf(fixture, api) }) },
} satisfies MatrixRows;

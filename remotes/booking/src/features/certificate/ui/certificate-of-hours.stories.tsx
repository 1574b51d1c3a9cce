import { buildCertificate, buildUserBooking } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import area from '../../../remote-entry';
import { CertificateOfHours } from './certificate-of-hours';

const meta: Meta<typeof CertificateOfHours> = {
  component: CertificateOfHours,
  title: 'Certificate of hours',
  args: { booking: buildUserBooking({ gygState: 'FINISHED', attendance: 'ATTENDED', hours: 4 }) },
  render: (args, { globals }) => (
    <PlatformProvider areas={[area]} language={globals.language === 'sv' ? 'sv' : 'en'}>
      <CertificateOfHours {...args} />
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof CertificateOfHours>;

type Answer = NonNullable<Parameters<typeof fakeApi>[0]['issueCertificate']>;
const withCertificate =
  (issueCertificate: Answer = ({ body }) => buildCertificate({ name: body?.name ?? 'FULL' })) =>
  () => {
    setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
    const api = fakeApi({ issueCertificate });
    return () => api.restore();
  };

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button'));
  return within(await screen.findByRole('dialog'));
};
const make = /^(Create the certificate|Skapa intyget)$/;

/** The choice of the name. */
export const Choosing: Story = {
  beforeEach: withCertificate(),
  play: async ({ canvasElement }) => {
    await expect((await open(canvasElement)).getByRole('button', { name: make })).toBeTruthy();
  },
};

/** To download and to share. */
export const Issued: Story = {
  beforeEach: withCertificate(),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: make }));
    await expect(await dialog.findByText(/7K3M/)).toBeTruthy();
  },
};

/** The certificate is being made. */
export const Waiting: Story = {
  beforeEach: withCertificate(() => new Promise(() => {})),
  play: async ({ canvasElement }) => {
    await userEvent.click((await open(canvasElement)).getByRole('button', { name: make }));
  },
};

/** The host took the hours back. */
export const Refused: Story = {
  beforeEach: withCertificate(() => refusal('certificates.not_attended')),
  play: async ({ canvasElement }) => {
    await userEvent.click((await open(canvasElement)).getByRole('button', { name: make }));
  },
};

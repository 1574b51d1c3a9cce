import { buildCertificateCheck } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import area from '../../remote-entry';
import { CertificatePage } from './certificate-page';

const meta: Meta<typeof CertificatePage> = {
  component: CertificatePage,
  title: 'Check of a certificate',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/certificates/:code"
      at="/certificates/7K3M-9QXV-2FHT-WB4N"
    >
      <CertificatePage />
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof CertificatePage>;

type Answer = NonNullable<Parameters<typeof fakeApi>[0]['getCertificate']>;
const withCertificate = (getCertificate: Answer) => () => {
  setTestSession({});
  const api = fakeApi({ getCertificate });
  return () => api.restore();
};

export const Valid: Story = { beforeEach: withCertificate(() => buildCertificateCheck()) };

/** Long names and titles wrap. */
export const LongNames: Story = {
  beforeEach: withCertificate(() => {
    const check = buildCertificateCheck();
    const certified = check.certified && {
      ...check.certified,
      person: 'Anna-Karin Maximiliansdotter Hammarskjöld',
      hostName: 'Föreningen Hållbarhetssamordnarna i Västra Götalandsregionen',
      gygTitle: 'Ideellorganisationssamordningsdagen för hållbarhetsarbete',
      gygLanguage: 'se' as const,
      needTitle: 'Kommunikationsstrategiutvecklare',
      hours: 12.5,
    };
    return { ...check, certified };
  }),
};

/** The host no longer records the hours, or the account is gone. */
export const Withdrawn: Story = {
  beforeEach: withCertificate(() => buildCertificateCheck({ valid: false, certified: null })),
};

/** No certificate has the code. */
export const Unknown: Story = { beforeEach: withCertificate(() => refusal('certificates.missing')) };

/** What is typed cannot be a code. */
export const WrongCode: Story = {
  beforeEach: withCertificate(() => buildCertificateCheck()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'abc{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Loading: Story = { beforeEach: withCertificate(() => new Promise(() => {})) };
export const Failed: Story = { beforeEach: withCertificate(() => refusal('server.unexpected')) };

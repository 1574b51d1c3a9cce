import { type MailTemplateName, nightMedia, renderMail } from '@gyg/mail/templates';
import { mailSamples, sampleWrittenAt } from '@gyg/mail/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './mail.module.css';
import { MailFrame } from './mail-frame';

interface MailPreviewProps {
  template: MailTemplateName;
  language: 'en' | 'sv';
  theme: 'light' | 'dark';
}

/** Every sample of one mail: as HTML in a sandboxed frame, and beside it as plain text. */
function MailPreview({ template, language, theme }: MailPreviewProps) {
  return (
    <main className={styles.mails}>
      {Object.entries(mailSamples[template]).map(([variant, data]) => {
        const { subject, html, text } = renderMail(template, language === 'sv' ? 'se' : 'en', data, sampleWrittenAt);
        // The toolbar's theme replaces the reader's setting.
        const shown = html.replace(nightMedia, theme === 'dark' ? '@media all' : '@media not all');
        return (
          <article key={variant} className={styles.mail} aria-label={`${template}, ${variant}`}>
            <h2 className={styles.subject}>{subject}</h2>
            <p className={styles.name}>
              {template} · {variant}
            </p>
            <MailFrame title={`${subject} (${variant})`} html={shown} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
            <pre className={styles.text} tabIndex={0}>
              {text}
            </pre>
          </article>
        );
      })}
    </main>
  );
}

const meta: Meta<{ template: MailTemplateName }> = {
  title: 'Mail/Templates',
  tags: ['!autodocs'],
  // Scripts do not run in the frames, so axe would time out.
  parameters: { layout: 'fullscreen', a11y: { options: { iframes: false } } },
  render: ({ template }, { globals }) => (
    <MailPreview
      template={template}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      theme={globals.theme === 'dark' ? 'dark' : 'light'}
    />
  ),
};
export default meta;

type Story = StoryObj<{ template: MailTemplateName }>;

export const AccountErased: Story = { args: { template: 'accountErased' } };
export const AddressTaken: Story = { args: { template: 'addressTaken' } };
export const AlreadyConfirmed: Story = { args: { template: 'alreadyConfirmed' } };
export const BookingCancelled: Story = { args: { template: 'bookingCancelled' } };
export const BookingConfirmed: Story = { args: { template: 'bookingConfirmed' } };
export const BookingDeclined: Story = { args: { template: 'bookingDeclined' } };
export const BookingPending: Story = { args: { template: 'bookingPending' } };
export const GygChanged: Story = { args: { template: 'gygChanged' } };
export const GygInvite: Story = { args: { template: 'gygInvite' } };
export const GygMessage: Story = { args: { template: 'gygMessage' } };
export const GygReminder: Story = { args: { template: 'gygReminder' } };
export const GygThanks: Story = { args: { template: 'gygThanks' } };
export const GygUnpublished: Story = { args: { template: 'gygUnpublished' } };
export const MembershipAnswered: Story = { args: { template: 'membershipAnswered' } };
export const MembershipInvitation: Story = { args: { template: 'membershipInvitation' } };
export const OrganizationInvite: Story = { args: { template: 'organizationInvite' } };
export const OrganizationOpened: Story = { args: { template: 'organizationOpened' } };
export const OrganizationRequestAccepted: Story = { args: { template: 'organizationRequestAccepted' } };
export const OrganizationRequestDeclined: Story = { args: { template: 'organizationRequestDeclined' } };
export const OrganizationRequestReceived: Story = { args: { template: 'organizationRequestReceived' } };
export const PasswordResetCode: Story = { args: { template: 'passwordResetCode' } };
export const PlaceReminder: Story = { args: { template: 'placeReminder' } };
export const PlaceCancelled: Story = { args: { template: 'placeCancelled' } };
export const PlaceConfirmed: Story = { args: { template: 'placeConfirmed' } };
export const PlainMessage: Story = { args: { template: 'plainMessage' } };
export const ProposalAnswered: Story = { args: { template: 'proposalAnswered' } };
export const RepresentationAnswered: Story = { args: { template: 'representationAnswered' } };
export const StoryRequest: Story = { args: { template: 'storyRequest' } };
export const VerificationCode: Story = { args: { template: 'verificationCode' } };
export const VerifyBeforeReset: Story = { args: { template: 'verifyBeforeReset' } };
export const WaitlistClosed: Story = { args: { template: 'waitlistClosed' } };
export const WaitlistFree: Story = { args: { template: 'waitlistFree' } };
export const WaitlistOffer: Story = { args: { template: 'waitlistOffer' } };
export const WebhookFailed: Story = { args: { template: 'webhookFailed' } };

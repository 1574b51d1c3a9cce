import type { AreaDialogProps } from '@gyg/platform';
import { LegalDialog } from '../../shared/legal-dialog';

/** The terms of service over any page, opened by `#terms`. */
export const TermsDialog = ({ onClose }: AreaDialogProps) => <LegalDialog text="terms" onClose={onClose} />;

/** The privacy policy over any page, opened by `#privacy`. */
export const PrivacyDialog = ({ onClose }: AreaDialogProps) => <LegalDialog text="privacy" onClose={onClose} />;

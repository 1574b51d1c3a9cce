import { Consent } from '../../features/partner-window';

/** Whether a partner's site may act for the visitor, in its window. */
export const WindowConsentPage = () => <Consent />;

import type { User } from '@gyg/contract';
import { ErasePart } from './erase-part';
import { ExportPart } from './export-part';
import { LanguagePart } from './language-part';
import { NamePart } from './name-part';
import { PasswordPart } from './password-part';
import { PrivacyPart } from './privacy-part';

/** Everything one can change about one's account, each part saved for itself. */
export const AccountParts = ({ user }: { user: User }) => (
  <>
    <NamePart user={user} />
    <PrivacyPart user={user} />
    <LanguagePart user={user} />
    <PasswordPart user={user} />
    <ExportPart user={user} />
    <ErasePart user={user} />
  </>
);

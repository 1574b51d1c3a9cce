import type { User } from '@gyg/contract';
import { ErasePart } from './erase-part';
import { ExportPart } from './export-part';
import { LanguagePart } from './language-part';
import { NamePart } from './name-part';
import { PasswordPart } from './password-part';
import { PrivacyPart } from './privacy-part';
import { SitesPart } from './sites-part';

/** The editable parts of the user's account, each saved separately. */
export const AccountParts = ({ user }: { user: User }) => (
  <>
    <NamePart user={user} />
    <PrivacyPart user={user} />
    <LanguagePart user={user} />
    <PasswordPart user={user} />
    <SitesPart user={user} />
    <ExportPart user={user} />
    <ErasePart user={user} />
  </>
);

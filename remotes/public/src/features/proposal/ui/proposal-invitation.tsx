import type { Organization, OrganizationPage } from '@gyg/contract';
import { type ProposalAccess, type ProposalSettings, proposalAccess } from '@gyg/contract/proposal-access';
import { Button, Callout, Section } from '@gyg/design-system';
import {
  isSignedIn,
  paths,
  RequireUser,
  toLanguage,
  useLocation,
  useNavigate,
  useSearchParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useOwnOrganizations } from '../api/proposal-calls';
import { ProposalDialog } from './proposal-dialog';

export interface ProposalInvitationProps {
  organization: Organization;
  page: OrganizationPage;
}

/**
 * The call to propose a gyg to an organisation, and its form. The form is open while the address has `propose`, so it can
 * be linked and the back button closes it. Guests log in first and return to the open form.
 */
export function ProposalInvitation({ organization, page }: ProposalInvitationProps) {
  const { t } = useTranslation('public');
  const access = useProposalAccess(organization.id, page);
  const { open, show, close } = useProposalAddress();
  if (access === 'off') return null;
  const { proposalShortText, proposalButtonText } = page;
  const buttonText = proposalButtonText || t('proposal.button');
  const lang = toLanguage(organization.language);
  const membersOnly = access === 'members' || (access === 'guest' && page.proposalWhoCanSubmit !== 'ANYONE');
  return (
    <Section spacing="tight">
      <Callout
        title={t('proposal.title')}
        text={
          <>
            <p lang={proposalShortText === '' ? undefined : lang}>{proposalShortText || t('proposal.shortText')}</p>
            {membersOnly && <p>{t('proposal.membersOnly', { name: organization.name })}</p>}
          </>
        }
        action={
          <ProposalAction
            access={access}
            label={buttonText}
            lang={proposalButtonText === '' ? undefined : lang}
            target={paths.propose(organization.friendlyUrl)}
            onOpen={show}
          />
        }
      />
      {open && (
        <RequireUser waiting={null}>
          <ProposalDialog
            open={access === 'open'}
            title={buttonText}
            organization={organization}
            page={page}
            onClose={close}
          />
        </RequireUser>
      )}
    </Section>
  );
}

interface ProposalActionProps {
  access: ProposalAccess;
  label: string;
  lang: string | undefined;
  /** The address of the form, for after the login. */
  target: string;
  onOpen: () => void;
}

/** The button for those who may propose, and a link to the login for guests. */
function ProposalAction({ access, label, lang, target, onOpen }: ProposalActionProps) {
  const { t } = useTranslation('public');
  if (access === 'open') {
    return (
      <Button variant="inverse" size="lg" icon="lightbulb" lang={lang} onClick={onOpen}>
        {label}
      </Button>
    );
  }
  if (access !== 'guest') return null;
  return (
    <Button variant="inverse" size="lg" icon="lightbulb" href={paths.login({ target })}>
      {t('proposal.logIn')}
    </Button>
  );
}

/** Whether the form is open, in the address. */
function useProposalAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const go = (change: (next: URLSearchParams) => void, replace: boolean) => {
    const next = new URLSearchParams(params);
    change(next);
    const query = next.toString();
    void navigate(query === '' ? pathname : `${pathname}?${query}`, { replace, preventScrollReset: true });
  };
  return {
    open: params.has('propose'),
    show: () => go((next) => next.set('propose', '1'), false),
    close: () => go((next) => next.delete('propose'), true),
  };
}

/** What the visitor can do with an organisation's proposals. */
function useProposalAccess(organizationId: string, page: ProposalSettings): ProposalAccess {
  const starting = useSession((session) => session.status === 'starting');
  const signedIn = useSession(isSignedIn);
  const own = useOwnOrganizations();
  const member = own?.some((organization) => organization.organizationId === organizationId);
  return proposalAccess(page, { starting, signedIn, member });
}

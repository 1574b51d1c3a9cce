import { isolated } from '@gyg/contract/isolated';
import type { ReactNode } from 'react';
import { frameClasses as f } from '../../core/preact/frame';
import s from './gyg-proposal.module.css';
import type { ProposalView } from './proposal-view';

interface ProposalHeadProps {
  view: ProposalView;
  /** That only members may propose. */
  membersOnly: boolean;
  /** The button. */
  children: ReactNode;
}

/** The call to propose. The organisation's own text is in its language. */
export function ProposalHead({ view: { receiver, texts, origin }, membersOnly, children }: ProposalHeadProps) {
  const { organization, page } = receiver;
  const { proposalShortText } = page;
  return (
    <div className={s.call} part="call">
      <div className={s.words}>
        <h3 className={s.title} part="title">
          {texts.title(isolated(organization.name))}
        </h3>
        <p className={f.soft} lang={proposalShortText === '' ? undefined : ownLanguage(organization.language)}>
          {proposalShortText || texts.shortText}
        </p>
        {membersOnly && <p className={f.soft}>{texts.membersOnly(isolated(organization.name))}</p>}
        <p className={s.print}>
          {texts.print} {proposePage(origin, organization.friendlyUrl)}
        </p>
      </div>
      <div className={s.action}>{children}</div>
    </div>
  );
}

/** The language that an organisation writes in, as in `lang`. */
export const ownLanguage = (language: string): string => (language === 'se' ? 'sv' : language);

/** The form on the platform. */
export const proposePage = (origin: string, friendlyUrl: string): string =>
  `${origin}/go/${encodeURIComponent(friendlyUrl)}?propose=1`;

import { proposalAccess } from '@gyg/contract/proposal-access';
import { gygProposalOptions } from '@gyg/contract/widgets';
import { sheets, stylesFor } from '@gyg/design-system/shadow';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isGone } from '../../core/client';
import { portableStyle } from '../../core/portable-style';
import { Bones } from '../../core/preact/bones';
import { commonTexts } from '../../core/preact/common-texts';
import { Fallback, FormFrame, frameClasses as f, useFormAround } from '../../core/preact/frame';
import frameStyle from '../../core/preact/frame.module.css?inline';
import layers from '../../core/preact/layers.css?inline';
import { LogIn } from '../../core/preact/log-in';
import { adoptStyles, useLazy } from '../../core/preact/use-lazy';
import { useLoad } from '../../core/preact/use-load';
import { useReport } from '../../core/preact/use-report';
import { useRetry } from '../../core/preact/use-retry';
import { useSession, visitorOf } from '../../core/preact/use-session';
import { type ElementProps, reactElement } from '../../core/react-element';
import { type LogInRequest, type Session, sessionOf } from '../../core/session';
import type { TextFiles } from '../../core/texts';
import s from './gyg-proposal.module.css';
import ownStyle from './gyg-proposal.module.css?inline';
import { loadReceiver } from './gyg-proposal-query';
import { gygProposalTexts } from './gyg-proposal-texts';
import type { ProposalFormTexts } from './proposal-form-texts-en';
import { ProposalHead, proposePage } from './proposal-head';
import type { ProposalView, ProposalVisitorProps } from './proposal-view';

/** The texts of each language, in a file of its own. */
const proposalFormTextFiles: TextFiles<ProposalFormTexts> = {
  en: async () => (await import('./proposal-form-texts-en')).english,
  sv: async () => (await import('./proposal-form-texts-sv')).swedish,
};

/** The element as seen by its component. */
interface GygProposalHost extends HTMLElement {
  /** The session of this page at a platform. */
  readonly sessionAt: (api: string) => Session;
}

/** The content of `<gyg-proposal>`. The form is loaded when someone is logged in. */
function GygProposal({ element, options }: ElementProps<GygProposalHost, typeof gygProposalOptions>) {
  const around = useFormAround(element, options);
  const { language, origin } = around;
  const session = useMemo(() => element.sessionAt(origin), [element, origin]);
  const state = useSession(session);
  const visitor = visitorOf(state);
  const { organization } = options;
  const loader = useLoad(`${origin} ${organization}`, (signal, fresh) =>
    loadReceiver(origin, organization, signal, fresh),
  );
  const { loaded } = loader;
  const retry = useRetry(element, loader);
  const error = loaded.status === 'failed' ? loaded.error : undefined;
  useReport(element, error);

  const receiver = loaded.status === 'ready' ? loaded.data : undefined;
  const isOff =
    receiver !== undefined &&
    proposalAccess(receiver.page, { starting: false, signedIn: false, member: undefined }) === 'off';
  const lazy = useLazy(visitor && receiver && !isOff ? language : undefined, async () => {
    const [part, form] = await Promise.all([import('./proposal-visitor'), proposalFormTextFiles[language]()]);
    adoptStyles(element, part.visitorStyles);
    return { Visitor: part.ProposalVisitor, form };
  });
  const draft: ProposalVisitorProps['draft'] = useRef(undefined);
  const [isOpen, setIsOpen] = useState(options.open);
  useEffect(() => setIsOpen(options.open), [options.open]);

  const texts = gygProposalTexts[language];
  const failed = navigator.onLine ? texts.failed : commonTexts[language].offline;
  if (isOff) return null;
  const content = () => {
    if (receiver === undefined) {
      if (error === undefined) return <ProposalSkeleton label={commonTexts[language].loading} />;
      // A page of ours that is wrong is the developer's to see; visitors see what the author wrote into the tag.
      if (isGone(error) || error.code === 'option.missing') return <slot />;
      return (
        <Fallback language={language} onRetry={retry}>
          {failed}
        </Fallback>
      );
    }
    const { name, friendlyUrl } = receiver.organization;
    const request: LogInRequest = { scopes: ['profile', 'proposals'], language, purpose: texts.purpose(name) };
    const view: ProposalView = { receiver, session, language, origin, texts, request };
    if (visitor !== undefined && lazy.part) {
      const { Visitor, form } = lazy.part;
      return (
        <article className={f.card} part="card">
          <Visitor key={visitor.id} {...{ element, view, form, visitor, draft, isOpen }} onOpen={setIsOpen} />
        </article>
      );
    }
    return (
      <article className={f.card} part="card">
        <ProposalHead view={view} membersOnly={receiver.page.proposalWhoCanSubmit !== 'ANYONE'}>
          {visitor === undefined ? (
            <LogIn
              {...{ session, state, origin, request }}
              label={texts.logIn}
              offline={texts.offlineHint}
              elsewhere={proposePage(origin, friendlyUrl)}
              onLoggedIn={() => setIsOpen(true)}
            />
          ) : lazy.failed ? (
            <Fallback language={language} onRetry={lazy.retry}>
              {failed}
            </Fallback>
          ) : (
            <Bones lines={['button']} />
          )}
        </ProposalHead>
      </article>
    );
  };
  return (
    <FormFrame {...{ element, around, options }} status={loaded.status}>
      <div className={s.root}>{content()}</div>
    </FormFrame>
  );
}

const ProposalSkeleton = ({ label }: { label: string }) => (
  <div className={f.card} role="status" aria-label={label}>
    <div className={s.call}>
      <div className={s.words}>
        <Bones lines={['title', 'long']} />
      </div>
      <div className={s.action}>
        <Bones lines={['button']} />
      </div>
    </div>
  </div>
);

// The sheets of the form are in proposal-visitor.tsx.
const drawn = stylesFor(sheets.button, sheets.link);

/**
 * `<gyg-proposal organization="ren-kust-bohuslan">`: the call to propose a gyg to an organisation, and its form. Shows
 * nothing while the organisation does not accept proposals. The visitor logs in in a window of the platform; this page
 * never sees the password. Content of the tag is shown if the platform cannot be reached.
 */
export class GygProposalElement extends reactElement({
  component: GygProposal,
  options: gygProposalOptions,
  styles: [layers, ...drawn.map(portableStyle), frameStyle, ownStyle],
}) {
  /** The session of this page at a platform. Tests have their own. */
  static sessionOf: (api: string) => Session = sessionOf;

  /** For the component that renders the element. */
  readonly sessionAt = (api: string): Session => GygProposalElement.sessionOf(api);
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-proposal': GygProposalElement;
  }
}

import type { ProposalType } from '@gyg/contract/enums';
import { proposalAccess } from '@gyg/contract/proposal-access';
import { proposalWidgetOf } from '@gyg/contract/proposal-form';
import { Button, Modal, sheets } from '@gyg/design-system/shadow';
import { useState } from 'react';
import { portableStyle } from '../../core/portable-style';
import { Bones } from '../../core/preact/bones';
import { Fallback, frameClasses as f } from '../../core/preact/frame';
import { Note } from '../../core/preact/note';
import { useFocusNext } from '../../core/preact/use-focus-next';
import { useKeptFocus } from '../../core/preact/use-kept-focus';
import { useLoad } from '../../core/preact/use-load';
import { useReport } from '../../core/preact/use-report';
import { useSize } from '../../core/preact/use-size';
import { Who } from '../../core/preact/who';
import s from './gyg-proposal.module.css';
import { loadOrganizations } from './gyg-proposal-query';
import { ProposalForm, type ProposalFormProps } from './proposal-form';
import { ownLanguage, ProposalHead } from './proposal-head';
import type { ProposalVisitorProps } from './proposal-view';
import { emptyDraft, useProposal } from './use-proposal';

/** The width in pixels below which the form needs the whole screen. */
const narrowBelow = 460;

/** Whether the element is too narrow for a form in place. */
const useNarrow = (element: HTMLElement): boolean =>
  useSize(element, () => element.clientWidth > 0 && element.clientWidth < narrowBelow);

/** What can be proposed in the form with the name that is stored in an organisation's settings; undefined for a choice. */
const onlyTypeOf = (name: string): ProposalType | undefined =>
  proposalWidgetOf(name) === 'Collection' ? 'COLLECTION' : undefined;

/** The style sheets of what people see who are logged in. */
export const visitorStyles: readonly string[] = [
  sheets.banner,
  sheets.dateField,
  sheets.modal,
  sheets.radioCards,
  sheets.selectField,
  sheets.textArea,
  sheets.textField,
].flatMap((texts) => texts().map(portableStyle));

/** For visitors who are logged in: the button, the form in place or over the page, and that it was sent. */
export function ProposalVisitor({ element, view, form, visitor, draft, isOpen, onOpen }: ProposalVisitorProps) {
  const { receiver, session, language, origin, texts } = view;
  const { organization, page } = receiver;
  const asks = page.proposalRepresentOrganization === 'true';
  const needsOwn = asks || page.proposalWhoCanSubmit !== 'ANYONE';
  const { loaded, reload } = useLoad(needsOwn ? visitor.id : undefined, (signal) =>
    loadOrganizations(session, visitor.id, signal),
  );
  useReport(element, loaded.status === 'failed' ? loaded.error : undefined);
  const own = loaded.status === 'ready' ? loaded.data : undefined;
  const member = own?.some(({ organizationId }) => organizationId === organization.id);
  const access = proposalAccess(page, { starting: asks && own === undefined, signedIn: true, member });
  const [sent, setSent] = useState<string>();
  const isNarrow = useNarrow(element);
  const kept = draft.current?.userId === visitor.id ? draft.current.draft : undefined;
  const [round, setRound] = useState(0);
  const focusNext = useFocusNext(element, `${sent === undefined} ${round}`, false);
  useKeptFocus(element);

  if (access === 'waiting') {
    return (
      <ProposalHead view={view} membersOnly={false}>
        {loaded.status === 'failed' ? (
          <Fallback language={language} onRetry={() => void reload()}>
            {texts.failed}
          </Fallback>
        ) : (
          <Bones lines={['button']} />
        )}
      </ProposalHead>
    );
  }
  if (access !== 'open') {
    return (
      <ProposalHead view={view} membersOnly>
        <Button
          variant="secondary"
          part="button"
          href={`${origin}/users/join/${encodeURIComponent(organization.friendlyUrl)}`}
          target="_blank"
          rel="noopener"
        >
          {form.askToJoin}
        </Button>
      </ProposalHead>
    );
  }
  if (sent !== undefined) {
    return (
      <div className={s.call}>
        <Note icon="check" tone="good" isNew title={form.sent}>
          <p>{form.sentText(sent, organization.name)}</p>
        </Note>
        <Button
          variant="secondary"
          part="button"
          onClick={() => {
            setSent(undefined);
            onOpen(true);
          }}
        >
          {form.another}
        </Button>
      </div>
    );
  }
  const label = page.proposalButtonText || form.button;
  const content = isOpen && (
    <FormPart
      key={round}
      {...{ element, view, form, visitor }}
      organizations={asks ? (own ?? []) : []}
      start={kept}
      onDraft={(written) => {
        draft.current = { userId: visitor.id, draft: written };
      }}
      onCancel={() => onOpen(false)}
      onSent={(title) => {
        draft.current = undefined;
        focusNext();
        onOpen(false);
        setRound(round + 1);
        setSent(title);
      }}
    />
  );
  return (
    <>
      <ProposalHead view={view} membersOnly={false}>
        <Button
          icon={isOpen && !isNarrow ? 'close' : 'lightbulb'}
          part="button"
          lang={page.proposalButtonText === '' || isOpen ? undefined : ownLanguage(organization.language)}
          aria-expanded={isOpen}
          onClick={() => {
            if (!isOpen) void session.logIn(view.request);
            onOpen(!isOpen);
          }}
        >
          {isOpen && !isNarrow ? form.closeForm : label}
        </Button>
      </ProposalHead>
      {isNarrow ? (
        <Modal
          data-size="full"
          open={isOpen}
          onClose={() => onOpen(false)}
          title={label}
          closeLabel={form.closeForm}
          part="dialog"
        >
          {content}
        </Modal>
      ) : (
        content
      )}
    </>
  );
}

interface FormPartProps extends Pick<ProposalVisitorProps, 'element' | 'view' | 'form' | 'visitor'> {
  organizations: ProposalFormProps['organizations'];
  start: ReturnType<typeof emptyDraft> | undefined;
  onDraft: (draft: ReturnType<typeof emptyDraft>) => void;
  onCancel: () => void;
  onSent: (title: string) => void;
}

/** The form that the organisation chose, with its help beside it. */
function FormPart({ element, view, form, visitor, organizations, start, onDraft, onCancel, onSent }: FormPartProps) {
  const { receiver, session, request, language, origin } = view;
  const { organization, page } = receiver;
  const only = onlyTypeOf(page.proposalFormWidget);
  const [draft] = useState(() => start ?? emptyDraft(only));
  const model = useProposal({ element, session, request, organizationId: organization.id, draft, onDraft });
  const { help } = form;
  return (
    <div className={s.columns} part="columns">
      <div className={s.main}>
        <Who {...{ session, visitor, origin }} notYou={form.notYou} />
        <ProposalForm
          {...{ model, texts: form, language, only, organizations, onCancel, onSent }}
          questions={page.proposalQuestions}
          questionLanguage={ownLanguage(organization.language)}
        />
      </div>
      {page.proposalHelpText !== '' && (
        <aside className={s.help} part="help" aria-label={help}>
          <h3 className={f.title}>{help}</h3>
          <p className={s.helpText} lang={ownLanguage(organization.language)}>
            {page.proposalHelpText}
          </p>
        </aside>
      )}
    </div>
  );
}

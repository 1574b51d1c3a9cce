import { Breadcrumbs, Button, Dialog, ErrorState, Menu, TextSkeleton, Waiting } from '@gyg/design-system';
import {
  callOptions,
  paths,
  textLang,
  toast,
  useLoadFailure,
  useNavigate,
  useQuery,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { SavedState } from '../../../shared/autosave';
import { type GygAct, GygActDialog, possibleActs, useActItems } from '../../../shared/gyg-acts';
import { goTo, useEditor } from '../../../shared/gyg-editor';
import { GygStatus } from '../../../shared/gyg-table/gyg-status';
import { useRefreshGyg } from '../../../shared/refresh-gyg';
import s from './editor-head.module.css';
import { GuestView } from './guest-view';

/** Acts that lose nothing if something could not be saved. */
const withoutSaving: readonly GygAct[] = ['unpublish', 'delete'];

/** Title, state and saved state of the gyg, and what can be done with it. On phones the buttons stay at the bottom. */
export function EditorHead() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const refresh = useRefreshGyg();
  const { desk, autosave } = useEditor();
  const { gyg } = desk;
  const [act, setAct] = useState<GygAct>();
  const [previewing, setPreviewing] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const asAdmin = useSession(
    ({ loginRole, organizationId }) => loginRole === 'ADMIN' && organizationId === gyg.organizationId,
  );
  const preview = async () => {
    await autosave.flush();
    setPreviewing(true);
  };
  /** An act concerns what is on screen, so everything is saved first. */
  const start = async (next: GygAct) => {
    setPreparing(true);
    const saved = await autosave.flush();
    await refresh();
    setPreparing(false);
    if (saved || withoutSaving.includes(next)) setAct(next);
    else toast.error(t('saving.first'));
  };
  const main = possibleActs(desk).find((candidate) => candidate === 'publish' || candidate === 'finish');
  const items = useActItems(desk, (next) => void start(next), main ? [main] : []);
  const list = asAdmin
    ? { label: t('frame.hosted'), href: paths.hostedGygs() }
    : { label: t('managed.title'), href: paths.managedGygs() };
  return (
    <header className={s.root}>
      <Breadcrumbs
        label={t('gygFrame.youAreHere')}
        items={[
          list,
          { label: gyg.title, href: paths.gygDesk(gyg.id), lang: textLang(gyg.language) },
          { label: t('editor.edit') },
        ]}
      />
      <div className={s.line}>
        <h1 className={s.title} tabIndex={-1} lang={textLang(gyg.language)}>
          {gyg.title}
        </h1>
        <GygStatus gyg={gyg} />
      </div>
      <div className={s.bar}>
        <SavedState autosave={autosave} />
        <div className={s.actions}>
          <Button variant="secondary" size="sm" icon="eye" onClick={() => void preview()}>
            {t('editor.preview.open')}
          </Button>
          {main && (
            <Button size="sm" busy={preparing} onClick={() => void start(main)}>
              {t(`acts.names.${main}`)}
            </Button>
          )}
          <Menu label={t('editor.more')} items={items} />
        </div>
      </div>
      <PreviewDialog open={previewing} onClose={() => setPreviewing(false)} />
      <GygActDialog
        texts="own"
        gygId={gyg.id}
        act={act}
        onClose={() => setAct(undefined)}
        onField={(field) => requestAnimationFrame(() => goTo(field))}
        onDone={(done, copyId) => {
          if (copyId !== undefined) void navigate(paths.editGyg(copyId));
          if (done === 'delete') void navigate(list.href, { replace: true });
        }}
      />
    </header>
  );
}

interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The gyg’s page as a guest sees it, without what only hosts and participants see. */
function PreviewDialog({ open, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { id: gygId } = useEditor().desk.gyg;
  const options = callOptions('getGygProfile', { params: { gygId } });
  const { data, error, refetch } = useQuery({ ...options, enabled: open, refetchOnMount: 'always' });
  return (
    <Dialog open={open} onClose={onClose} size="full" title={t('editor.preview.title')} closeLabel={t('acts.close')}>
      {data && <GuestView profile={data} />}
      {!data && error && <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />}
      {!data && !error && (
        <Waiting label={t('editor.loading')}>
          <TextSkeleton heading lines={8} />
        </Waiting>
      )}
    </Dialog>
  );
}

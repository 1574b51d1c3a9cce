import type { GygDesk } from '@gyg/contract';
import {
  Banner,
  ErrorState,
  FieldsSkeleton,
  GygCardSkeleton,
  Page,
  Panel,
  Skeleton,
  TextSkeleton,
  Waiting,
} from '@gyg/design-system';
import { callOptions, useLoadFailure, usePageTitle, useQuery, useTranslation } from '@gyg/platform';
import { useMemo } from 'react';
import { useAutosave } from '../../../shared/autosave';
import { EditorContext, phaseOf } from '../../../shared/gyg-editor';
import { EditorHead } from './editor-head';
import { EditorLayout, type EditorSlots } from './editor-layout';
import s from './gyg-editor.module.css';

/** The editor of a gyg. It saves itself; the sections of other features are given as slots. */
export function GygEditor({ desk, ...slots }: EditorSlots & { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const autosave = useAutosave();
  usePageTitle(t('editor.pageTitle', { title: desk.gyg.title }));
  const phase = phaseOf(desk.gyg);
  const editor = useMemo(() => ({ desk, phase, autosave }), [desk, phase, autosave]);
  const params = { gygId: desk.gyg.id };
  const { data: page, error, refetch } = useQuery(callOptions('getGygPage', { params }, { lang: 'own' }));
  if (page === undefined && error === null) return <EditorSkeleton />;
  return (
    <EditorContext value={editor}>
      <Page padded="low" className={s.page}>
        <EditorHead />
        {phase === 'finished' && (
          <Banner className={s.banner} title={t('editor.finished.title')}>
            {t('editor.finished.text')}
          </Banner>
        )}
        {page === undefined ? (
          <ErrorState {...loadFailure(error, () => void refetch())} />
        ) : (
          // Another phase saves other fields, and starts from what the server has.
          <EditorLayout key={phase} page={page} {...slots} />
        )}
      </Page>
    </EditorContext>
  );
}

/** The placeholder of the editor: list of sections, fields, card. */
export function EditorSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Page padded="low">
      <Waiting label={t('editor.loading')}>
        <Skeleton shape="heading" length="half" />
        <div className={s.layout}>
          <div className={s.rail}>
            <TextSkeleton lines={8} />
          </div>
          <div className={s.form}>
            <Panel padding="large">
              <FieldsSkeleton fields={4} />
            </Panel>
            <Panel padding="large">
              <FieldsSkeleton fields={3} />
            </Panel>
          </div>
          <div className={s.side}>
            <GygCardSkeleton />
          </div>
        </div>
      </Waiting>
    </Page>
  );
}

import type { GygDesk } from '@gyg/contract';
import { Button, Panel } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { MissingList } from '../../../shared/gyg-acts';
import s from './publish-checklist.module.css';

/** What a draft needs before it can be published, with links to the fields. */
export function PublishChecklist({ desk: { gyg, missing } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const ready = missing.length === 0;
  return (
    <Panel role="region" aria-labelledby={headingId} className={s.root}>
      <h2 id={headingId} className={s.title}>
        {ready ? t('editor.side.ready') : t('acts.publish.missing', { count: missing.length })}
      </h2>
      <p className={s.text}>{t(ready ? 'editor.side.readyText' : 'editor.side.missingText')}</p>
      {!ready && <MissingList gygId={gyg.id} missing={missing} />}
      <Button block icon="edit" variant={ready ? 'secondary' : 'primary'} href={paths.editGyg(gyg.id)}>
        {t(ready ? 'desk.check' : 'desk.fillIn')}
      </Button>
    </Panel>
  );
}

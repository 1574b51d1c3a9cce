import type { GygDesk } from '@gyg/contract';
import { Button, Icon, Panel } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import s from './publish-checklist.module.css';

/** What a draft needs before it can be published. */
export function PublishChecklist({ desk: { gyg, missing } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const ready = missing.length === 0;
  return (
    <Panel role="region" aria-labelledby={headingId} className={s.root}>
      <h2 id={headingId} className={s.title}>
        {t(ready ? 'desk.publish.ready' : 'desk.publish.title', { count: missing.length })}
      </h2>
      <p className={s.text}>{t(ready ? 'desk.publish.readyText' : 'desk.publish.text')}</p>
      {!ready && (
        <ul className={s.list}>
          {missing.map((problem) => (
            <li key={problem} className={s.item}>
              <Icon name="alert" size="sm" />
              {t(`desk.publish.missing.${problem}`)}
            </li>
          ))}
        </ul>
      )}
      <Button block icon="edit" variant={ready ? 'secondary' : 'primary'} href={paths.editGyg(gyg.id)}>
        {t(ready ? 'desk.publish.look' : 'desk.publish.edit')}
      </Button>
    </Panel>
  );
}

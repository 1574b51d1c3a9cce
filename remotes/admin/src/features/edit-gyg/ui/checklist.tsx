import { Icon, Panel } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { MissingList } from '../../../shared/gyg-acts';
import { goTo, useEditor } from '../../../shared/gyg-editor';
import s from './editor-side.module.css';
import { useSectionFacts } from './use-section-facts';

/** What a draft needs before it can be published, and what would make it better. */
export function Checklist() {
  const { t } = useTranslation('admin');
  const { gyg } = useEditor().desk;
  const { missing, hasPicture, emptyTexts, needs } = useSectionFacts();
  const advice = [
    { id: 'picture', done: hasPicture },
    { id: 'texts', done: emptyTexts === 0 },
    { id: 'needs', done: needs > 0 },
  ] as const;
  return (
    <Panel>
      <h2 className={s.title}>
        {missing.length === 0 ? t('editor.side.ready') : t('acts.publish.missing', { count: missing.length })}
      </h2>
      <p className={s.note}>{missing.length === 0 ? t('editor.side.readyText') : t('editor.side.missingText')}</p>
      {missing.length > 0 && <MissingList gygId={gyg.id} missing={missing} onField={goTo} />}
      <h3 className={s.caption}>{t('editor.side.advice')}</h3>
      <ul className={s.advice}>
        {advice.map(({ id, done }) => (
          <li key={id} data-done={done || undefined}>
            <Icon name={done ? 'check' : 'minus'} size="sm" />
            <span>{t(done ? `editor.side.done.${id}` : `editor.side.todo.${id}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { FieldsSkeleton, GygCardSkeleton, Page, Panel, Skeleton, TextSkeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './gyg-editor.module.css';

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

import { Panel } from '@gyg/design-system';
import { DateField, SegmentedControl } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import type { FeaturedDraft } from '../model/featured-draft';
import { shownOn, swedishDay } from '../model/shown-on';
import s from './featured-preview.module.css';
import { PreviewPage } from './preview-page';

/** The lists as the home page shows them: as drafted or published, on a day, on a wide or a narrow screen. */
export function FeaturedPreview({ state: { draft, published } }: { state: FeaturedDraft }) {
  const { t } = useTranslation('super-user');
  const id = useId();
  const today = swedishDay(new Date());
  const [of, setOf] = useState('draft');
  const [width, setWidth] = useState('desktop');
  const [day, setDay] = useState(today);
  const shown = shownOn(of === 'live' ? published : draft, day || today);
  return (
    <Panel className={s.root} padding="none" role="region" aria-labelledby={id}>
      <div className={s.head}>
        <h2 className={s.title} id={id}>
          {t('featured.preview.title')}
        </h2>
        <SegmentedControl
          label={t('featured.preview.of')}
          options={(['draft', 'live'] as const).map((value) => ({ value, label: t(`featured.preview.${value}`) }))}
          value={of}
          onValueChange={setOf}
        />
      </div>
      <PreviewPage shown={shown} narrow={width === 'phone'} />
      <div className={s.foot}>
        <SegmentedControl
          label={t('featured.preview.width')}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`featured.preview.${value}`) }))}
          value={width}
          onValueChange={setWidth}
        />
        <DateField label={t('featured.preview.on')} value={day} onValueChange={setDay} />
      </div>
    </Panel>
  );
}

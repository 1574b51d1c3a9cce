import { Banner, Button, Skeleton } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { useErrorText, useTranslation } from '@gyg/platform';
import { useGygOptions } from '../../../shared/gyg-options';

interface ChooseGygProps {
  organizationId: string;
  gygId: string;
  onChange: (gygId: string) => void;
}

/** The past gygs of an organisation to choose from. */
export function ChooseGyg({ organizationId, gygId, onChange }: ChooseGygProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error, refetch } = useGygOptions(organizationId);
  if (error && data === undefined) {
    return (
      <Banner
        tone="bad"
        role="alert"
        actions={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('review.retry')}
          </Button>
        }
      >
        {errorText(error).text}
      </Banner>
    );
  }
  if (data === undefined) return <Skeleton shape="block" />;
  const past = data.filter(({ state }) => state === 'FINISHED');
  if (past.length === 0) return <Banner>{t('storyRequests.noPast')}</Banner>;
  return (
    <SelectField
      label={t('storyRequests.gyg')}
      placeholder={t('storyRequests.chooseGyg')}
      value={gygId}
      options={past.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

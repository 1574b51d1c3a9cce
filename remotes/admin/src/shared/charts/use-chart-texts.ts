import type { ChartTexts } from '@gyg/design-system/charts';
import { useTranslation } from '@gyg/platform';

/** The labels of the button between chart and table. */
export function useChartTexts(): ChartTexts {
  const { t } = useTranslation('admin');
  return { showTable: t('insights.showTable'), showChart: t('insights.showChart'), failed: t('insights.failed') };
}

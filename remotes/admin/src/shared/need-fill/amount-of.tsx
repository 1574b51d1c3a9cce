import { Trans, useFormat, useTranslation } from '@gyg/platform';

/** How many of how many, with the first number in bold ("29 of 40"). */
export function AmountOf({ some, all }: { some: number; all: number }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return <Trans t={t} i18nKey="desk.of" values={{ some: number(some), all: number(all) }} components={{ b: <b /> }} />;
}

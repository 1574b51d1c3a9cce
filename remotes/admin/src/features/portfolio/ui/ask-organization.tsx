import type { Portfolio } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { Combobox, type ComboboxOption } from '@gyg/design-system/forms';
import { toast, useErrorText, useMutation, useSettled, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useFoundOrganizations } from '../../../shared/organizations/find-organizations';
import { askOrganization, useRefreshPortfolio } from '../api/portfolio-organizations';
import s from './portfolio.module.css';

/** Delay after typing before organisations are fetched, in milliseconds. */
const delay = 500;

/** Finds an organisation and asks it to join. Its administrators get the request. */
export function AskOrganization({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshPortfolio();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [isMissing, setMissing] = useState(false);
  // A new field after each request: it is empty again.
  const [asked, setAsked] = useState(0);
  const keyword = useSettled(chosen === null ? text.trim() : '', delay);
  const { data, error, isFetching } = useFoundOrganizations(keyword);
  // The last result stays while the next one loads, but not in an empty field.
  const organizations = keyword === '' ? [] : (data?.organizations ?? []);
  const hadFocus = useRef(false);
  const asking = useMutation({
    mutationFn: (organization: ComboboxOption) => askOrganization(portfolio.id, organization.value),
    onSuccess: async ({ accepted }, { label }) => {
      setChosen(null);
      setText('');
      setAsked((count) => count + 1);
      hadFocus.current = true;
      toast.success(t(accepted ? 'portfolios.ask.joined' : 'portfolios.ask.done', { name: label }));
      await refresh();
    },
    onError: (thrown) => toast.error(errorText(thrown).text),
  });
  return (
    <form
      className={s.field}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen === null);
        if (chosen !== null && !asking.isPending) asking.mutate(chosen);
      }}
    >
      <Combobox
        key={asked}
        ref={(field) => {
          if (hadFocus.current) field?.focus();
          hadFocus.current = false;
        }}
        label={t('portfolios.ask.label')}
        hint={t('portfolios.ask.hint')}
        error={isMissing && chosen === null ? t('portfolios.ask.missing') : undefined}
        value={chosen}
        onValueChange={setChosen}
        onTextChange={setText}
        filtered
        options={organizations.map(({ id, name, city }) => ({
          value: id,
          label: name,
          ...(city !== null && city !== '' && { note: city }),
        }))}
        loading={isFetching || (chosen === null && keyword !== text.trim())}
        failure={error ? errorText(error).text : undefined}
        texts={{
          show: t('portfolios.ask.show'),
          clear: t('portfolios.ask.clear'),
          loading: t('portfolios.ask.searching'),
          empty: t(text.trim() === '' ? 'portfolios.ask.type' : 'portfolios.ask.noneFound'),
          found: (count) => t('portfolios.ask.found', { count }),
        }}
      />
      <Button type="submit" busy={asking.isPending}>
        {t('portfolios.ask.action')}
      </Button>
    </form>
  );
}

import type { Origin } from '@gyg/contract';
import { type OriginProblem, readOrigin } from '@gyg/contract/origins';
import { Button, Panel, Stack } from '@gyg/design-system';
import { CheckboxGroup, TextField } from '@gyg/design-system/forms';
import { call, toast, useTranslation } from '@gyg/platform';
import { type FormEvent, useRef, useState } from 'react';
import { useAccessAct } from '../model/use-access-act';
import s from './access.module.css';

const rights = ['logIn', 'frame'] as const;

interface Problem {
  problem: OriginProblem;
  suggestion: string | null;
}

/** Adds a site, or changes what a known one may do. */
export function AddOrigin({ organizationId, origins }: { organizationId: string; origins: readonly Origin[] }) {
  const { t } = useTranslation('admin');
  const { busy, act } = useAccessAct(['listOrigins']);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Problem>();
  const [may, setMay] = useState<readonly string[]>(['logIn']);
  const [nothing, setNothing] = useState(false);

  const take = (origin: string) => {
    setText(origin);
    setWrong(undefined);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // As the API reads it: sites on one's own machine count where the platform has no https.
    const read = readOrigin(text, { local: location.protocol === 'http:' });
    setWrong('problem' in read ? read : undefined);
    setNothing(may.length === 0);
    if ('problem' in read) {
      field.current?.focus();
      return;
    }
    if (may.length === 0) return;
    const { origin } = read;
    const body = { origin, mayLogIn: may.includes('logIn'), mayFrame: may.includes('frame') };
    const saved = await act(() => call('saveOrigin', { params: { organizationId }, body }));
    if (!saved) return;
    const there = origins.some((existing) => existing.origin === origin);
    toast.success(t(there ? 'access.origins.changed' : 'access.origins.added', { origin }));
    setText('');
  };

  return (
    <Panel>
      <form noValidate aria-label={t('access.origins.add')} onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          <TextField
            ref={field}
            label={t('access.origins.add')}
            hint={t('access.origins.hint')}
            error={wrong && t(`access.origins.problem.${wrong.problem}`)}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {wrong?.suggestion != null && (
            <p className={s.suggestion} role="status">
              {t('access.origins.meant')}{' '}
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('access.origins.take', { origin: wrong.suggestion })}
                onClick={() => take(wrong.suggestion ?? '')}
              >
                {wrong.suggestion}
              </Button>
            </p>
          )}
          <CheckboxGroup
            label={t('access.may')}
            error={nothing && may.length === 0 ? t('access.origins.nothing') : undefined}
            options={rights.map((value) => ({ value, label: t(`access.origins.${value}`) }))}
            value={may}
            onValueChange={setMay}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('access.origins.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

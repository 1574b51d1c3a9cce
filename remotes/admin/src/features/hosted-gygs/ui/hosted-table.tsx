import type { Gyg } from '@gyg/contract';
import { isolated } from '@gyg/contract/isolated';
import { Button, Menu, type MenuLink, ProgressBar } from '@gyg/design-system';
import type { RowKey } from '@gyg/design-system/tables';
import { invalidateCalls, paths, toast, useErrorText, useFormat, useQueryClient, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useBatch } from '../../../shared/confirm';
import { type GygAct, GygActDialog, useActItems, useAfterAct } from '../../../shared/gyg-acts';
import { fromTableSort, type GygList, soonestFirst, toTableSort } from '../../../shared/gyg-list';
import { GygTable } from '../../../shared/gyg-table';
import { KeepFocus } from '../../../shared/kept-focus';
import { ExportButton } from '../../../shared/lists/export-button';
import { saveHostedGygs, setHidden } from '../api/find-hosted-gygs';

export interface HostedTableProps {
  organizationId: string;
  gygs: readonly Gyg[];
  list: GygList;
  onSort: (sort: GygList['sort']) => void;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
}

/** One page of hosted gygs, each with its menu, and actions for several at once. */
export function HostedTable({ organizationId, gygs, list, onSort, stale }: HostedTableProps) {
  const { t } = useTranslation('admin');
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const chosen = gygs.filter(({ id }) => selected.has(id));
  return (
    <GygTable
      caption={t('hosted.title')}
      gygs={gygs}
      sort={toTableSort(list.sort)}
      otherOrders={[soonestFirst]}
      onSortChange={(sort) => onSort(fromTableSort(sort))}
      stale={stale}
      actions={(gyg) => <GygMenu gyg={gyg} />}
      selection={{
        // A gyg of another page cannot be seen, so it is not acted on.
        selected: new Set(chosen.map(({ id }) => id)),
        onSelectedChange: setSelected,
        rowLabel: ({ title }) => t('hosted.choose', { title }),
        allLabel: t('hosted.chooseAll'),
        countLabel: (count) => (count === 0 ? t('hosted.noneChosen') : t('hosted.chosen', { count })),
        clearLabel: t('hosted.clear'),
        actions: (
          <ChosenActions
            organizationId={organizationId}
            list={list}
            chosen={chosen}
            onDone={() => setSelected(new Set())}
          />
        ),
      }}
    />
  );
}

/** What a host does with one gyg of the list. */
function GygMenu({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const [act, setAct] = useState<GygAct>();
  const afterAct = useAfterAct();
  // The list is for administrators. The dialogs load how many people are concerned.
  const acts = useActItems({ gyg, people: bookedIn(gyg), isAdmin: true }, setAct);
  return (
    <>
      <KeepFocus>
        <Menu label={t('hosted.menu.label', { title: gyg.title })} items={[...useLinks(gyg), ...acts]} />
      </KeepFocus>
      <GygActDialog
        gygId={gyg.id}
        act={act}
        onClose={() => setAct(undefined)}
        onDone={(done, copyId) => {
          // A deleted gyg leaves the list, whose filters stay.
          if (done !== 'delete') afterAct(done, copyId);
        }}
      />
    </>
  );
}

/** How many bookings and places a gyg has, pending offers included. */
const bookedIn = ({ counts }: Gyg) =>
  counts ? counts.bookings.waiting + counts.bookings.confirmed + counts.recipients.booked : 0;

/** The pages of a gyg. A draft has no bookings, so it has no door list. */
function useLinks({ id, state }: Gyg): MenuLink[] {
  const { t } = useTranslation('admin');
  const doorList: MenuLink = { id: 'door', label: t('hosted.menu.door'), icon: 'check', href: paths.doorList(id) };
  return [
    { id: 'desk', label: t('hosted.menu.desk'), icon: 'home', href: paths.gygDesk(id) },
    { id: 'edit', label: t('hosted.menu.edit'), icon: 'edit', href: paths.editGyg(id) },
    ...(state === 'CREATED' ? [] : [doorList]),
    { id: 'view', label: t('hosted.menu.view'), icon: 'external', href: paths.gyg(id) },
  ];
}

interface ChosenActionsProps {
  organizationId: string;
  list: GygList;
  chosen: readonly Gyg[];
  /** Called after all chosen gygs were changed. */
  onDone: () => void;
}

/** Hides or shows the chosen gygs, or saves them as a file. */
function ChosenActions({ organizationId, list, chosen, onDone }: ChosenActionsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  const refresh = useRefreshHosted();
  const { progress, run } = useBatch();
  const change = async (hidden: boolean) => {
    const { done, failed } = await run(
      chosen.filter((gyg) => gyg.hidden !== hidden),
      ({ id }) => setHidden(id, hidden),
    );
    await refresh();
    for (const { item, thrown } of failed) toast.error(`${isolated(item.title)}: ${errorText(thrown).text}`);
    if (done.length > 0) toast.success(t(hidden ? 'hosted.hidden' : 'hosted.shown', { count: done.length }));
    if (failed.length === 0) onDone();
  };
  if (progress !== undefined) {
    return (
      <ProgressBar
        label={t('confirm.working')}
        amount={t('confirm.done', { done: number(progress.done), total: number(progress.total) })}
        value={progress.done}
        max={progress.total}
      />
    );
  }
  return (
    <>
      {chosen.some(({ hidden }) => !hidden) && (
        <Button size="sm" variant="secondary" icon="eye-off" onClick={() => void change(true)}>
          {t('hosted.hide')}
        </Button>
      )}
      {chosen.some(({ hidden }) => hidden) && (
        <Button size="sm" variant="secondary" icon="eye" onClick={() => void change(false)}>
          {t('hosted.show')}
        </Button>
      )}
      {chosen.length > 0 && (
        <ExportButton
          save={() =>
            saveHostedGygs(
              organizationId,
              list,
              chosen.map(({ id }) => id),
            )
          }
        />
      )}
    </>
  );
}

/** Returns a function that fetches everything again that shows hosted gygs. */
function useRefreshHosted(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateCalls(queries, ['findHostedGygs', 'getOrganizationDesk', 'getGygDesk']);
}

import type { Story } from '@gyg/contract';
import { Button, CardGrid, Dialog, EmptyState, ErrorState, ListFoot, Section, Skeleton } from '@gyg/design-system';
import {
  pageFrom,
  paths,
  toast,
  useErrorToast,
  useFormat,
  useListFoot,
  useLoadFailure,
  useSearchParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { ownPageSize, type StoryChange, useChangeStory, useOwnStories } from '../api/own-stories';
import { OwnStory } from './own-story';

/** The user's own stories of all gygs, newest first, with actions for each. Only the user sees this list. */
export function OwnStories({ gygId }: { gygId: string }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const listFoot = useListFoot();
  const errorToast = useErrorToast();
  const [search] = useSearchParams();
  const page = pageFrom(search);
  const userId = useSession((session) => session.userId);
  const { data, error, refetch } = useOwnStories(userId, page);
  const { mutate, isPending, variables } = useChangeStory();
  const [asked, setAsked] = useState<{ story: Story; change: StoryChange }>();
  const send = (story: Story, change: StoryChange) =>
    mutate(
      { story, change },
      {
        onSuccess: () => toast.success(t(`stories.own.done.${doneOf(change)}`)),
        onError: errorToast,
        onSettled: () => setAsked(undefined),
      },
    );
  const choose = (story: Story) => (change: StoryChange) => {
    if (change.kind === 'delete' || (change.kind === 'consent' && !change.given)) setAsked({ story, change });
    else send(story, change);
  };
  if (error !== null && data === undefined) {
    const failure = loadFailure(error, () => void refetch());
    return (
      <Section title={t('stories.own.title')}>
        <ErrorState {...failure} title={t('stories.own.failed')} />
      </Section>
    );
  }
  const total = data?.total ?? 0;
  return (
    <Section
      title={t('stories.own.title')}
      lead={total > 0 && t('stories.own.count', { count: total, formatted: number(total) })}
    >
      {data === undefined && (
        <CardGrid columns={3} aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </CardGrid>
      )}
      {data?.stories.length === 0 && <EmptyState title={t('stories.own.empty')} text={t('stories.own.emptyText')} />}
      {data !== undefined && data.stories.length > 0 && (
        <CardGrid columns={3}>
          {data.stories.map((story) => (
            <OwnStory
              key={story.id}
              story={story}
              busy={isPending && variables.story.id === story.id}
              onChange={choose(story)}
            />
          ))}
        </CardGrid>
      )}
      {total > ownPageSize && (
        <ListFoot
          {...listFoot(
            { page: page - 1, total, pageSize: ownPageSize },
            (number) => `${paths.uploadStory(gygId)}?page=${number}`,
          )}
        />
      )}
      <ConfirmChange
        asked={asked}
        busy={isPending}
        onConfirm={() => asked && send(asked.story, asked.change)}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  );
}

/** The key of the message after a change. */
const doneOf = (change: StoryChange) => {
  if (change.kind === 'delete') return 'delete';
  if (change.kind === 'share') return change.mayShare ? 'share' : 'unshare';
  return change.given ? 'given' : 'withdrawn';
};

interface ConfirmChangeProps {
  /** The deletion or withdrawal to confirm. The dialog is closed without it. */
  asked: { story: Story; change: StoryChange } | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a story is deleted, or hidden because people in it no longer agree. */
function ConfirmChange({ asked, busy, onConfirm, onClose }: ConfirmChangeProps) {
  const { t } = useTranslation('booking');
  const what = asked?.change.kind === 'consent' ? 'hide' : 'delete';
  return (
    <Dialog
      size="sm"
      open={asked !== undefined}
      onClose={onClose}
      title={t(`stories.own.ask.${what}.title`)}
      closeLabel={t('stories.own.ask.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('stories.own.ask.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {t(`stories.own.ask.${what}.confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`stories.own.ask.${what}.text`)}</p>
    </Dialog>
  );
}

import type { Story } from '@gyg/contract';
import type { CropperHandle } from '@gyg/design-system/forms';
import { invalidateCalls, toast, usePatientUpload, useQueryClient, useSession, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { type StoryDraft, useStoryDraft } from './use-story-draft';

/** Why a story would have no picture: none was chosen, it could not be cropped, or the API refused it. */
export type NoPicture = 'none' | 'crop' | 'refused';
export type StoryProblem = 'caption' | 'people' | 'agreed';

/** What is missing in a story that cannot be sent yet. */
function problemsOf({ caption, people, agreed }: StoryDraft, withPicture: boolean): StoryProblem[] {
  return [
    ...(caption.trim() === '' ? (['caption'] as const) : []),
    ...(withPicture && people === null ? (['people'] as const) : []),
    ...(withPicture && people === 'YES' && !agreed ? (['agreed'] as const) : []),
  ];
}

/** The fields of a draft for the call. Those about a picture are only sent with one. */
function bodyOf({ caption, altText, people, mayShare }: StoryDraft, withPicture: boolean) {
  const shown = { altText: altText.trim(), people: people === 'YES' ? 'AGREED' : 'NONE' } as const;
  return { caption: caption.trim(), mayShare: String(mayShare), ...(withPicture ? shown : {}) };
}

/** The lists and pages that show stories. */
const shownIn = ['findStories', 'getGygProfile', 'getUserProfile', 'listOrganizationStories', 'getStory'] as const;

/** The form of a story: its draft, what is wrong with it, and sending it with or without its picture. */
export function useTellStory(gygId: string) {
  const { t } = useTranslation('booking');
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const { draft, change, clear } = useStoryDraft(userId, gygId);
  const upload = usePatientUpload('createStory');
  const cropper = useRef<CropperHandle>(null);
  /** The crop that was sent. A repeated upload must use the same file object to get the same key. */
  const cut = useRef<File>(undefined);
  const [preview, setPreview] = useState<string>();
  const [withPicture, setWithPicture] = useState(false);
  const [noPicture, setNoPicture] = useState<NoPicture>();
  const [problems, setProblems] = useState<readonly StoryProblem[]>([]);
  const [sent, setSent] = useState<Story>();
  /** How many stories were sent: the cropper starts empty after each. */
  const [round, setRound] = useState(0);

  const post = async (image: File | undefined) => {
    const body = bodyOf(draft, image !== undefined);
    const result = await upload.send({ params: { gygId }, body, ...(image ? { image } : {}) });
    if (result === undefined) return;
    clear();
    cut.current = undefined;
    setPreview(undefined);
    setRound((before) => before + 1);
    setSent(result.story);
    toast.success(t(result.story.approved ? 'stories.published' : 'stories.uploaded'));
    await invalidateCalls(queries, shownIn);
  };

  const send = async (choice: 'with' | 'without' = 'with') => {
    const uses = choice === 'with' && withPicture;
    const wrong = problemsOf(draft, uses);
    setProblems(wrong);
    if (wrong.length > 0) return;
    setNoPicture(undefined);
    if (choice === 'without') return post(undefined);
    if (!withPicture) return setNoPicture('none');
    cut.current ??= await cropper.current?.cut();
    if (cut.current === undefined) return setNoPicture('crop');
    await post(cut.current);
  };

  const { state } = upload;
  const refused = state.phase === 'failed' && state.error.code.startsWith('image.') ? 'refused' : undefined;
  return {
    draft,
    change(part: Partial<StoryDraft>) {
      setSent(undefined);
      change(part);
    },
    discard: clear,
    problems,
    preview,
    withPicture,
    /** A picture was chosen before the page was loaded again: it is gone, and must be chosen again. */
    lostPicture: draft.hasPicture && !withPicture,
    noPicture: noPicture ?? refused,
    round,
    sent,
    send,
    upload,
    cropper: {
      handle: cropper,
      onPreview(src: string | undefined) {
        cut.current = undefined;
        setPreview(src);
      },
      onPicture(hasPicture: boolean) {
        // The answers about the people in a picture are not for another one.
        if (hasPicture) change({ hasPicture, people: null, agreed: false });
        // The cropper also says that it starts without one.
        else if (withPicture) change({ hasPicture });
        setWithPicture(hasPicture);
        setNoPicture(undefined);
      },
    },
  };
}

export type TellStory = ReturnType<typeof useTellStory>;

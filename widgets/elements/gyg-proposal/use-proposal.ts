import { ApiError, formOf, requestsOf } from '@gyg/contract/client';
import type { ProposalType } from '@gyg/contract/enums';
import { emptyProposal, type ProposalValues, toProposalBody } from '@gyg/contract/proposal-form';
import { useRef, useState } from 'react';
import { type Action, useAction, useRequestKey } from '../../core/preact/use-action';
import { useReport } from '../../core/preact/use-report';
import type { LogInRequest, Session } from '../../core/session';
import { cropPicture } from './crop-picture';
import { GygProposalSubmitEvent, GygProposalSubmittedEvent } from './gyg-proposal-events';

const requestOf = requestsOf({
  createProposal: 'POST /gygs/proposals',
  uploadProposalImage: 'POST /images/proposal',
});

/** A chosen picture, and which part of it is used. */
export interface ChosenPicture {
  readonly file: File;
  readonly picture: ImageBitmap;
  /** From 0 to 1, along the longer side. */
  readonly position: number;
  /** Where it is after it was sent. */
  readonly url?: string;
}

/** What someone has written and not sent. It stays until it is sent, also while the form is closed. */
export interface ProposalDraft {
  readonly values: ProposalValues;
  readonly picture: ChosenPicture | undefined;
}

/** `only`: what is proposed, where there is no choice. */
export const emptyDraft = (only?: ProposalType): ProposalDraft => {
  const values = emptyProposal(new Date());
  return { values: only === undefined ? values : { ...values, type: only }, picture: undefined };
};

export interface ProposalModel {
  readonly draft: ProposalDraft;
  readonly write: (values: Partial<ProposalValues>) => void;
  readonly choosePicture: (picture: ChosenPicture | undefined) => void;
  /** A picture that is being read, and whether it can be used: sending waits for it. */
  readonly readPicture: (reading: Promise<boolean>) => void;
  readonly action: Action;
  /** Resolves to whether it was sent. */
  readonly send: () => Promise<boolean>;
}

interface ProposalOptions {
  element: HTMLElement;
  session: Session;
  request: LogInRequest;
  organizationId: string;
  draft: ProposalDraft;
  onDraft: (draft: ProposalDraft) => void;
}

/** The form's values, and sending them. */
export function useProposal({
  element,
  session,
  request,
  organizationId,
  draft,
  onDraft,
}: ProposalOptions): ProposalModel {
  const action = useAction();
  const withKey = useRequestKey();
  const [shown, setShown] = useState(draft);
  // What is written and read while it is being sent counts too.
  const latest = useRef(draft);
  const reading = useRef<Promise<boolean>>(undefined);
  useReport(element, action.failure?.error);
  const update = (part: Partial<ProposalDraft>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setShown(next);
    onDraft(next);
  };

  /** Sends the picture once, however often the proposal is sent. */
  const pictureUrl = async (): Promise<string> => {
    const { picture } = latest.current;
    if (picture === undefined) return '';
    if (picture.url !== undefined) return picture.url;
    const image = await cropPicture(picture.picture, picture.position, picture.file);
    const { url } = await session.call(requestOf('uploadProposalImage', { body: formOf({}, image) }), ['url']);
    if (latest.current.picture === picture) update({ picture: { ...picture, url } });
    return url;
  };
  return {
    draft: shown,
    write: (values) => update({ values: { ...latest.current.values, ...values } }),
    choosePicture: (picture) => update({ picture }),
    readPicture(work) {
      reading.current = work;
      // The field says what is wrong with it; the next try sends without it.
      void work.then(() => {
        if (reading.current === work) reading.current = undefined;
      });
    },
    action,
    async send() {
      const { type, title } = latest.current.values;
      const detail = { organizationId, type, title: title.trim() };
      if (action.busy !== undefined || !element.dispatchEvent(new GygProposalSubmitEvent(detail))) return false;
      let refused = false;
      const sent = await action.run('send', async () => {
        // Who is logged in on this page for something else is asked for this too, in a window: first, in the click.
        const login = await session.logIn(request);
        if (login.status === 'failed') throw new ApiError(login.code);
        refused = (await reading.current) === false;
        if (refused) return;
        const image = await pictureUrl();
        const body = toProposalBody({ ...latest.current.values, image }, organizationId);
        const { id } = await withKey(
          (key) => requestOf('createProposal', { body }, { key }),
          (proposal) => session.call(proposal, ['id']),
        );
        element.dispatchEvent(new GygProposalSubmittedEvent({ id }));
      });
      return sent && !refused;
    },
  };
}

import type { BodyOf } from '@gyg/contract';
import { emptyProposal, type ProposalValues, toProposalBody } from '@gyg/contract/proposal-form';
import type { routes } from '@gyg/contract/routes';
import { useState } from 'react';
import { readAnswer, routeCall } from '../../core/preact/route-call';
import { type Action, useAction, useRequestKey } from '../../core/preact/use-action';
import { useReport } from '../../core/preact/use-report';
import type { LogInRequest, Session } from '../../core/session';
import { WidgetError } from '../../core/widget-error';
import { cropPicture } from './crop-picture';
import { GygProposalSubmitEvent, GygProposalSubmittedEvent } from './gyg-proposal-events';

type Routes = typeof routes;
const create = 'POST /gygs/proposals' satisfies Routes['createProposal'];
const upload = 'POST /images/proposal' satisfies Routes['uploadProposalImage'];

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

export const emptyDraft = (): ProposalDraft => ({ values: emptyProposal(new Date()), picture: undefined });

export interface ProposalModel {
  readonly draft: ProposalDraft;
  readonly write: (values: Partial<ProposalValues>) => void;
  readonly choosePicture: (picture: ChosenPicture | undefined) => void;
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
  const [latest, setLatest] = useState(draft);
  useReport(element, action.failure?.error);
  const update = (part: Partial<ProposalDraft>) => {
    const next = { ...latest, ...part };
    setLatest(next);
    onDraft(next);
  };

  /** Sends the picture once, however often the proposal is sent. */
  const pictureUrl = async (): Promise<string> => {
    const { picture } = latest;
    if (picture === undefined) return '';
    if (picture.url !== undefined) return picture.url;
    const image = await cropPicture(picture.picture, picture.position, picture.file);
    const body = new FormData();
    if (image) body.append('image', image);
    const { path, method } = routeCall(upload);
    const { url } = readAnswer<{ url: string }>(await session.call(path, { method, body }), { url: 'string' });
    update({ picture: { ...picture, url } });
    return url;
  };
  const post = async (body: BodyOf<'createProposal'>) => {
    const { path, method } = routeCall(create);
    const answer = await withKey(body, (idempotencyKey) => session.call(path, { method, body, idempotencyKey }));
    return readAnswer<{ id: string }>(answer, { id: 'string' }).id;
  };
  return {
    draft: latest,
    write: (values) => update({ values: { ...latest.values, ...values } }),
    choosePicture: (picture) => update({ picture }),
    action,
    async send() {
      const { type, title } = latest.values;
      const detail = { organizationId, type, title: title.trim() };
      if (action.busy !== undefined || !element.dispatchEvent(new GygProposalSubmitEvent(detail))) return false;
      return action.run('send', async () => {
        // Who is logged in on this page for something else is asked for this too, in a window: first, in the click.
        const login = await session.logIn(request);
        if (login.status === 'failed') throw new WidgetError(login.code);
        const image = await pictureUrl();
        const id = await post(toProposalBody({ ...latest.values, image }, organizationId));
        element.dispatchEvent(new GygProposalSubmittedEvent({ id }));
      });
    },
  };
}

import { defineOperations } from '../operation';
import {
  promoteRemoteBodySchema,
  remoteListSchema,
  remoteReportsSchema,
  rollBackRemoteBodySchema,
  shareRemoteBodySchema,
  superRemoteSchema,
} from '../schemas/remotes';

const supers = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;
const acts = [...supers, 'remotes.missing', 'remotes.unknown_build', 'request.invalid'] as const;

export const remoteOperations = defineOperations('operations', {
  reportRemotes: {
    summary: 'Report how remotes loaded',
    description:
      'Sent by pages of the platform. Loads of unknown remotes and builds are ignored. A canary that fails for too many visitors is paused.',
    who: ['any'],
    body: remoteReportsSchema,
    answers: { 204: null },
    errors: ['request.invalid'],
  },
  listRemotes: {
    summary: 'List the remotes, their builds and how they load',
    who: ['super'],
    answers: { 200: remoteListSchema },
    errors: supers,
  },
  shareRemote: {
    summary: 'Give a build of a remote to a share of visitors',
    description: 'Visitors keep the build that they got. Takes effect within seconds.',
    who: ['super'],
    body: shareRemoteBodySchema,
    answers: { 200: superRemoteSchema },
    errors: [...acts, 'remotes.already_current'],
  },
  promoteRemote: {
    summary: 'Give the canary of a remote to every visitor',
    who: ['super'],
    body: promoteRemoteBodySchema,
    answers: { 200: superRemoteSchema },
    errors: [...acts, 'remotes.no_canary'],
  },
  rollBackRemote: {
    summary: 'End the canary of a remote, or return to an earlier build',
    description: 'Holds until the remote is deployed again.',
    who: ['super'],
    body: rollBackRemoteBodySchema,
    answers: { 200: superRemoteSchema },
    errors: [...acts, 'remotes.no_canary', 'remotes.already_current'],
  },
});

import { z } from 'zod';
import { timeSchema } from './common';

const counter = z.int().min(0);
const entry = z.string().min(1).max(500);
const milliseconds = counter.nullable();
const reason = z.string().trim().max(300).optional().meta({ description: 'For the audit log' });

/** How one remote loaded in a page. */
const remoteLoadSchema = z.strictObject({
  name: z.string().max(60),
  entry: entry.meta({ description: 'The entry of the build, as in /remotes.json' }),
  outcome: z.enum(['loaded', 'failed']),
  ms: z.int().min(0).max(600_000).optional().meta({ description: 'From asking for the remote until it had loaded' }),
  message: z.string().max(200).optional().meta({ description: 'What failed' }),
});

export const remoteReportsSchema = z.strictObject({ loads: z.array(remoteLoadSchema).min(1).max(20) });
export type RemoteLoad = z.infer<typeof remoteLoadSchema>;

/** One build of a remote, as super users see it. */
const remoteVersionSchema = z.strictObject({
  entry,
  version: z.string(),
  role: z.enum(['current', 'canary', 'earlier']),
  share: z.number().min(0).max(1),
  deployedAt: timeSchema.nullable().meta({ description: 'Null if its history does not say' }),
  loads: counter.meta({ description: 'Of the last 24 hours, with those that failed' }),
  failures: counter.meta({ description: 'Of the last 24 hours' }),
  p50: milliseconds.meta({ description: 'Half of the loads of the last 24 hours were faster; null without loads' }),
  p95: milliseconds.meta({ description: '95 per cent of the loads of the last 24 hours were faster' }),
  trend: z.array(milliseconds).meta({ description: 'p95 of each of the last seven days, the oldest first' }),
});
export type RemoteVersion = z.infer<typeof remoteVersionSchema>;

export const superRemoteSchema = z
  .strictObject({
    name: z.string(),
    state: z.enum(['current', 'canary', 'paused', 'rolledBack']),
    platform: z.string().meta({ description: 'The range of the platform that the current build needs' }),
    origin: z.string().nullable().meta({ description: 'Where its files are; null for this site' }),
    paths: counter.meta({ description: 'How many paths it claims' }),
    versions: z
      .array(remoteVersionSchema)
      .meta({ description: 'The current build, the canary, then earlier ones, newest first' }),
    pausedFor: z
      .enum(['failures', 'slow'])
      .nullable()
      .meta({ description: 'Why the platform paused the canary; null if a person did' }),
    changedAt: timeSchema.nullable().meta({ description: 'When the last decision was taken' }),
    failures: z.array(z.strictObject({ version: z.string(), message: z.string(), count: counter, lastAt: timeSchema })),
  })
  .meta({ id: 'SuperRemote' });
export type SuperRemote = z.infer<typeof superRemoteSchema>;

export const remoteListSchema = z.strictObject({
  remotes: z.array(superRemoteSchema),
  refused: z
    .array(z.strictObject({ remote: z.string(), reason: z.string() }))
    .meta({ description: 'What of the deploy table is not used, and why' }),
  rule: z
    .strictObject({
      failures: z.number(),
      slower: z.number(),
      loads: counter,
    })
    .meta({
      description:
        'A canary is paused above this share of failed loads, or if its p95 is this many times the current build’s, once it has this many loads',
    }),
});
export type RemoteList = z.infer<typeof remoteListSchema>;

export const shareRemoteBodySchema = z.strictObject({
  entry: entry.meta({ description: 'The build that becomes or is the canary' }),
  percent: z.int().min(0).max(100).meta({ description: 'The share of visitors; 0 pauses it' }),
  reason,
});
export const promoteRemoteBodySchema = z.strictObject({
  entry: entry.meta({ description: 'The canary, which every visitor gets from now on' }),
  reason,
});
export const rollBackRemoteBodySchema = z.strictObject({
  entry: entry
    .optional()
    .meta({ description: 'The earlier build that every visitor gets from now on; without it the canary ends' }),
  reason,
});

import { z } from 'zod';
import { optionalText, setting } from './setting';

/** Where data is stored, and how mail leaves. */
export const dataSettings = {
  title: 'Data and mail',
  variables: {
    DATA_DIR: setting(z.string().trim().default('./data'), {
      value: 'folder',
      does: 'the folder of the database file and the media',
      more: 'With PostgreSQL and a bucket it has nothing to back up: the drawn pictures of the goals and the demo, uploads while they arrive, and a copy of the last good `remotes.json`. The server writes to it all the same.',
    }),
    DATABASE_URL: setting(optionalText(), {
      value: 'url',
      does: '`postgres://user:password@host:5432/name` for PostgreSQL',
      more: 'An empty database; the first start creates the tables.',
      otherwise: 'SQLite in `DATA_DIR`',
    }),
    MEDIA_URL: setting(optionalText(), {
      value: 'url',
      does: '`s3://bucket/prefix?endpoint=https://…&region=…` for uploaded pictures',
      more: 'Without `endpoint` the bucket is at Amazon. It stays private: the platform serves its pictures, and a cache in front may store `/media/uploads` permanently (decision 0021). The demo’s pictures are always in `DATA_DIR/media`.',
      otherwise: '`DATA_DIR/media`',
    }),
    AWS_ACCESS_KEY_ID: setting(optionalText(), {
      value: 'key',
      does: 'the access key of the bucket',
      more: 'With permission to read, write and delete below the prefix.',
      required: 'with `MEDIA_URL`',
    }),
    AWS_SECRET_ACCESS_KEY: setting(optionalText(), {
      value: 'key',
      does: 'the secret of that access key',
      required: 'with `MEDIA_URL`',
    }),
    SMTP_URL: setting(optionalText(), {
      value: 'url',
      does: 'the mail server: `smtp://user:password@host:587`',
      required: 'in production',
    }),
    MAIL_FROM: setting(optionalText(), {
      value: 'sender',
      does: 'the sender of mails',
      otherwise: '`Gyg <no-reply@localhost>`',
      required: 'in production',
    }),
  },
};

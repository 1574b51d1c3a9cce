import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import * as desk from './desk-schemas';
import { goalScenesSchema, gygsSchema, keyIn, organizationsSchema, peopleSchema, scenesSchema } from './schemas';

/** The texts: `api/demo/content` in the nearest parent folder that has it, as the migrations are found. */
function findContentFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'api', 'demo', 'content');
    if (existsSync(candidate)) return candidate;
    if (path.dirname(folder) === folder)
      throw new Error(`No api/demo/content in any folder above ${import.meta.dirname}`);
  }
}

/** Thrown for a file that is not YAML, or not as its schema says: the message names the file and the fields. */
export class WrongContent extends Error {
  override readonly name = 'WrongContent';

  constructor(file: string, problem: string) {
    super(`api/demo/content/${file} is wrong:\n${problem}`);
  }
}

function readFile<Schema extends z.ZodType>(folder: string, file: string, schema: Schema): z.infer<Schema> {
  const written = readFileSync(path.join(folder, file), 'utf8');
  let data: unknown;
  try {
    data = parse(written);
  } catch (error) {
    throw new WrongContent(file, String(error));
  }
  const { success, data: valid, error } = schema.safeParse(data);
  if (!success) throw new WrongContent(file, z.prettifyError(error));
  return valid;
}

/** Reads and checks everything; keys of people, organisations and gygs must exist. */
export function readContent(folder = findContentFolder()) {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => readFile(folder, `${name}.yaml`, schema);
  const people = read('people', peopleSchema);
  const person = keyIn(Object.keys(people), 'people.yaml');
  const listed = read('organizations', organizationsSchema(person));
  const organization = keyIn(
    listed.map(({ key }) => key),
    'organizations.yaml',
  );
  const gygs = gygsSchema({ person, organization });
  const organizations = listed.map(({ gygs: files, ...host }) => ({
    ...host,
    gygs: files.flatMap((file): DemoGyg[] => read(`gygs/${file}`, gygs)),
  }));
  const hostedGygs = organizations.flatMap((host) => host.gygs.map((gyg) => ({ host, gyg })));
  const gyg = keyIn(
    hostedGygs.map((hosted) => hosted.gyg.key),
    'gygs',
  );
  const keys = { person, organization, gyg };
  return {
    people,
    /** In the order of the file, for picks that are always the same. */
    personKeys: Object.keys(people),
    /** In the order they are shown. */
    organizations,
    /** Every gyg with its host. */
    hostedGygs,
    scenes: read('scenes', scenesSchema),
    featured: read('featured', desk.featuredSchema(keys)),
    notifications: read('notifications', desk.notificationsSchema(keys)),
    requests: read('requests', desk.requestsSchema(keys)),
    proposals: read('proposals', desk.proposalsSchema(keys)),
    invites: read('invites', desk.invitesSchema(keys)),
    catalogs: read('catalogs', desk.catalogsSchema(keys)),
    portfolios: read('portfolios', desk.portfoliosSchema(keys)),
    gygMessages: read('gyg-messages', desk.gygMessagesSchema(keys)),
  };
}

export type Content = ReturnType<typeof readContent>;

/** A gyg with everything that belongs to it. `again`: it takes place once more, with the pictures and texts of `of`. */
export type DemoGyg = z.infer<ReturnType<typeof gygsSchema>>[number] & { again?: { of: string; time: number } };
export type DemoNeed = DemoGyg['needs'][number];
export type DemoBooking = DemoNeed['bookings'][number];
export type DemoOrganization = Omit<z.infer<ReturnType<typeof organizationsSchema>>[number], 'gygs'> & {
  gygs: DemoGyg[];
};
export interface HostedGyg {
  host: DemoOrganization;
  gyg: DemoGyg;
}

let cached: Content | undefined;

/** The demo's content, read when it is first needed. Throws WrongContent. */
export function content(): Content {
  cached ??= readContent();
  return cached;
}

/** The people alone, for a start of a demo that is complete. */
export const readPeople = () => readFile(findContentFolder(), 'people.yaml', peopleSchema);

/** The scenes of gygs without a picture, by goal; production needs them too. */
export const readGoalScenes = () => readFile(findContentFolder(), 'goal-scenes.yaml', goalScenesSchema);

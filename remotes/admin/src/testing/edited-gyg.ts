import type { GygDesk, GygPage, GygTranslation, ReminderSettings } from '@gyg/contract';
import { buildGyg, buildGygDesk, buildGygPage, buildGygProfile, buildNeed } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { scenePicture } from './pictures';

const paged = { page: 0, pageSize: 100 };
const deskNeed = (over: Parameters<typeof buildNeed>[0], booked = 0) => ({
  ...buildNeed(over),
  confirmedPositions: booked,
  waitingPositions: 0,
  heldPositions: 0,
});

/** A draft that lacks a summary and an address. */
export const draftDesk = (): GygDesk =>
  buildGygDesk({
    gyg: buildGyg({
      id: 'gyg-pots',
      title: 'Crab pots to supper',
      summary: '',
      address: '',
      friendlyUrl: 'crab-pots-to-supper',
      sdgGoalId: 2,
      secondaryGoals: '14|12',
      state: 'CREATED',
      startDateTime: '2027-09-04T06:30:00.000Z',
      endDateTime: '2027-09-04T17:00:00.000Z',
      beneficiaryPositions: 0,
    }),
    needs: [
      deskNeed({
        id: 'need-skipper',
        title: 'Skipper with own boat',
        durationMinutes: 300,
        offeredPositions: 2,
        availablePositions: 2,
      }),
      deskNeed({
        id: 'need-cook',
        title: 'Cook for the boathouse',
        sortOrder: 1,
        offeredPositions: 2,
        availablePositions: 2,
      }),
      deskNeed({
        id: 'need-pots',
        contributionType: 'COMMODITY',
        title: 'Crab pots',
        durationMinutes: null,
        offeredPositions: 8,
        availablePositions: 8,
      }),
    ],
    recipients: { places: 0, taken: 0, held: 0 },
    missing: ['summary', 'address'],
    people: 0,
  });

/** A published gyg with bookings. */
export const publishedDesk = (): GygDesk =>
  buildGygDesk({
    gyg: buildGyg({ heroImage: scenePicture('shore', 14), gygHero: scenePicture('shore', 14) }),
  });

export const finishedDesk = (): GygDesk => buildGygDesk({ gyg: buildGyg({ state: 'FINISHED' }), people: 61 });

export const editedPage = (over: Partial<GygPage> = {}): GygPage =>
  buildGygPage({ 'page.participantInfo': '', ...over });

/** The texts of a gyg in Swedish, unless `over` names another language. */
export const buildTranslation = (over: Partial<GygTranslation> = {}): GygTranslation => ({
  language: 'se',
  title: '',
  summary: '',
  preface: '',
  description: '',
  impact: '',
  participantInfo: '',
  beneficiaryText: '',
  needs: [],
  ...over,
});

/** The calls of the editor. Saves answer with the changed gyg, need or page, as the API does. */
export function editorApi(desk: GygDesk, page: GygPage = editedPage(), translated?: GygTranslation): FakeHandlers {
  let current = desk;
  let translation = translated;
  let texts = page;
  let reminders: ReminderSettings = { enabled: true, hoursBefore: [48, 3] };
  const { gyg } = desk;
  return {
    getGygDesk: () => current,
    getGygPage: () => texts,
    getGygProfile: () => buildGygProfile({ gyg: current.gyg, gygPage: texts }),
    listGygTranslations: () => ({ translations: translation ? [translation] : [] }),
    saveGygTranslation: ({ params, body }) => {
      const texts = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const needs = (body.needs ?? []).filter(({ title }) => title !== '');
      translation = buildTranslation({ ...texts, needs, language: params.language === 'en' ? 'en' : 'se' });
      return translation;
    },
    deleteGygTranslation: () => {
      translation = undefined;
      return undefined;
    },
    getReminders: () => reminders,
    saveReminders: ({ body }) => {
      reminders = body;
      return reminders;
    },
    listGygManagers: () => ({
      users: [{ id: 'user-britta', fullName: 'Britta Hallén', profileImage: null }],
      total: 1,
      ...paged,
    }),
    listPartners: () => ({
      partners: [
        {
          gygId: gyg.id,
          organizationId: 'org-rescue',
          role: 'partner',
          accepted: false,
          created: '2027-06-09T08:00:00.000Z',
          orgName: 'Smögens sjöräddning',
          orgLogo: null,
          orgFriendlyUrl: 'smogens-sjoraddning',
          organizationType: 'NON-PROFIT',
        },
      ],
      total: 1,
      ...paged,
    }),
    listGygTags: () => ({
      tags: ['families', 'food'].map((tag) => ({
        organizationId: gyg.organizationId,
        orgName: gyg.orgName,
        gygId: gyg.id,
        gygTitle: gyg.title,
        tag,
      })),
      total: 2,
      ...paged,
    }),
    listGygMedia: () => ({
      media: [{ id: 'medium-1', url: scenePicture('food', 2), caption: 'Supper in the boathouse' }],
      total: 1,
      ...paged,
    }),
    geocode: () => ({ lat: 58.43, lng: 11.3 }),
    updateGyg: ({ body }) => {
      const { secondaryGoals = current.gyg.secondaryGoals, ...changes } = body;
      const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      current = { ...current, gyg: { ...current.gyg, ...changed, secondaryGoals } };
      const { title, summary, address } = current.gyg;
      const missing = Object.entries({ title, summary, address });
      current = {
        ...current,
        missing: current.missing.filter((problem) => missing.some(([name, value]) => name === problem && value === '')),
      };
      return current.gyg;
    },
    saveGygPage: ({ body }) => {
      const changed = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      texts = { ...texts, ...changed };
      return texts;
    },
    updatePosition: ({ params, body }) => {
      const need = current.needs.find(({ id }) => id === params.needId) ?? deskNeed({});
      const changed = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      return { ...buildNeed({ id: need.id }), ...changed };
    },
    createPosition: ({ body }) => {
      const need = deskNeed({
        id: `need-${body.title.toLowerCase().replaceAll(' ', '-')}`,
        title: body.title,
        durationMinutes: body.durationMinutes,
        offeredPositions: body.offeredPositions,
        availablePositions: body.offeredPositions,
        sortOrder: body.sortOrder ?? 0,
      });
      current = { ...current, needs: [...current.needs, need] };
      return buildNeed({ id: need.id, title: need.title });
    },
    deletePosition: ({ params }) => {
      current = { ...current, needs: current.needs.filter(({ id }) => id !== params.needId) };
      return undefined;
    },
    orderNeeds: () => undefined,
    publishGyg: () => {
      current = { ...current, gyg: { ...current.gyg, state: 'PUBLISHED' } };
      return current.gyg;
    },
    unpublishGyg: () => {
      current = { ...current, gyg: { ...current.gyg, state: 'CREATED' }, people: 0 };
      return current.gyg;
    },
  };
}

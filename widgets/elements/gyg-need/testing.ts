import type { Gyg, GygViewer, Need, UserOrganization } from '@gyg/contract';
import { buildGyg, buildGygViewer, buildNeed, buildNeedInvitation } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type FakeSession, fakeSession } from '../../core/preact/testing/fake-session';
import { GygNeedElement } from './gyg-need-element';

/** The platform's origin in these tests. */
export const platform = 'https://gyg.example';
/** The need that the element shows. */
export const needId = 'need-picker';

/** Replaces `fetch`: what anyone may read. */
export const asked = vi.fn<typeof fetch>();
/** The URLs of all public requests so far. */
export const urls = () => asked.mock.calls.map(([input]) => new URL(String(input)));

// Upcoming, whatever the date of the test.
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const upcoming = (over: Partial<Gyg> = {}): Gyg =>
  buildGyg({ startDateTime: soon(20), endDateTime: soon(20.3), ...over });

export interface Scene {
  need?: Partial<Need>;
  gyg?: Partial<Gyg>;
  partners?: readonly string[];
  viewer?: Partial<GygViewer>;
  organizations?: readonly string[];
}

/** The public answer of a scene. */
export const invitationOf = ({ need, gyg, partners = [] }: Scene) => {
  const partnerOf = (name: string) => ({
    id: name,
    name,
    logo: null,
    friendlyUrl: name,
    organizationType: 'NON-PROFIT' as const,
  });
  return buildNeedInvitation({ need: buildNeed(need), gyg: upcoming(gyg), partners: partners.map(partnerOf) });
};

const organizationOf = (name: string): Partial<UserOrganization> => ({
  organizationId: name.toLowerCase(),
  name,
  logo: null,
});

/** What the session answers in a scene: the visitor's part, and nothing else. */
export function answersOf({ viewer, organizations = [] }: Scene) {
  return (path: string): unknown => {
    if (path.endsWith('/viewer')) return buildGygViewer(viewer);
    if (path.endsWith('/organizations')) return { organizations: organizations.map(organizationOf) };
    throw new Error(`Nothing answers ${path}`);
  };
}

/** Shows a scene: what the public call and the session answer from now on. */
export function play(fake: FakeSession, scene: Scene): void {
  asked.mockImplementation(async () => Response.json(invitationOf(scene)));
  fake.answer = answersOf(scene);
}

/** Answers the calls of one kind, and leaves the others to the scene. */
export function answer(fake: FakeSession, ending: string, make: () => unknown): void {
  const before = fake.answer;
  fake.answer = (path, init) => (path.endsWith(ending) && init.method !== undefined ? make() : before(path, init));
}

/** Pastes the element into the page. */
export function insert(fake: FakeSession, attributes: Record<string, string> = {}, content = ''): GygNeedElement {
  GygNeedElement.sessionOf = () => fake.session;
  const element = document.createElement('gyg-need');
  for (const [name, value] of Object.entries({ gyg: 'ren-kust/shore', need: needId, api: platform, ...attributes }))
    element.setAttribute(name, value);
  element.textContent = content;
  document.body.append(element);
  return element;
}

/** Waits for an asynchronous result. Long, because a busy machine is slow. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 12_000 });

export const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
export const one = (element: Element, selector: string): HTMLElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
export const textOf = (element: Element): string => element.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
/** The button with this text. */
export const button = (element: Element, text: string): HTMLButtonElement => {
  const found = all(element, 'button').find((one) => one.textContent?.trim() === text);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`There is no button ${text} in: ${textOf(element)}`);
  return found;
};
export const shows = (element: Element, text: string) => eventually(() => textOf(element)).toContain(text);

/** Waits until what was done is rendered, as between two acts of a person. */
export const rendered = () => new Promise(requestAnimationFrame);

/** Presses something, as a person does. */
export async function press(target: HTMLElement): Promise<void> {
  target.click();
  await rendered();
}

/** Types into a field, as a person does. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('No text field');
  // React reads the value by the property of the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await rendered();
}

/** A clean English page and a fresh session for each test. */
export function onCleanPage(): { fake: FakeSession } {
  const page = { fake: fakeSession() };
  beforeEach(() => {
    page.fake = fakeSession();
    asked.mockReset();
    play(page.fake, {});
    vi.stubGlobal('fetch', asked);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.replaceChildren();
    document.body.style.width = '480px';
    document.documentElement.lang = 'en';
    document.title = 'A partner';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute('style');
  });
  return page;
}

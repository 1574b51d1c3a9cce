import type { FakeSession } from '../../../core/preact/testing/fake-session';
import { asked, onCleanPage as onPage, platform } from '../../../core/preact/testing/on-page';
import { GygNeedElement } from '../gyg-need';
import { invitationOf, needId, responsesOf, type Scene } from './scene';

export * from '../../../core/preact/testing/on-page';
export * from './scene';

/** Shows a scene: what the public call and the session respond with from now on. */
export function play(fake: FakeSession, scene: Scene): void {
  asked.mockImplementation(async () => Response.json(invitationOf(scene)));
  fake.respond = responsesOf(scene);
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

/** A clean English page with a need that anyone can book. */
export const onCleanPage = () => onPage((fake) => play(fake, {}));

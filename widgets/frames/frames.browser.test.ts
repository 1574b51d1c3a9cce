import { afterEach, expect, test } from 'vitest';
import { eventually, platform } from '../testing/on-page';
import { reportHeight } from './report-height';
import { setFrameHeights } from './set-frame-heights';

let listen = (_event: MessageEvent) => {};
afterEach(() => {
  removeEventListener('message', listen);
  document.body.replaceChildren();
});

/** A frame of a page with an element that is 200 pixels high. */
function framedPage() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const own = frame.contentWindow as typeof window;
  own.document.body.innerHTML = '<div bg="#f6f1e7" style="height:200px"></div>';
  own.document.body.style.margin = '0';
  const heard: unknown[] = [];
  listen = ({ data }) => {
    if (Object(data).gygFrameHeight !== undefined) heard.push(data);
  };
  addEventListener('message', listen);
  return { own, heard, box: own.document.body.firstElementChild as HTMLElement };
}
/** All messages that were sent before have arrived after it. */
const roundTrip = () =>
  new Promise<void>((resolve) => {
    addEventListener('message', ({ data }) => data === 'round trip' && resolve());
    postMessage('round trip', '*');
  });

test('a page in a frame tells the height of its content, and each change of it', async () => {
  const { own, heard, box } = framedPage();
  reportHeight(own);
  await eventually(() => heard).toEqual([{ gygFrameHeight: 200 }]);
  box.style.height = '250.2px';
  await eventually(() => heard.at(-1)).toEqual({ gygFrameHeight: 251 });
  expect(own.document.body.style.background).toBe('rgb(246, 241, 231)');
});

test('it tells the height again when the page around it asks, and for no other message', async () => {
  const { own, heard } = framedPage();
  reportHeight(own);
  await eventually(() => heard.length).toBe(1);
  const ask = (data: unknown, source: Window) => own.dispatchEvent(new MessageEvent('message', { data, source }));
  ask('something else', window);
  ask('gyg-frame-height', own);
  await roundTrip();
  expect(heard).toHaveLength(1);
  ask('gyg-frame-height', window);
  await eventually(() => heard.length).toBe(2);
});

test('opened without a frame it posts nothing to itself', async () => {
  const { own } = framedPage();
  Reflect.set(own, 'parent', own);
  const heard: unknown[] = [];
  own.addEventListener('message', ({ data }) => heard.push(data));
  reportHeight(own);
  await new Promise((drawn) => own.requestAnimationFrame(() => own.requestAnimationFrame(drawn)));
  own.dispatchEvent(new MessageEvent('message', { data: 'gyg-frame-height', source: own }));
  await roundTrip();
  expect(heard).toEqual(['gyg-frame-height']);
  expect(own.document.body.style.background).toBe('rgb(246, 241, 231)');
});

test('only the frame that tells its height gets it, within limits, and only from the platform', () => {
  document.body.innerHTML = `<iframe src="${platform}/plugins/a"></iframe><iframe src="${platform}.evil.example/"></iframe>`;
  const [frame, foreign] = document.querySelectorAll('iframe');
  setFrameHeights(platform);
  const tell = (gygFrameHeight: unknown, source: unknown = frame?.contentWindow, origin = platform) => {
    const event = new MessageEvent('message', { data: { gygFrameHeight }, origin });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
    return [frame?.style.height, foreign?.style.height];
  };
  expect(tell(640)).toEqual(['640px', '']);
  expect(tell(10, foreign?.contentWindow)).toEqual(['640px', '']);
  expect(tell(10, frame?.contentWindow, 'https://evil.example')).toEqual(['640px', '']);
  for (const wrong of [-1, '10', null, Number.NaN]) expect(tell(wrong)).toEqual(['640px', '']);
  expect(tell(1e9)).toEqual(['20000px', '']);
});
